/** Where the database is: at DATABASE_URL, or else a file in the folder BB_DATA. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { NoDatabase } from './database.ts';

const FILE = 'blackbeard.db';
/** What is in it is nobody's but the server's. */
const MODE = 0o700;

/** Makes the folder where there is none. @throws NoDatabase */
export function databasePlace({ database, data: folder }: Pick<Config, 'database' | 'data'>): string {
  if (database !== null) return database;
  try {
    mkdirSync(folder, { recursive: true, mode: MODE });
  } catch (error) {
    throw new NoDatabase(folder, error instanceof Error ? error.message : String(error));
  }
  return join(folder, FILE);
}
