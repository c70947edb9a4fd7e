/** The course of a game for its charts. */
import type { History } from '../../session/history.ts';
import type { SessionTypes } from '../../session/session-game.ts';

/** The beginning of a turn, or the end of the game. */
export interface TurnMoment<T extends SessionTypes> {
  /** 0 at the end of the game. */
  readonly turn: number;
  /** The number of choices before it. */
  readonly at: number;
  /** Valid until the next one is asked for. */
  readonly position: T['position'];
}

export function* turnMoments<T extends SessionTypes>(history: Pick<History<T>, 'turns' | 'length' | 'positionsAt'>): Generator<TurnMoment<T>> {
  const moments = [...history.turns.map(({ turn, at }) => ({ turn, at })), { turn: 0, at: history.length }];
  let i = 0;
  for (const position of history.positionsAt(moments.map(({ at }) => at))) yield { turn: 0, at: 0, ...moments[i++], position };
}
