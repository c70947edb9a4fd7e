/** The databases that a suite about storage runs on: SQLite always, PostgreSQL where there is one. */
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

async function asked(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export const hasPostgres: boolean = await asked('select 1').then(
  () => true,
  () => false,
);

/** A new one, with nothing in it. */
export const KINDS = {
  async sqlite(): Promise<TestDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'bb-storage-'));
    return { url: join(folder, 'blackbeard.db'), drop: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  async postgres(): Promise<TestDatabase> {
    const name = `bb_test_${randomUUID().replaceAll('-', '')}`;
    await asked(`create database ${name}`);
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => asked(`drop database if exists ${name} with (force)`) };
  },
} as const;

/** A suite that must hold on every database; it is skipped, and counted, where one is not there. */
export function onBoth(name: string, suite: (kind: keyof typeof KINDS) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name}, on %s`, (kind) => {
    if (kind === 'sqlite' || hasPostgres) suite(kind);
    else test.skip('there is no PostgreSQL here');
  });
}
