/** A file that can't be used has its own cause, and only a damaged one is to be restored from a backup. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSqliteFile } from './server-lock.ts';
import { fileFault, sqliteFault, whyUnusable } from './sqlite-fault.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bb-fault-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const withCode = (code: string): Error => Object.assign(new Error(code), { code });
const fromSqlite = (errcode: number): Error => Object.assign(new Error('said'), { errcode });

test.each([
  [withCode('EROFS'), /can only be read\. Mount it for writing/],
  [withCode('EACCES'), /the user \S+ may not read and write \/x\/y\. Give it to that user/],
  [withCode('EPERM'), /Give it to that user/],
  [withCode('ENOSPC'), /the disk is full/],
  [withCode('ENOTDIR'), /is not a folder/],
])('a file that gives %s', (error, said) => {
  expect(fileFault('/x/y', error)).toMatch(said);
  expect(fileFault('/x/y', error)).not.toMatch(/backup/);
});

test.each([
  [5, /another program is writing it/],
  [8, /can't be written/],
  [14, /can't be written/],
  [10 | (1 << 8), /the disk reports an error/],
  [13, /the disk is full/],
])('a file for which SQLite says %i is not called damaged', (errcode, said) => {
  expect(sqliteFault('/x/y', fromSqlite(errcode))).toMatch(said);
  expect(sqliteFault('/x/y', fromSqlite(errcode))).not.toMatch(/damaged|restore the last/);
});

test('a damaged file, and one that is no database, are', () => {
  for (const errcode of [11, 26])
    expect(sqliteFault('/x/y', fromSqlite(errcode))).toMatch(/^it is damaged \(said\)\. Stop the server, keep the file/);
  const text = join(folder, 'text.db');
  writeFileSync(text, 'this is no database, but a text that is long enough to be read as one'.repeat(20));
  expect(() => checkSqliteFile(text)).toThrow(/it is damaged \(file is not a database\)/);
});

test('a folder in the place of a file is named, whichever file it is', () => {
  const path = join(folder, 'a.db');
  expect(whyUnusable(path)).toBeNull();
  mkdirSync(`${path}-wal`);
  expect(whyUnusable(path)).toContain(`${path}-wal is not a file`);
});
