/**
 * `node node-process.ts DATABASE WEB [FANOUT]`: a node of a server, in a process of its own that can be killed, or told to stop; prints its
 * port. Clients may be fast. FANOUT: `nats://…` or `postgres://…`.
 */
import { createApp } from '../app.ts';
import { ALONE } from '../fanout/fanout.ts';
import { natsFanout } from '../fanout/nats.ts';
import { postgresFanout } from '../fanout/postgres.ts';
import { openDatabase } from '../storage/database.ts';

const [url = '', web = '', others = ''] = process.argv.slice(2);
const database = await openDatabase(url);
const app = await createApp({
  web,
  logger: { level: 'error', stream: process.stderr },
  database,
  fanout: others.startsWith('nats:') ? await natsFanout(others) : others === '' ? ALONE : postgresFanout(others),
  limits: { pace: { burst: 1000, perSecond: 100_000 }, sockets: 10_000 },
});
process.once('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit();
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : '');
