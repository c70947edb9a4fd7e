/** The 2008 edition, as sessions see it. */
import {
  type Decision,
  decision,
  type GoldenAge,
  giveOrder,
  isForAnotherAction,
  type Lapse,
  lapseReason,
  type Outcome,
  PASS,
  type PassOrder,
  rulesOfPlay,
  type StandingOrder,
  standingAnswer,
  tablesFor,
  view,
} from '@bb/golden-age/rules';
import { possibleUses, type Thing } from '@bb/golden-age/table/choices/possible-uses.ts';
import { words } from '@bb/golden-age/table/i18n/words.ts';
import { eventText, type Names, namesFor } from '@bb/golden-age/text';
import { preferences } from '@bb/ui/preferences.svelte.ts';
import type { WorthOfId } from './bot-worker-handlers.ts';
import type { BotWorker } from './bots.ts';
import { botNameOf, type SeatSetup } from './seat-kinds.ts';
import type { BotsOfGame, SessionGame, SessionTypes } from './session-game.ts';
import { automaticAnswer, publicAutomaticAnswer } from './skippable-questions.ts';
import type { Reason } from './system-player-reasons.svelte.ts';
import { undoOf } from './undo.ts';

export interface GoldenAgeWorker extends BotWorker {
  /** 19.17 How the System Player rates each Action. */
  weigh(position: object): Promise<readonly WorthOfId[]>;
}

export interface GoldenAgeSession extends GoldenAge, SessionTypes {
  readonly position: GoldenAge['position'];
  readonly choice: GoldenAge['choice'];
  readonly view: GoldenAge['view'];
  readonly event: GoldenAge['event'];
  readonly options: GoldenAge['options'];
  readonly decision: Decision;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly seat: SeatSetup;
  readonly thing: Thing;
  readonly order: PassOrder;
  readonly standing: StandingOrder;
  readonly lapse: Lapse;
  readonly reason: Reason;
  readonly worker: GoldenAgeWorker;
}

/** Saves are fetched when they are needed. */
const workerClient = () => import('./bot-worker-client.ts');

export const bots: BotsOfGame<GoldenAgeSession> = {
  substitute: 'captain',
  nameOf: botNameOf,
  startWorker: async () => (await workerClient()).startBotWorker(),
  positionFor: async (g, you) => (await workerClient()).resampledFor(g, you),
};

export const goldenAge: SessionGame<GoldenAgeSession> = {
  rules: rulesOfPlay,
  names(options, seats) {
    const tables = tablesFor(options);
    return () => namesFor(tables, seats, words());
  },
  eventText,
  turnOf: (event) => (event.type === 'turnBegan' ? { turn: event.turn, seat: event.seat } : null),
  bots,
  orders: {
    pass: PASS,
    untilTurnEnds: { span: 'turn', except: [] },
    give: (order, g, seat) => giveOrder(order, view(g, seat), seat, g.hands[seat] ?? [], decision(g)?.about),
    lapse: (order, g, seat) => lapseReason(order, view(g, seat), seat, g.hands[seat] ?? []),
    lapseAt: (order, d) => (isForAnotherAction(order, d) ? 'otherAction' : null),
    isOnTime: (why) => why === 'ownTurn' || why === 'turnOver',
    answer: (order, g, d, choices) => standingAnswer(order, d, choices, view(g, d.seat), g.tables),
  },
  automatic: {
    answer: (d, choices, skipIdle) => automaticAnswer(d, choices, skipIdle, preferences.cunningOnlyWhenUseful),
    publicAnswer: (d, choices) => publicAutomaticAnswer(d, choices, preferences.cunningOnlyWhenUseful),
  },
  undoOf,
  uses: (thing, { ask, seat }, seen, { tables }) => possibleUses(thing, { ask, seat, view: seen, tables }),
  reasons: ({ seats }, history, worker) =>
    seats.some(({ kind }) => kind === 'system')
      ? import('./system-player-reasons.svelte.ts').then(({ SystemPlayerReasons }) => new SystemPlayerReasons(history, worker))
      : null,
  whatIf: async (whole, at, you) => (await import('./what-if.ts')).createWhatIf(whole, at, you),
  startOf: async (table) => (await import('./what-if-start.ts')).startOf(table),
  async script(length) {
    const { isBeyondScript, isOver, lessonAt, scriptedChoice } = await import('@bb/golden-age/table/tutorial/voyage.ts');
    return isBeyondScript(length) ? null : { next: scriptedChoice, asks: (at) => lessonAt(at) !== null, isOver };
  },
  record: async (table, choices, g) => (await import('./record-export.ts')).recordWithSeats(table, choices, g),
};
