/** Databases for tests: SQLite always, PostgreSQL if a server is available. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, test } from 'vitest';

const SERVER = process.env.BB_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function queryPostgres(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export const hasPostgres: boolean = await queryPostgres('select 1').then(
  () => true,
  () => false,
);

/** Creates a new, empty database. */
export const TEST_DATABASES = {
  async sqlite(): Promise<TestDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'bb-storage-'));
    return { url: join(folder, 'blackbeard.db'), drop: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  async postgres(): Promise<TestDatabase> {
    const name = `bb_test_${randomUUID().replaceAll('-', '')}`;
    await queryPostgres(`create database ${name}`);
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => queryPostgres(`drop database if exists ${name} with (force)`) };
  },
} as const;

/** Defines a suite that runs on each kind of database. Without PostgreSQL, that run counts as skipped. */
export function onEachDatabase(name: string, suite: (kind: keyof typeof TEST_DATABASES) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name}, on %s`, (kind) => {
    if (kind === 'sqlite' || hasPostgres) suite(kind);
    else test.skip('needs a PostgreSQL server');
  });
}
