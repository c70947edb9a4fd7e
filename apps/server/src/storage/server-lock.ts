/** One server at a time on a SQLite file. `bb admin` may work beside it. */
import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './database.ts';
import { sqliteFault, whyUnusable } from './sqlite-fault.ts';

export interface ServerLock {
  /** The path of the database itself, if the given one led through links. */
  readonly path: string;
  /** Remembers that there is a database, so that a later start does not take a lost file for a first start. */
  remember(): void;
  release(): void;
}

/** SQLite's code for a file that another process has locked. */
const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
/** The `user_version` of a lock file beside which a database was opened. */
const USED = 1;

/** @returns the path without links, also if the file does not exist yet: all names of a file have one lock */
function withoutLinks(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return withoutLinks(resolve(dirname(path), readlinkSync(path)));
  return join(realpathSync(dirname(path)), basename(path));
}

/**
 * Locks the SQLite file at this path by a second file beside it. The system releases the lock when the process ends, however it ends.
 * @throws DatabaseOpenError if another server has the lock, if a file can't be written, or if the database was there and is missing
 */
export function lockForServer(given: string): ServerLock {
  const path = withoutLinks(given);
  const unusable = whyUnusable(path);
  if (unusable !== null) throw new DatabaseOpenError(path, unusable);
  const lock = locked(path);
  if (versionOf(lock) === USED && !existsSync(path)) {
    lock.close();
    throw new DatabaseOpenError(
      path,
      `it is missing, and a server has used it before. Put it back, or restore the last backup (docs/hosting.md). To begin anew instead, delete ${path}.lock`,
    );
  }
  return {
    path,
    remember: () => {
      if (versionOf(lock) !== USED) lock.exec(`pragma user_version = ${USED}`);
    },
    release: () => lock.close(),
  };
}

/** The lock lasts as long as the connection: in this mode SQLite keeps what a transaction has locked. */
function locked(path: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${path}.lock`, { timeout: 0 });
    lock.exec('pragma journal_mode = MEMORY; pragma locking_mode = EXCLUSIVE; begin exclusive; commit');
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error))
      throw new DatabaseOpenError(
        path,
        'another server is using it. Stop that server first, or set BB_DATA to another folder for this one',
      );
    throw new DatabaseOpenError(`${path}.lock`, sqliteFault(`${path}.lock`, error));
  }
}

const versionOf = (lock: DatabaseSync): number => Number(lock.prepare('pragma user_version').get()?.user_version);

/** @throws DatabaseOpenError if the file at this path can't be used, with the cause */
export function checkSqliteFile(path: string): void {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 5000 });
    const faults = db
      .prepare('pragma quick_check(3)')
      .all()
      .map((row) => String(Object.values(row)[0]));
    if (faults.join() !== 'ok') throw new Error(faults.join('; '));
  } catch (error) {
    throw new DatabaseOpenError(path, sqliteFault(path, error));
  } finally {
    db?.close();
  }
}
