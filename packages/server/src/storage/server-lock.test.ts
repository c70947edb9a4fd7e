import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
let folder: string;
let servers: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bb-lock-'));
  writeFileSync(join(folder, 'index.html'), '');
  servers = [];
});
afterEach(async () => {
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const server of running) server.kill('SIGKILL');
  await Promise.all(running.map((server) => once(server, 'exit')));
  rmSync(folder, { recursive: true });
});

/** Starts a server on the folder. `ready` resolves to its first line, or to its stderr if it ended. */
function start(): { readonly server: ChildProcess; readonly ready: Promise<string> } {
  const server = spawn(process.execPath, ['--conditions=bb-source', MAIN], {
    env: { ...process.env, PORT: '0', BB_DATA: folder, BB_WEB: folder, DATABASE_URL: '', NATS_URL: '', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  servers.push(server);
  let errors = '';
  server.stderr.on('data', (part) => {
    errors += part;
  });
  const line = once(createInterface(server.stdout), 'line').then(([text]) => String(text));
  return { server, ready: Promise.race([line, once(server, 'close').then(() => errors)]) };
}

test('refuses to start a second server on the same file, and names the file', async () => {
  expect(await start().ready).toContain('Blackbeard is ready');
  const second = start();
  expect(await second.ready).toBe(
    `The database ${join(folder, 'blackbeard.db')} can't be opened: another server is using it. Stop that server first, or set BB_DATA to another folder for this one\n`,
  );
  expect(second.server.exitCode).toBe(1);
});

test('leaves no lock behind when a server is killed', async () => {
  const first = start();
  await first.ready;
  first.server.kill('SIGKILL');
  await once(first.server, 'exit');
  expect(await start().ready).toContain('Blackbeard is ready');
});

test('refuses to start on a damaged file, and leaves it as it is', async () => {
  const first = start();
  await first.ready;
  first.server.kill('SIGTERM');
  await once(first.server, 'exit');
  const file = join(folder, 'blackbeard.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4096, 3 * 4096);
  writeFileSync(file, bytes);
  const second = start();
  expect(await second.ready).toMatch(
    /blackbeard\.db can't be opened: it is damaged \(.+\)\. Stop the server, keep the file, and restore the last backup/,
  );
  expect(readFileSync(file)).toEqual(bytes);
});
