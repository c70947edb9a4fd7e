import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from '@bb/command';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bb-json-'));
  file = join(folder, 'game.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a byte order mark is no fault', () => {
  writeFileSync(file, '\uFEFF{"game":"landfall"}');
  expect(readJson(file)).toEqual({ game: 'landfall' });
});

test('a pipe is read once, a file each time', async () => {
  writeFileSync(file, '1');
  expect(readJson(file)).toBe(1);
  writeFileSync(file, '2');
  expect(readJson(file)).toBe(2);
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  execFileSync('sh', ['-c', `echo 3 > ${pipe} &`], { stdio: 'ignore' });
  expect(readJson(pipe)).toBe(3);
  expect(readJson(pipe)).toBe(3);
});

test('deep nesting is refused in one line, but brackets in a text are not counted', () => {
  writeFileSync(file, `{"choices":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`);
  expect(() => readJson(file)).toThrow(`${file}: is nested more than 200 levels deep`);
  writeFileSync(file, JSON.stringify({ name: '['.repeat(1000), quoted: '"[[' }));
  expect(readJson(file)).toMatchObject({ quoted: '"[[' });
});
