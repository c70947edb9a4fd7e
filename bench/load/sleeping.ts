/**
 * Measures the memory that idle tables take, and the time to open one.
 *
 *     node --expose-gc bench/load/sleeping.ts [tables]
 *
 * Idle tables have 40 choices; the opened ones have 400.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Accounts } from '@bb/server/src/accounts/accounts.ts';
import { SYSTEM_ENVIRONMENT } from '@bb/server/src/accounts/environment.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { median } from '../timing.ts';
import { SEATS } from './contestant.ts';
import { createTables } from './games.ts';
import type { Opened } from './sleeper.ts';

const TABLES = Number(process.argv[2] ?? 100_000);
const IDLE_CHOICES = 40;
const OPENED_CHOICES = 400;
const OPENED_TABLES = 200;
/** Opened first and not counted. */
const WARM_UP_TABLES = 50;
const SLEEPER = fileURLToPath(new URL('./sleeper.ts', import.meta.url));

/** Runs a server on this database file. @returns its bytes of memory, and the times to open each of these tables */
async function measured(file: string, ids: readonly string[]): Promise<{ readonly rss: number; readonly times: readonly Opened[] }> {
  const child = fork(SLEEPER, [file], { execArgv: ['--no-warnings', '--expose-gc'] });
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
const accounts = new Accounts(database.db, SYSTEM_ENVIRONMENT);
const tokens = await Promise.all(Array.from({ length: SEATS }, () => accounts.createGuest('Anne', 'bench')));
const sessions = await Promise.all(tokens.map((token) => accounts.sessions.find(token)));
const players = sessions.flatMap((session) => session?.player ?? []);
const opened = await createTables(database, players, OPENED_TABLES + WARM_UP_TABLES, OPENED_CHOICES);
for (let made = 0; made < TABLES; made += 1000) await createTables(database, players, Math.min(1000, TABLES - made), IDLE_CHOICES);
await database.close();

const before = await measured(empty, []);
const after = await measured(full, opened);
const times = (of: keyof Opened): readonly number[] => after.times.slice(WARM_UP_TABLES).map((time) => time[of]);
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
