/** The part of a session that a list of choices, a table or a still picture needs while a player thinks. */
import type { Decision } from '@bb/kernel';
import type { GameSession } from './game-session.ts';
import type { LogLine } from './logbook.svelte.ts';
import type { SessionGame, SessionTypes } from './session-game.ts';

export interface AskedQuestion<T extends SessionTypes> {
  readonly game: SessionGame<T>;
  /** The names of the players. */
  readonly seats: readonly string[];
  readonly names: T['names'];
  readonly decision: T['decision'] & Pick<Decision, 'seat'>;
  readonly choices: readonly T['choice'][];
  /** What the player who is asked sees. */
  readonly view: T['view'];
  /** All events before the question, not redacted. */
  readonly events: readonly T['event'][];
  /** The number of events before the player's last answer. */
  readonly answeredAt: number;
  readonly uses: GameSession<T>['uses'];
}

export function askedSession<T extends SessionTypes>(asked: AskedQuestion<T>): GameSession<T> {
  const { game, seats, names, decision, choices, view, events, answeredAt, uses } = asked;
  const { seat } = decision;
  const lines = events.flatMap((event, id): LogLine<T>[] => {
    const own = game.rules.redact(event, seat);
    return own ? [{ id, event: own, text: game.eventText(own, names) }] : [];
  });
  const session: Partial<GameSession<T>> = {
    game,
    seats: seats.map((name) => ({ name, kind: 'human' })),
    names,
    person: seat,
    handOverTo: null,
    thinking: null,
    notice: '',
    snapshot: { view, decision, choices, outcome: null },
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
    costsOf: () => [],
    uses,
    standingOrder: null,
    lapsed: null,
    replay: null,
    viewers: [seat],
    turns: [],
    stops: [],
  };
  return session as GameSession<T>;
}
