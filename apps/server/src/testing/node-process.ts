/**
 * `node node-process.ts DATABASE WEB [TRANSPORT]`: a server node in a process that tests can kill or stop. Prints its port. Its rate limits
 * are high. TRANSPORT is `postgres://…`, or `nats://…`, for which the database is the fallback.
 */
import { createApp } from '../app/app.ts';
import { withFallback } from '../pubsub/fallback-transport.ts';
import { natsTransport } from '../pubsub/nats-transport.ts';
import { postgresTransport } from '../pubsub/postgres-transport.ts';
import { ALONE } from '../pubsub/transport.ts';
import { openDatabase } from '../storage/database.ts';

const [url = '', web = '', transport = ''] = process.argv.slice(2);
const database = await openDatabase(url);
const app = await createApp({
  web,
  logger: { level: 'error', stream: process.stderr },
  database,
  hasExamples: true,
  hasHeartbeat: true,
  transport: transport.startsWith('nats:')
    ? withFallback(natsTransport(transport), postgresTransport(url))
    : transport === ''
      ? ALONE
      : postgresTransport(transport),
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
