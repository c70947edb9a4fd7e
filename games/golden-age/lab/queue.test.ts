import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bb } from '@bb/cli/src/testing/run-bb.ts';
import { ENGINE_VERSION } from '@bb/golden-age/rules';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const REDIS = process.env.BB_REDIS ?? 'redis://127.0.0.1:6379';
const probe = new Redis(REDIS, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1000 });
probe.on('error', () => undefined);
const runs = await probe.connect().then(
  () => true,
  () => false,
);
probe.disconnect();

const NAME = `test-${process.pid}`;
const URL_ = `${REDIS}#${NAME}`;
const folder = mkdtempSync(join(tmpdir(), 'bb-queue-'));
const script = fileURLToPath(new URL('../../../apps/cli/src/bb.ts', import.meta.url));
const started: ChildProcess[] = [];

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--conditions=bb-source', '--no-warnings', script, 'lab', ...args]);
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => (said.out += data));
  child.stderr.on('data', (data) => (said.err += data));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said, ended };
}
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe.skipIf(!runs)('a queue', () => {
  let queue: Queue;
  beforeAll(() => {
    queue = new Queue(`bb-lab-${ENGINE_VERSION}-${NAME}`, { connection: { url: REDIS } });
  });
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL');
    await queue.obliterate({ force: true });
    await queue.close();
    rmSync(folder, { recursive: true });
  });

  // Waits until Redis gives up the worker that died.
  test('is played by its workers; if one dies, no game is lost or counted twice', { timeout: 120_000 }, async () => {
    const plan = ['--bots', 'captain', '--players', '3', '--games', '12', '--seed', '9', '--json'];
    const out = join(folder, 'games');
    const [dying, living] = [start('--queue', URL_, '--work', '--workers', '1'), start('--queue', URL_, '--work', '--workers', '1')];
    // Otherwise the first worker would play alone.
    await until(async () => (await queue.getWorkers()).length === 2);
    const asking = start(...plan, '--queue', URL_, '--out', out);
    // Both are playing a block.
    await until(async () => (await queue.getActiveCount()) === 2 && (await queue.getWaitingCount()) > 0);
    dying.child.kill('SIGKILL');
    expect(await asking.ended, asking.said.err).toBe(0);
    living.child.kill('SIGINT');
    expect(await living.ended, living.said.err).toBe(0);
    expect(living.said.err).toMatch(/^(8|12) games played$/m);

    const games = readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).game);
    expect(games.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, game) => game));
    expect(asking.said.out).toBe(`${(await bb(`lab ${plan.join(' ')}`)).out.join('\n')}\n`);
    expect(await queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed', 'delayed')).toBe(0);
  });

  test('goes on after its run was killed, and is emptied when the run is stopped', async () => {
    const plan = ['--bots', 'random', '--players', '3', '--games', '12', '--seed', '10', '--json', '--queue', URL_];
    const killed = start(...plan);
    await until(async () => (await queue.getWaitingCount()) === 3);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const again = start(...plan);
    const worker = start('--queue', URL_, '--work', '--workers', '1');
    expect(await again.ended, again.said.err).toBe(0);
    expect(again.said.out).toContain('"games":12');
    worker.child.kill('SIGINT');
    await worker.ended;
    expect(worker.said.err).toMatch(/^12 games played$/m);

    const stopped = start(...plan);
    await until(async () => (await queue.getWaitingCount()) === 3);
    stopped.child.kill('SIGINT');
    expect(await stopped.ended).toBe(1);
    expect(stopped.said.err).toContain('bb lab: stopped after 0 of 12 games');
    expect(await queue.getJobCountByTypes('waiting', 'active', 'completed', 'failed', 'delayed')).toBe(0);
  });
});

test('without Redis there is one clear error', async () => {
  const { code, err } = await bb('lab --games 1 --bots random --queue redis://127.0.0.1:1');
  expect([code, err.length]).toEqual([1, 1]);
  expect(err[0]).toContain('bb lab: --queue redis://127.0.0.1:1: no Redis answers (');
  expect((await bb('lab --work')).err[0]).toContain('--work needs --queue URL');
  expect((await bb('lab --work --queue redis://127.0.0.1:1 --games 3')).err[0]).toContain('--games makes no sense with --work');
  expect((await bb('lab --queue redis://127.0.0.1:1 --workers 3')).err[0]).toContain('--workers makes no sense with --queue');
  expect((await bb('lab --queue 127.0.0.1')).err[0]).toContain('--queue must be redis://HOST:PORT, not "127.0.0.1"');
});
