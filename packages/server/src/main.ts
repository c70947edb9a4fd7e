/** Runs the server until it is told to stop. The address goes to stdout, the log to stderr. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, NotBuilt } from './app.ts';
import { BadAddress, listen } from './listen.ts';
import { NoDatabase, openDatabase } from './storage/database.ts';
import { databasePlace } from './storage/place.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Answers under way get this long to finish: milliseconds. */
const GRACE = 3000;

async function main(): Promise<void> {
  const logger = { level: process.env.LOG_LEVEL || 'info', stream: process.stderr };
  const database = await openDatabase(databasePlace(process.env));
  const app = await createApp({ web: resolve(process.env.BB_WEB || WEB), logger, database });
  app.addHook('onClose', () => database.close());
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(0), GRACE).unref();
      void app.close().then(() => process.exit(0));
    });
  const address = await listen(app, process.env);
  console.log(`Blackbeard is ready at ${address}  (Ctrl-C stops it)`);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof NotBuilt || error instanceof BadAddress || error instanceof NoDatabase;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
