/** Our server as `main.ts` runs it, on its own SQLite file, with higher rate limits for the fast clients. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Accounts } from '@bb/server/src/accounts/accounts.ts';
import { SYSTEM_ENVIRONMENT } from '@bb/server/src/accounts/environment.ts';
import { createApp } from '@bb/server/src/app/app.ts';
import { openDatabase } from '@bb/server/src/storage/database.ts';
import { type Party, readLoad, SEATS, serve } from './contestant.ts';
import { createTables } from './games.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-load-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'index.html'), '');
const database = await openDatabase(join(folder, 'blackbeard.db'));
const accounts = new Accounts(database.db, SYSTEM_ENVIRONMENT);
const { busy, each } = readLoad();
const parties: Party[] = [];
for (let party = 0; party < busy; party++) {
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) tokens.push(await accounts.createGuest('Anne', `party ${party}`));
  const sessions = await Promise.all(tokens.map((token) => accounts.sessions.find(token)));
  const players = sessions.flatMap((session) => session?.player ?? []);
  const tables = await createTables(database, players, each, 0);
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
