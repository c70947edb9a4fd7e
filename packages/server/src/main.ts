/** Runs the server until it is told to stop. The address goes to stdout, the log to stderr. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp, NotBuilt } from './app.ts';
import { ALONE, type Fanout } from './fanout/fanout.ts';
import { NoNats, natsFanout } from './fanout/nats.ts';
import { postgresFanout } from './fanout/postgres.ts';
import { BadAddress, listen } from './listen.ts';
import { type Database, NoDatabase, openDatabase } from './storage/database.ts';
import { databasePlace } from './storage/place.ts';

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Answers under way get this long to finish: milliseconds. */
const GRACE = 3000;

async function main(): Promise<void> {
  const logger = { level: process.env.LOG_LEVEL || 'info', stream: process.stderr };
  const place = databasePlace(process.env);
  const database = await openDatabase(place);
  const fanout = await fanoutFor(database, place, process.env.NATS_URL);
  const app = await createApp({ web: resolve(process.env.BB_WEB || WEB), logger, database, fanout });
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(0), GRACE).unref();
      void app
        .close()
        .then(() => database.close())
        .then(() => process.exit(0));
    });
  const address = await listen(app, process.env);
  console.log(`Blackbeard is ready at ${address}  (Ctrl-C stops it)`);
}

/** How other nodes hear of new choices: over NATS, else over the database they share. @throws NoNats */
async function fanoutFor({ kind }: Database, place: string, nats: string | undefined): Promise<Fanout> {
  if (nats) return natsFanout(nats);
  return kind === 'postgres' ? postgresFanout(place) : ALONE;
}

main().catch((error: unknown) => {
  const isExpected = error instanceof NotBuilt || error instanceof BadAddress || error instanceof NoDatabase || error instanceof NoNats;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
