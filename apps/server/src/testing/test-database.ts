/** A database for the tests of a suite, and tables in it. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { Tables } from '../tables/tables.ts';
import { TEST_DATABASES, type TestDatabase } from './databases.ts';

/**
 * Call it where the suite is defined. The database is new and empty, and is dropped after the suite.
 *
 * @returns the database, to be used in tests and hooks only
 */
export function useDatabase(kind: keyof typeof TEST_DATABASES = 'sqlite'): Database & Pick<TestDatabase, 'url'> {
  let place: TestDatabase;
  let base: Database;
  beforeAll(async () => {
    place = await TEST_DATABASES[kind]();
    base = await openDatabase(place.url);
  });
  afterAll(async () => {
    await base.close();
    await place.drop();
  });
  return {
    kind,
    get url() {
      return place.url;
    },
    get db() {
      return base.db;
    },
    get writeBatch() {
      return base.writeBatch;
    },
    close: () => base.close(),
  };
}

/** Tables of any game, examples too, for players with any number of them. */
export const testTables = (
  { db }: Pick<Database, 'db'>,
  now: () => number = Date.now,
  ...[random = randomBytes, pubsub]: readonly [random?: (size: number) => Buffer, pubsub?: ConstructorParameters<typeof Tables>[2]]
): Tables => new Tables(db, { now, random }, pubsub, { hasExamples: true, maxOpenTables: Number.POSITIVE_INFINITY });
