/** What a vote to rewind the game would undo. */
import type { Seat } from '@bb/kernel';
import type { GameSession } from '@bb/table-kit/session/game-session.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { TableState, TableUpdate } from '../shared/messages.ts';
import { get } from '../shared/server-api.ts';

/** The moment to which a vote would rewind the game. */
export interface RewoundMoment {
  /** The turn in which it lies; null before the first turn. */
  readonly turn: { readonly turn: number; readonly seat: Seat } | null;
  /** The first line of the log that would be undone; empty if there is none. */
  readonly undone: string;
}

/** The moments of the votes that this page has seen, by the vote’s id. */
export type RewoundMoments = ReadonlyMap<string, RewoundMoment>;

/**
 * Finds the moment before choice `to`. The page has all events, and the server tells how many of them have happened since that choice.
 * @returns null if the table has changed meanwhile
 */
export async function findRewoundMoment<T extends SessionTypes>(
  session: GameSession<T>,
  path: string,
  rewinds: number,
  to: number,
): Promise<RewoundMoment | null> {
  const since = await get<TableState<T> | TableUpdate<T>>(`${path}/game?since=${to}&rewinds=${rewinds}`);
  if (since.type !== 'update' || since.seq !== session.length) return null;
  const { allEvents } = session;
  const first = allEvents.length - since.events.length;
  return {
    turn: allEvents.slice(0, first).reduce((turn: RewoundMoment['turn'], { event }) => session.game.turnOf(event) ?? turn, null),
    undone: allEvents.slice(first).find(({ text }) => text !== '')?.text ?? '',
  };
}
