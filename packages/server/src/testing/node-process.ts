/** `node node-process.ts DATABASE WEB`: a node of a server, in a process of its own that can be killed; prints its port. Clients may be fast. */
import { createApp } from '../app.ts';
import { openDatabase } from '../storage/database.ts';

const [url = '', web = ''] = process.argv.slice(2);
const database = await openDatabase(url);
const app = await createApp({
  web,
  logger: { level: 'error', stream: process.stderr },
  database,
  pace: { burst: 1000, perSecond: 100_000 },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : '');
