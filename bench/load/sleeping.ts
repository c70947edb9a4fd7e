/**
 * What tables cost that nobody looks at, and how long it takes until one that is looked at is there.
 *
 *     node --conditions=bb-source --expose-gc bench/load/sleeping.ts [tables]
 *
 * Each has 40 choices behind it; the ones that are opened have 400.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Accounts } from '@bb/server/src/accounts/accounts.ts';
import { OUTSIDE } from '@bb/server/src/accounts/outside.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { median } from '../timing.ts';
import { SEATS } from './contestant.ts';
import { layTables } from './games.ts';
import type { Opened } from './sleeper.ts';

const TABLES = Number(process.argv[2] ?? 100_000);
const ASLEEP = 40;
const OPENED = 400;
const TIMES = 200;
const WARM = 50;
const NODE = fileURLToPath(new URL('./sleeper.ts', import.meta.url));

/** A server on this file: its bytes of memory, and milliseconds until each of these tables could be told. */
async function measured(file: string, ids: readonly string[]): Promise<{ readonly rss: number; readonly times: readonly Opened[] }> {
  const child = fork(NODE, [file], { execArgv: ['--conditions=bb-source', '--no-warnings', '--expose-gc'] });
  const [rss] = await once(child, 'message');
  child.send(ids);
  const [times] = await once(child, 'message');
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
  return { rss, times };
}

const folder = mkdtempSync(join(tmpdir(), 'bb-sleep-'));
const [empty, full] = [join(folder, 'empty.db'), join(folder, 'full.db')];
const database = await openDatabase(full);
const accounts = new Accounts(database.db, OUTSIDE);
const tokens = await Promise.all(Array.from({ length: SEATS }, () => accounts.guest('Anne', 'bench')));
const sessions = await Promise.all(tokens.map((token) => accounts.sessions.find(token)));
const players = sessions.flatMap((session) => session?.player ?? []);
const opened = await layTables(database, players, TIMES + WARM, OPENED);
for (let laid = 0; laid < TABLES; laid += 1000) await layTables(database, players, Math.min(1000, TABLES - laid), ASLEEP);
await database.close();

const before = await measured(empty, []);
const after = await measured(full, opened);
const times = (of: keyof Opened): readonly number[] => after.times.slice(WARM).map((time) => time[of]);
console.log(
  JSON.stringify({
    tables: TABLES,
    fileMB: Math.round(statSync(full).size / 1e6),
    rssEmptyMB: Math.round(before.rss / 1e6),
    rssFullMB: Math.round(after.rss / 1e6),
    openMs: Number(median(times('wall')).toPrecision(3)),
    openCpuMs: Number(median(times('cpu')).toPrecision(3)),
    load: loadavg()[0],
  }),
);
rmSync(folder, { recursive: true });
