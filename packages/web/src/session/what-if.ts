/** What-ifs: new tables that begin at a moment of another game, against bots. */
import { ENGINE_VERSION, GAME_ID, resample, type Save, type Seat, save } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import type { SeatSetup } from './seat-kinds.ts';
import { randomBelow } from './secure-random.ts';
import type { History, WholeGame } from './session.ts';
import { putTable, randomId } from './store.ts';

/**
 * The position after the first `at` choices. Unless the game is over, everything that `you` could not see is dealt anew, so that a
 * what-if tells nothing about the game that goes on.
 */
export function whatIfStart(history: History, at: number, you: Seat | null, random: Random): Save {
  const g = history.at(at);
  if (history.game.ending === '') resample(g, you, random);
  return save(g);
}

/** A person on seat `you`, and bots on all others. */
export const seatsWithBots = (seats: readonly SeatSetup[], you: Seat): readonly SeatSetup[] =>
  seats.map((seat, i) =>
    i === you ? { name: seat.name, kind: 'human' } : seat.kind === 'human' ? { name: seat.name, kind: 'captain' } : seat,
  );

const fraction: Random = () => randomBelow(2 ** 32) / 2 ** 32;

/** Stores the new table. @returns its id */
export async function createWhatIf({ history, table: from }: WholeGame, at: number, you: Seat): Promise<string> {
  const start = whatIfStart(history, at, you, fraction);
  const id = randomId();
  const now = Date.now();
  const table = {
    id,
    game: GAME_ID,
    version: ENGINE_VERSION,
    options: start.options,
    seats: seatsWithBots(from.seats, you),
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
