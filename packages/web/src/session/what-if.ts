/** What-ifs: new tables that leave another game at some place, against bots. */
import { ENGINE_VERSION, GAME_ID, type Seat } from '@bb/golden-age/rules';
import type { Segment } from '@bb/kernel';
import type { GoldenAgeSession } from './golden-age.ts';
import type { SeatSetup } from './seat-kinds.ts';
import { randomBelow } from './secure-random.ts';
import type { History, WholeGame } from './session.ts';
import { putTable, randomId, type StoredTable } from './store.ts';

/**
 * The origin of a what-if that leaves a game after `at` choices. Unless the game is over, everything that `you` could not see is dealt anew,
 * so that playing the what-if tells nothing about the game that goes on.
 *
 * @param before  the origin of the game itself, if that is a what-if
 */
export function originAt(history: History, at: number, you: Seat, seed: string, before: readonly Segment[] = []): readonly Segment[] {
  return [...before, { choices: history.choices.slice(0, at), deal: history.game.ending === '' ? { seat: you, seed } : null }];
}

/** A person on seat `you`, and bots on all others. */
export const seatsWithBots = (seats: readonly SeatSetup[], you: Seat): readonly SeatSetup[] =>
  seats.map((seat, i) =>
    i === you ? { name: seat.name, kind: 'human' } : seat.kind === 'human' ? { name: seat.name, kind: 'captain' } : seat,
  );

/** Stores the new table. @returns its id */
export async function createWhatIf({ history, table: from }: WholeGame, at: number, you: Seat): Promise<string> {
  const now = Date.now();
  const table: StoredTable<GoldenAgeSession> = {
    id: randomId(),
    game: GAME_ID,
    version: ENGINE_VERSION,
    options: from.options,
    seats: seatsWithBots(from.seats, you),
    skipIdle: true,
    createdAt: now,
    playedAt: now,
    over: false,
    origin: originAt(history, at, you, String(randomBelow(2 ** 32)), from.origin),
    whatIf: history.at(at).playerTurn,
  };
  await putTable(table, []);
  return table.id;
}
