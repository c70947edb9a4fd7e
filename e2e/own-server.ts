/** A server for one file of tests, with its own database and dice. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../apps/server/src/accounts/environment.ts';
import { createApp } from '../apps/server/src/app/app.ts';
import { openDatabase } from '../apps/server/src/storage/database.ts';
import { seededRandom } from '../apps/server/src/testing/seeded-random.ts';

const DIST = join(import.meta.dirname, '../apps/web/dist');

export interface OwnServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Draws of each length are a series of their own, so that the ids of what pages ask for meanwhile don't change the dice. */
function randomByLength(seed: string): Environment['random'] {
  const series = new Map<number, Environment['random']>();
  return (bytes) => {
    const random = series.get(bytes) ?? seededRandom(`${seed} ${bytes}`);
    series.set(bytes, random);
    return random(bytes);
  };
}

/** @param seed  fixes all that the server draws: with the same sessions and tables, each run has the same dice */
export async function startServer({ seed, hasExamples = false }: { seed: string; hasExamples?: boolean }): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bb-e2e-'));
  const database = await openDatabase(join(folder, 'server.db'));
  const app = await createApp({
    web: DIST,
    logger: false,
    database,
    hasExamples,
    environment: { now: Date.now, random: randomByLength(seed) },
  });
  return {
    origin: await app.listen({ host: '127.0.0.1', port: 0 }),
    async stop() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
