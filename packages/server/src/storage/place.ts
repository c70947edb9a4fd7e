/** Where the database is: at DATABASE_URL, or else a file in the folder BB_DATA. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NoDatabase } from './database.ts';

const FOLDER = fileURLToPath(new URL('../../../../data', import.meta.url));
const FILE = 'blackbeard.db';
/** What is in it is nobody's but the server's. */
const MODE = 0o700;

/** Makes the folder where there is none. @throws NoDatabase */
export function databasePlace(env: NodeJS.ProcessEnv): string {
  if (env.DATABASE_URL) return env.DATABASE_URL;
  const folder = resolve(env.BB_DATA || FOLDER);
  try {
    mkdirSync(folder, { recursive: true, mode: MODE });
  } catch (error) {
    throw new NoDatabase(folder, error instanceof Error ? error.message : String(error));
  }
  return join(folder, FILE);
}
