/** Whole tables at the questions of stored games: one for each kind of question, with what happened before it. */
import { type Choice, clone, type Decision, type Game, type GameEvent, tablesFor, view } from '@bb/golden-age/rules';
import { eventText, type Names, namesFor } from '@bb/golden-age/text';
import type { LogLine, Session } from '../session/session.ts';
import { goldenAge } from '../session/session-game.ts';
import { automaticAnswer } from '../session/skippable-questions.ts';
import { type CaptainsGame, replay } from './captains-games.ts';
import { SEATS, usesAt } from './question-shapes.ts';

/** Of the questions of a kind, the one before which most has happened since the player's last answer. */
export interface TableQuestion {
  readonly g: Game;
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly names: Names;
  /** All events before it. */
  readonly events: readonly GameEvent[];
  /** The number of events before the player's last answer. */
  readonly answeredAt: number;
  /** How often the kind occurs. */
  readonly count: number;
}

/** The most contests since the player's last answer that make a difference. */
const MAX_CONTESTS = 2;

/** The same ask, of as many players, with as many contests to show. */
function kindOf({ ask }: Decision, players: number, news: readonly GameEvent[]): string {
  const contests = news.filter(({ type }) => type === 'contested').length;
  return [ask, players, Math.min(contests, MAX_CONTESTS)].join(' ');
}

/** Leaves out the questions that the page answers by itself. */
export function tableQuestionsOf(games: readonly CaptainsGame[]): readonly TableQuestion[] {
  const found = new Map<string, TableQuestion>();
  for (const game of games) {
    const names = namesFor(tablesFor({ players: game.players }), SEATS);
    const answered = new Map<number, number>();
    replay(game, (decision, choices, g, events) => {
      if (automaticAnswer(decision, choices, true, true)) return;
      const answeredAt = answered.get(decision.seat) ?? 0;
      const kind = kindOf(decision, game.players, events.slice(answeredAt));
      answered.set(decision.seat, events.length);
      const known = found.get(kind);
      const count = (known?.count ?? 0) + 1;
      const isFuller = !known || events.length - answeredAt > known.events.length - known.answeredAt;
      found.set(
        kind,
        isFuller ? { g: clone(g), decision, choices, names, events: events.slice(), answeredAt, count } : { ...known, count },
      );
    });
  }
  return [...found.values()];
}

/** The part of a session that a table needs while a player thinks. */
export function tableSessionAt({ g, decision, choices, names, events, answeredAt }: TableQuestion): Session {
  const { seat } = decision;
  const seen = view(g, seat);
  const lines = events.flatMap((event, id): LogLine[] => {
    const own = goldenAge.rules.redact(event, seat);
    return own ? [{ id, event: own, text: eventText(own, names) }] : [];
  });
  const session: Partial<Session> = {
    game: goldenAge,
    seats: SEATS.slice(0, seen.players).map((name) => ({ name, kind: 'human' })),
    names,
    person: seat,
    handOverTo: null,
    thinking: null,
    notice: '',
    snapshot: { view: seen, decision, choices, outcome: null },
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
    uses: (thing) => usesAt(thing, { g, decision, names, seen }),
    standingOrder: null,
    lapsed: null,
    replay: null,
    viewers: [seat],
    turns: [],
    stops: [],
  };
  return session as Session;
}
