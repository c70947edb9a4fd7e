/** The words that tell, in the list of saved games, how far each game is. */
import { isolated } from '@bb/table-kit/isolated.ts';
import { isHuman } from '@bb/table-kit/session/seat-setup.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { say } from '../i18n/say.ts';

/** @returns the result of a finished game, or the turn of an unfinished one; and the place of the human player, if there is exactly one */
export function standingOf({ over, progress, seats }: StoredTable): readonly string[] {
  const words = say().pages;
  if (!progress) return [over ? words.finished : words.inProgress];
  const { turn, scores, winners } = progress;
  const people = seats.flatMap((seat, i) => (isHuman(seat) ? [i] : []));
  const [mine = -1] = people.length === 1 ? people : [];
  const points = scores[mine];
  const rank = points === undefined ? 0 : 1 + scores.filter((other) => other > points).length;
  const place = points === undefined ? [] : [words.place(rank, scores.length, points)];
  if (!over) return [turn > 0 ? words.turn(turn) : words.inProgress, ...(turn > 0 ? place : [])];
  if (points !== undefined && winners.includes(mine)) return [words.won(points)];
  // First by points, and still no winner: the game has beaten all players.
  if (points !== undefined) return rank > 1 ? place : [words.lost(points)];
  return [
    winners.length > 0
      ? words.wonBy(winners.map((seat) => isolated(seats[seat]?.name ?? words.seatNumber(seat + 1))).join(', '))
      : words.finished,
  ];
}
