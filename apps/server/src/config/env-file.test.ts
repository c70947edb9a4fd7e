import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withEnvFile } from './env-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bb-env-'));
  file = join(folder, 'blackbeard.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the first line counts behind a byte order mark', () => {
  writeFileSync(file, '\uFEFFPORT=8080\r\nHOST="0.0.0.0"\r\n');
  expect(withEnvFile(file, {})).toEqual({ PORT: '8080', HOST: '0.0.0.0' });
});

test('the process’s own variables come first, and no file is no fault', () => {
  writeFileSync(file, 'PORT=8080\nNODE_OPTIONS=--no-warnings\n');
  expect(withEnvFile(file, { PORT: '9090' })).toEqual({ PORT: '9090', NODE_OPTIONS: '--no-warnings' });
  expect(withEnvFile(join(folder, 'none'), { PORT: '1' })).toEqual({ PORT: '1' });
});

test('a misspelt name is refused with its line', () => {
  writeFileSync(file, '# secrets\nMETRIC_TOKEN=abc\nPORT=1\nexport DRAIN_SECOND=5\n');
  expect(() => withEnvFile(file, {})).toThrow(
    'blackbeard.env, line 2: there is no variable METRIC_TOKEN. docs/hosting.md lists them all.\nblackbeard.env, line 4: there is no variable DRAIN_SECOND. docs/hosting.md lists them all.',
  );
});
