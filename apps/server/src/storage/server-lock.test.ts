import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
function start(data = folder): { readonly server: ChildProcess; readonly ready: Promise<string> } {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', BB_DATA: data, BB_WEB: folder, DATABASE_URL: '', NATS_URL: '', DRAIN_SECONDS: '0' },
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

test('refuses a second server that reaches the same file through links', async () => {
  expect(await start().ready).toContain('Blackbeard is ready');
  const other = join(folder, 'other');
  mkdirSync(other);
  symlinkSync(join(folder, 'blackbeard.db'), join(other, 'blackbeard.db'));
  expect(await start(other).ready).toContain(`${join(folder, 'blackbeard.db')} can't be opened: another server is using it`);
  symlinkSync(folder, join(folder, 'link'));
  expect(await start(join(folder, 'link')).ready).toContain('another server is using it');
});

test('does not take a lost file for a first start, and says how to begin anew', async () => {
  const first = start();
  await first.ready;
  first.server.kill('SIGTERM');
  await once(first.server, 'exit');
  const file = join(folder, 'blackbeard.db');
  rmSync(file);
  expect(await start().ready).toBe(
    `The database ${file} can't be opened: it is missing, and a server has used it before. Put it back, or restore the last backup (docs/hosting.md). To begin anew instead, delete ${file}.lock\n`,
  );
  rmSync(`${file}.lock`);
  expect(await start().ready).toContain('Blackbeard is ready');
});

test('ends when its file is removed, instead of accepting what would be lost', async () => {
  const { server, ready } = start();
  const [, port] = /:(\d+)\//.exec(await ready) ?? [];
  const ended = once(server, 'close');
  let errors = '';
  server.stderr?.on('data', (part) => {
    errors += part;
  });
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `blackbeard.db${end}`), { force: true });
  // Any request that writes; the health check does.
  await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  await ended;
  expect(server.exitCode).not.toBe(0);
  expect(errors).toContain('blackbeard.db has been removed or replaced while the server was running: nothing more is accepted');
  expect(errors).not.toMatch(/^ +at /m);
});
