/** Where the database is: at DATABASE_URL, or else a SQLite file in the folder BB_DATA. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseOpenError } from './database.ts';
import { fileFault } from './sqlite-fault.ts';

const FILE_NAME = 'blackbeard.db';
/** Only the server's user may read the folder. */
const FOLDER_MODE = 0o700;

/** A PostgreSQL address, or null; and the folder for SQLite. */
interface Location {
  readonly database: string | null;
  readonly data: string;
}

/**
 * Creates the folder if it does not exist.
 * @throws DatabaseOpenError if the folder can't be created
 */
export function databaseLocation({ database, data: folder }: Location): string {
  if (database !== null) return database;
  try {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  } catch (error) {
    throw new DatabaseOpenError(folder, fileFault(folder, error));
  }
  return join(folder, FILE_NAME);
}
