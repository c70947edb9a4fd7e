/** Table records in progress, to be stored. */
import type { Game } from '@bb/kernel';
import { LEAGUES, landfall } from '@bb/landfall/rules';
import type { Db } from '../storage/schema.ts';
import { type SeatRecord, TABLE_FORMAT, type TableRecord } from '../tables/table-record.ts';

const NAMES = ['Anne', 'Jack', 'Mary', 'Bart', 'Ned'];

/** @param players  the number of people at the table; their ids are `p0`, `p1` and so on */
export const testTableRecord = (players: number, { id, version }: Pick<Game, 'id' | 'version'> = landfall): TableRecord => ({
  format: TABLE_FORMAT,
  game: id,
  version,
  options: { players, ...(id === landfall.id && { leagues: LEAGUES.most }) },
  name: 'Nassau',
  host: 'p0',
  stage: 'inProgress',
  isListed: true,
  hasSpectators: true,
  seats: NAMES.slice(0, players).map((name, i): SeatRecord => ({ kind: 'person', player: `p${i}`, name, isReady: true })),
  windows: 'sealed',
  clock: null,
  password: null,
  pausedSince: null,
  pauses: [],
  votes: [],
  lastVote: null,
  rematch: null,
  clientSeeds: Array.from({ length: players }, () => null),
  seed: 'c0ffee'.padEnd(64, '0'),
  rewinds: [],
});

export async function insertTable(db: Db, id: string, record: TableRecord): Promise<void> {
  await db
    .insertInto('tables')
    .values({ id, created_at: 1, changed_at: 1, head: 0, stage: record.stage, is_listed: 1, body: JSON.stringify(record) })
    .execute();
}
