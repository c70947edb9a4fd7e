/** Runs the server until it is told to stop. The address goes to stdout, the log to stderr. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp, NotBuilt } from './app.ts';
import { BadConfig, limitsOf, noticesOf, readConfig } from './config.ts';
import { ALONE, type Fanout } from './fanout/fanout.ts';
import { NoNats, natsFanout } from './fanout/nats.ts';
import { postgresFanout } from './fanout/postgres.ts';
import { BadAddress, listen } from './listen.ts';
import { type Database, NoDatabase, openDatabase } from './storage/database.ts';
import { databasePlace } from './storage/place.ts';
import { checkSqliteFile, lockForServer, type ServerLock } from './storage/server-lock.ts';

/** Answers under way get this long to finish: milliseconds. */
const GRACE = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const place = databasePlace(config);
  const isFile = config.database === null;
  const lock = isFile ? lockForServer(place) : null;
  if (isFile && existsSync(place)) checkSqliteFile(place);
  const database = await openDatabase(place);
  const app = await createApp({
    web: config.web,
    logger: { level: config.logLevel, stream: process.stderr },
    database,
    fanout: await fanoutFor(database, place, config.nats),
    limits: limitsOf(config),
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    notices: noticesOf(config),
    moderators: config.moderators,
  });
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (!isStopping) void stop(app, database, lock, config.drainSeconds);
      isStopping = true;
    });
  const address = await listen(app, config);
  console.log(`Blackbeard is ready at ${address}  (Ctrl-C stops it)`);
}

/** Clients go elsewhere, what is under way is finished, and all that was taken is on the disk. */
async function stop(app: FastifyInstance, database: Database, lock: ServerLock | null, drainSeconds: number): Promise<void> {
  app.log.info('stopping');
  app.drain();
  await pause(drainSeconds * 1000);
  setTimeout(() => {
    app.log.warn('what is under way takes too long: it is given up');
    process.exit(1);
  }, GRACE).unref();
  await app.close();
  await database.close();
  lock?.release();
  process.exit(0);
}

/** How other nodes hear of new choices: over NATS, else over the database they share. @throws NoNats */
async function fanoutFor({ kind }: Database, place: string, nats: string | null): Promise<Fanout> {
  if (nats) return natsFanout(nats);
  return kind === 'postgres' ? postgresFanout(place) : ALONE;
}

main().catch((error: unknown) => {
  const isExpected = [BadConfig, NotBuilt, BadAddress, NoDatabase, NoNats].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
});
