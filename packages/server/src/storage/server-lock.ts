/** One server at a time on a SQLite file. `bb admin` may work beside it. */
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './database.ts';

export interface ServerLock {
  release(): void;
}

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks the SQLite file at this path by a second file beside it. The system releases the lock when the process ends, however it ends.
 * @throws DatabaseOpenError if another server has the lock, or if the second file can't be written
 */
export function lockForServer(path: string): ServerLock {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
    // A transaction that never ends: nothing is written.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (isBusy(error))
      throw new DatabaseOpenError(
        path,
        'another server is using it. Stop that server first, or set BB_DATA to another folder for this one',
      );
    throw new DatabaseOpenError(`${path}.lock`, error instanceof Error ? error.message : String(error));
  }
  const held = lock;
  return { release: () => held.close() };
}

/** @throws DatabaseOpenError if the file at this path is damaged */
export function checkSqliteFile(path: string): void {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    const faults = db
      .prepare('pragma quick_check(3)')
      .all()
      .map((row) => String(Object.values(row)[0]));
    if (faults.join() !== 'ok') throw new Error(faults.join('; '));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new DatabaseOpenError(
      path,
      `it is damaged (${why}). Stop the server, keep the file, and restore the last backup: docs/hosting.md`,
    );
  } finally {
    db.close();
  }
}
