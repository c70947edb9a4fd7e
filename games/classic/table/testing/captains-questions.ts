/** The questions of games between captains, and the part of a session that shows one. */
import { classicBots } from '@bb/classic/bots';
import { type Choice, classic, type Decision, decision, type Game, type GameEvent, tablesFor } from '@bb/classic/rules';
import { CHANCE, pick, seeded } from '@bb/kernel';
import {
  looksOf as allLooks,
  LongestOfShape,
  type Look as LookOf,
  lengthOf,
  type Shaped,
  shapeOf,
} from '@bb/ui/testing/question-shapes.ts';
import { groupsOf } from '../choices/choice-groups.ts';
import { sceneOf } from '../choices/scene.ts';
import { classicGame } from '../play.ts';
import type { LogLine, Names, Session } from '../session.ts';

/** The names of the players. */
const SEATS = ['Holly', 'Anne', 'Jonathan', 'Mary'];
const PLAYERS = [2, 3, 4] as const;

interface Asked {
  readonly g: Game;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly names: Names;
  /** All events before it. The list goes on growing. */
  readonly events: readonly GameEvent[];
  /** The number of events before the player's last answer. */
  readonly answeredAt: number;
}

/** Plays games of two, three and four captains in turns, and shows each of their questions. */
function visitQuestions(games: number, visit: (asked: Asked) => void): void {
  const captain = classicBots.player('captain');
  if (!captain) throw new Error('there is no captain');
  for (let seed = 1; seed <= games; seed++) {
    const options = { players: PLAYERS[seed % PLAYERS.length] ?? 2 };
    const random = seeded(seed);
    const names: Names = { seat: (seat) => SEATS[seat] ?? '', tables: tablesFor(options) };
    const answered = new Map<number, number>();
    const events: GameEvent[] = [];
    const g = classic.newGame(options);
    for (let d = decision(g); d; d = decision(g)) {
      const choices = classic.legal(g);
      if (d.seat !== CHANCE) {
        visit({ g, decision: d, choices, names, events, answeredAt: answered.get(d.seat) ?? 0 });
        answered.set(d.seat, events.length);
      }
      classic.play(g, d.seat === CHANCE ? pick(choices, random) : captain.choose(g, random), events);
    }
  }
}

/** Of the questions of a shape, the one with the longest labels. */
export interface Question extends Shaped, Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
}

const kept = (asked: Asked): Asked => ({ ...asked, g: classic.clone(asked.g), events: asked.events.slice() });

/** @returns the questions of games between captains, one of each shape: the same ask, with the same numbers of choices of each kind */
export function questionsOf(games: number): readonly Question[] {
  const longest = new LongestOfShape<Question>();
  visitQuestions(games, (asked) => {
    const { decision: d, choices, names } = asked;
    const shape = shapeOf(
      d.ask,
      choices.map(({ type }) => type),
    );
    const length = lengthOf(choices.map((choice) => classicGame.choiceText(choice, names)));
    longest.add(shape, length, (count) => ({ ...kept(asked), length, count }));
  });
  return longest.all;
}

/** A question with a fold open, by its id. */
export type Look = LookOf<Question, string>;

function looksAt(question: Question): ReadonlyMap<string, Look> {
  const scene = sceneOf(sessionAt(question));
  const { folds, rows } = scene ? groupsOf(scene) : { folds: [], rows: [] };
  const { ask } = question.decision;
  const whole: Look = { question, opened: null };
  return new Map([
    [shapeOf(ask, [...folds.map(() => 'fold'), ...rows.flatMap(({ options }) => options.map(({ choice }) => choice.type))]), whole],
    ...folds.map((fold): [string, Look] => [`${ask} ${fold.id} ${fold.rows.length}`, { question, opened: fold.id }]),
  ]);
}

export const looksOf = (questions: readonly Question[]) => allLooks(questions, looksAt);

/** Of the questions of a kind, the one before which most has happened since the player's last answer. */
export interface TableQuestion extends Asked {
  /** How often the kind occurs. */
  readonly count: number;
}

/** The most rolls since the player's last answer that make a difference. */
const MAX_ROLLS = 2;

/** The same ask, of as many players, with as many rolls to show. */
function kindOf({ decision: { ask }, events, answeredAt, g }: Asked): string {
  let rolls = 0;
  for (let i = answeredAt; i < events.length && rolls < MAX_ROLLS; i++) if (events[i]?.type === 'rolled') rolls++;
  return [ask, g.players, rolls].join(' ');
}

export function tableQuestionsOf(games: number): readonly TableQuestion[] {
  const found = new Map<string, TableQuestion>();
  visitQuestions(games, (asked) => {
    const kind = kindOf(asked);
    const known = found.get(kind);
    const count = (known?.count ?? 0) + 1;
    const isFuller = !known || asked.events.length - asked.answeredAt > known.events.length - known.answeredAt;
    found.set(kind, isFuller ? { ...kept(asked), count } : { ...known, count });
  });
  return [...found.values()];
}

/** The part of a session that a table needs while a player thinks. */
export function sessionAt({ g, decision: asked, choices, names, events, answeredAt }: Asked): Session {
  const { seat } = asked;
  const seen = classic.view(g, seat);
  const lines = events.flatMap((event, id): LogLine[] => {
    const own = classic.redact(event, seat);
    return own ? [{ id, event: own, text: classicGame.eventText(own, names) }] : [];
  });
  const session: Partial<Session> = {
    game: classicGame,
    seats: SEATS.slice(0, g.players).map((name) => ({ name, kind: 'human' })),
    names,
    person: seat,
    handOverTo: null,
    thinking: null,
    notice: '',
    snapshot: { view: seen, decision: asked, choices, outcome: null },
    length: events.length,
    events: lines,
    log: lines.filter(({ text }) => text !== ''),
    allEvents: lines,
    answeredAt,
    recap: null,
    haltReason: '',
    asked: [seat],
    sent: null,
    sealed: null,
    isLoadingUses: false,
    uses: () => [],
    standingOrder: null,
    lapsed: null,
    replay: null,
    viewers: [seat],
    turns: [],
    stops: [],
  };
  return session as Session;
}
