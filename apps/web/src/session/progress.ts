/** How far a game has come, for lists of games. */
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';

/** @returns what a stored table says of its position */
export function progressOf<T extends SessionTypes>(
  { rules, turnNumber, scores }: SessionGame<T>,
  p: T['position'],
): Pick<StoredTable<T>, 'over' | 'progress'> {
  const outcome = rules.outcome(p);
  return {
    over: outcome !== null,
    progress: {
      turn: turnNumber(p),
      scores: [...(outcome?.scores ?? scores?.(p) ?? [])],
      winners: [...(outcome?.winners ?? [])],
      ...(outcome ? { ending: outcome.ending } : {}),
    },
  };
}
