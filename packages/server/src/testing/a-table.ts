/** A table that has begun, as it is stored. */
import { ENGINE_VERSION } from '@bb/engine';
import type { Db } from '../storage/schema.ts';
import { type SeatBody, TABLE_FORMAT, type TableBody } from '../tables/table-body.ts';

const NAMES = ['Anne', 'Jack', 'Mary', 'Bart', 'Ned'];

/** So many persons sit at it, `p0` and on. */
export const aTable = (players: number): TableBody => ({
  format: TABLE_FORMAT,
  engine: ENGINE_VERSION,
  options: { players },
  name: 'Nassau',
  host: 'p0',
  stage: 'playing',
  isListed: true,
  hasSpectators: true,
  seats: NAMES.slice(0, players).map((name, i): SeatBody => ({ kind: 'person', player: `p${i}`, name, isReady: true })),
  windows: 'sealed',
  clock: null,
  password: null,
  pausedSince: null,
  pauses: [],
  votes: [],
  lastVote: null,
  rematch: null,
  pinches: Array.from({ length: players }, () => null),
  seed: 'c0ffee'.padEnd(64, '0'),
  rewinds: [],
});

export async function insertTable(db: Db, id: string, body: TableBody): Promise<void> {
  await db
    .insertInto('tables')
    .values({ id, created_at: 1, changed_at: 1, head: 0, stage: body.stage, is_listed: 1, body: JSON.stringify(body) })
    .execute();
}
