/** A game that takes another course: a new table that begins in the midst of one, against bots. */
import { type Random, RECORD_FORMAT, resample, type Save, type Seat, save } from '@bb/engine';
import { pick } from './chance.ts';
import type { SeatSetup } from './crew.ts';
import type { History } from './history.ts';
import type { LocalSession } from './local-session.svelte.ts';
import { newId, putTable } from './store.ts';

/**
 * The position after so many choices. What `you` could not see is dealt anew, unless the game is over: then it lies open.
 * So nothing can be learned here about the game that goes on.
 */
export function startOf(history: History, at: number, you: Seat | null, random: Random): Save {
  const g = history.at(at);
  if (history.game.ending === '') resample(g, you, random);
  return save(g);
}

/** One person, and bots for all others. */
export const seatsAgainst = (seats: readonly SeatSetup[], you: Seat): readonly SeatSetup[] =>
  seats.map((seat, i) =>
    i === you ? { name: seat.name, kind: 'human' } : seat.kind === 'human' ? { name: seat.name, kind: 'captain' } : seat,
  );

const fraction: Random = () => pick(2 ** 32) / 2 ** 32;

/** Keeps the new table, and yields its id. */
export async function keepWhatIf({ history, setup }: LocalSession, at: number, you: Seat): Promise<string> {
  const start = startOf(history, at, you, fraction);
  const id = newId();
  const now = Date.now();
  const table = {
    id,
    format: RECORD_FORMAT,
    options: start.options,
    seats: seatsAgainst(setup.seats, you),
    skipIdle: true,
    createdAt: now,
    playedAt: now,
    over: false,
    start,
    whatIf: start.position.playerTurn,
  };
  await putTable(table, []);
  return id;
}
