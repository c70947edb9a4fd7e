import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { guest, TABLE_SETTINGS } from '../testing/test-players.ts';
import { openTestSite } from '../testing/test-site.ts';

const TOKEN = 'a token for Prometheus';
const METRICS_TOKEN = TOKEN.replaceAll(' ', '-');
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

onEachDatabase('/healthz', (kind) => {
  test('reports a healthy server, a lost database, and draining', async () => {
    const site = await openTestSite(kind);
    const health = async () => {
      const answer = await site.app.inject({ url: '/healthz' });
      expect(answer.headers['cache-control']).toBe('no-store');
      return [answer.statusCode, answer.json()];
    };
    expect(await health()).toEqual([200, { status: 'ok' }]);
    await site.database.db.destroy();
    expect(await health()).toEqual([503, { status: 'noDatabase' }]);
    site.app.drain();
    expect(await health()).toEqual([503, { status: 'draining' }]);
    await site.close();
  });
});

onEachDatabase('a database that can be read but not written', (kind) => {
  test('is reported as unhealthy', async () => {
    const site = await openTestSite(kind);
    await site.database.db.schema.dropTable('heartbeat').execute();
    expect(await site.database.db.selectFrom('tables').select('id').execute()).toEqual([]);
    const answer = await site.app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'noDatabase' }]);
    await site.close();
  });
});

test('a SQLite file that can be written but no longer read is reported as unhealthy', async () => {
  const site = await openTestSite('sqlite');
  const reads = vi.spyOn(SqliteFile.prototype, 'run').mockImplementation(() => {
    throw new Error('database disk image is malformed');
  });
  const answer = await site.app.inject({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'noDatabase' }]);
  reads.mockRestore();
  await site.close();
});

test('shows metrics only with the token, and names nobody in them', async () => {
  const site = await openTestSite('sqlite', { metricsToken: METRICS_TOKEN });
  const ask = (authorization?: string) =>
    site.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer x', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])
    expect((await ask(wrong)).statusCode).toBe(404);
  const anne = await guest(site, 'Anne');
  const settings = { ...TABLE_SETTINGS, bots: [null, 'mate'], isListed: false, hasSpectators: false };
  const { id } = (await anne.ask('POST', '/api/tables', settings)).json().table;
  await anne.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
  await anne.ask('GET', `/api/tables/${id}/game`);
  expect(await anne.statusOf('GET', '/api/tables/nowhere')).toEqual([404, 'noTable']);
  site.app.metrics.notification('mail', false);
  const answer = await ask(`Bearer ${METRICS_TOKEN}`);
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
  const lines = answer.body.split('\n');
  const value = (start: string): number =>
    Number(
      lines
        .find((line) => line.startsWith(start))
        ?.split(' ')
        .at(-1),
    );
  expect(value('bb_choices_total{by="chance"}')).toBeGreaterThan(0);
  expect(value('bb_choice_durable_seconds_count')).toBeGreaterThan(0);
  expect(value('bb_http_request_seconds_count{method="POST",route="/api/tables",status="201"}')).toBe(1);
  expect(value('bb_tables_open')).toBe(1);
  expect(value('bb_sockets_open')).toBe(0);
  expect(value('bb_refusals_total{code="noTable"}')).toBe(1);
  expect(value('bb_notices_total{channel="mail",outcome="failed"}')).toBe(1);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  for (const secret of [id, 'Anne', anne.token]) expect(answer.body).not.toContain(secret);
  await site.close();
  const closed = await openTestSite('sqlite');
  for (const authorization of ['', 'Bearer ', 'Bearer null'])
    expect((await closed.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  await closed.close();
});

test('answers pending requests when it stops', async () => {
  const site = await openTestSite('sqlite');
  const bell = new EventEmitter();
  site.app.get('/api/slow', async () => {
    bell.emit('asked');
    await once(bell, 'stopping');
    return { choices: await site.database.db.selectFrom('choices').selectAll().execute() };
  });
  const url = `${await site.app.listen({ host: '127.0.0.1', port: 0 })}/api/slow`;
  const asked = once(bell, 'asked');
  const answer = fetch(url);
  await asked;
  const closed = site.app.close();
  bell.emit('stopping');
  expect(await (await answer).json()).toEqual({ choices: [] });
  await closed;
  await expect(fetch(url)).rejects.toThrow();
  await site.close();
});

test('closes sockets and refuses new ones on SIGTERM, then exits with 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bb-main-'));
  writeFileSync(join(folder, 'index.html'), '');
  const node = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', BB_DATA: folder, BB_WEB: folder, DATABASE_URL: '', NATS_URL: '', DRAIN_SECONDS: '5' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(node.stdout), 'line');
  const [, host = ''] = /http:\/\/(\S+)\//.exec(line) ?? [];
  const open = () => new WebSocket(`ws://${host}/api/live`, { headers: { origin: `http://${host}` } });
  const socket = open();
  await once(socket, 'open');
  node.kill('SIGTERM');
  const [code] = await once(socket, 'close');
  expect(code).toBe(1012);
  expect((await fetch(`http://${host}/healthz`)).status).toBe(503);
  const [error] = await once(open(), 'error');
  expect(String(error)).toContain('503');
  expect(await once(node, 'exit')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test('reports a wrong environment variable in one line, and does not start', async () => {
  const node = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: 'x' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  node.stderr.on('data', (part) => {
    said += part;
  });
  expect(await once(node, 'close')).toEqual([1, null]);
  expect(said).toBe('PORT must be a whole number from 0 to 65535, not "x".\n');
});
