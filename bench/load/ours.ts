/** Our server, as `main.ts` runs it, on a SQLite file of its own; clients may be fast. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from '@bb/server/src/accounts/accounts.ts';
import { OUTSIDE } from '@bb/server/src/accounts/outside.ts';
import { createApp } from '@bb/server/src/app.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { type Party, SEATS, serve, wishOf } from './contestant.ts';
import { layTables } from './games.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-load-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'index.html'), '');
const database = await openDatabase(join(folder, 'blackbeard.db'));
const accounts = new Accounts(database.db, OUTSIDE);
const { busy, each } = wishOf();
const parties: Party[] = [];
for (let party = 0; party < busy; party++) {
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) tokens.push(await accounts.guest('Anne', `party ${party}`));
  const sessions = await Promise.all(tokens.map((token) => accounts.sessions.find(token)));
  const players = sessions.flatMap((session) => session?.player ?? []);
  const tables = await layTables(database, players, each, 0);
  parties.push({ tables, cookies: tokens.map((token) => `bb-session=${token}`) });
}
const app = await createApp({
  web: folder,
  logger: { level: 'error', stream: process.stderr },
  database,
  limits: { pace: { burst: 1000, perSecond: 100_000 }, sockets: 10_000 },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
serve({ port: typeof address === 'object' && address ? address.port : 0, parties });
