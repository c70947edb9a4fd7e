/** Runs the server until it is stopped. Prints the address to stdout, the log to stderr. */
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp, NotBuilt } from './app/app.ts';
import { BadAddress, listen } from './app/listen.ts';
import { BadConfig, limitsOf, notificationConfigOf, readConfig } from './config/config.ts';
import { withEnvFile } from './config/env-file.ts';
import { withFallback } from './pubsub/fallback-transport.ts';
import { natsTransport } from './pubsub/nats-transport.ts';
import { postgresTransport } from './pubsub/postgres-transport.ts';
import { ALONE, type Transport } from './pubsub/transport.ts';
import { type Database, DatabaseOpenError, openDatabase } from './storage/database.ts';
import { databaseLocation } from './storage/database-location.ts';
import { checkSqliteFile, lockForServer, type ServerLock } from './storage/server-lock.ts';

/** Requests in progress get this long to finish. */
const GRACE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(withEnvFile(process.argv[2] ?? '', process.env));
  const location = databaseLocation(config);
  const lock = config.database === null ? lockForServer(location) : null;
  const place = lock?.path ?? location;
  if (lock && existsSync(place)) checkSqliteFile(place);
  const database = await openDatabase(place);
  lock?.remember();
  const app = await createApp({
    web: config.web,
    logger: { level: config.logLevel, stream: process.stderr },
    database,
    hasHeartbeat: true,
    transport: fanoutFor(database, place, config.nats),
    limits: limitsOf(config),
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    notifications: notificationConfigOf(config),
    moderators: config.moderators,
    hasExamples: config.hasExamples,
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

/** Stops: clients go elsewhere, requests in progress are finished, and all that was accepted is on the disk. */
async function stop(app: FastifyInstance, database: Database, lock: ServerLock | null, drainSeconds: number): Promise<void> {
  app.log.info('stopping');
  app.drain();
  await pause(drainSeconds * 1000);
  setTimeout(() => {
    app.log.warn('requests in progress take too long and are dropped');
    process.exit(1);
  }, GRACE_MS).unref();
  await app.close();
  await database.close();
  lock?.release();
  process.exit(0);
}

/** How other nodes hear of changes: over NATS, or over the shared database where there is no NATS. */
function fanoutFor({ kind }: Database, place: string, nats: string | null): Transport {
  const overDatabase = kind === 'postgres' ? postgresTransport(place) : ALONE;
  return nats ? withFallback(natsTransport(nats), overDatabase) : overDatabase;
}

main().catch((error: unknown) => {
  const isExpected = [BadConfig, NotBuilt, BadAddress, DatabaseOpenError].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(1);
});
