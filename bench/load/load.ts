/**
 * `bb bench --load`: plays whole tables over the network, on our server, on a room server that only relays, on one that also stores the
 * messages, and on boardgame.io's own server.
 *
 *     node bench/load/load.ts [rounds] [seconds] [--json]
 *
 * Each round starts, uses and stops all servers one after the other, so that a slow moment of the machine affects all of them. The clients
 * are the same program for each, in its own process. Each figure is the median over the rounds; a ratio compares figures of the same round.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeers } from '../install-peers.ts';
import { median } from '../timing.ts';
import type { Found, Run } from './client.ts';
import type { Cost, Load, Ready } from './contestant.ts';

const ROUNDS = 5;
const SECONDS = 5;
const WARM_UP_MS = 12_000;
/** A process that is silent for this long has hung. */
const REPLY_TIMEOUT_MS = 120_000;
/** Tables for all parties together to move on to when a game ends. */
const SPARE_TABLES = 1000;

const CONTESTANTS = [
  { name: 'ours', file: 'ours.ts', protocol: 'ours', isStored: false },
  { name: 'room', file: 'room.ts', protocol: 'room', isStored: false },
  { name: 'stored room', file: 'room.ts', protocol: 'room', isStored: true },
  { name: 'boardgame.io', file: 'boardgame-io.ts', protocol: 'boardgameIo', isStored: false },
] as const;
type Contestant = (typeof CONTESTANTS)[number];
const LOADS = [50, 200].flatMap((busy) => [
  { busy, pace: null },
  { busy, pace: 2 },
]);

interface Line extends Found {
  /** Processor time of the server, warm-up included, as a share of one processor. */
  readonly serverCpu: number;
  /** Bytes of memory for each busy table. */
  readonly heapPerTable: number;
  readonly rss: number;
}

const start = (file: string, args: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--no-warnings', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${child.spawnargs.at(-2)} ended with code ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(REPLY_TIMEOUT_MS) }), ended]);
  return message;
}
const ask = (child: ChildProcess, word: string): Promise<Cost> => {
  const heard = nextMessage<Cost>(child);
  child.send(word);
  return heard;
};
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** Measures one server under one load. */
async function measure(
  { file, protocol, isStored }: Contestant,
  busy: number,
  pace: number | null,
  seconds: number,
  bytes: number,
): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'bb-load-'));
  const load: Load = { busy, each: 1 + SPARE_TABLES / busy, bytes };
  const server = start(file, [JSON.stringify(load), ...(isStored ? [join(folder, 'room.db')] : [])]);
  const ready = await nextMessage<Ready>(server);
  const before = await ask(server, 'cost');
  const run: Run = { protocol, ready, pace, warmUpMs: WARM_UP_MS, measuredMs: seconds * 1000 };
  const began = performance.now();
  const client = start('client.ts', [JSON.stringify(run)]);
  const found = await nextMessage<Found>(client);
  const lasted = performance.now() - began;
  const after = await ask(server, 'cost');
  const gone = once(client, 'exit');
  client.send('end');
  await gone;
  await end(server);
  rmSync(folder, { recursive: true });
  return {
    ...found,
    serverCpu: (after.cpu - before.cpu) / 1000 / lasted,
    heapPerTable: (after.heap - before.heap) / busy,
    rss: after.rss,
  };
}

const args = process.argv.slice(2);
const [rounds = ROUNDS, seconds = SECONDS] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
installPeers();

const middle = (values: readonly number[]): number => Number(median(values).toPrecision(3));
const results = [];
for (const { busy, pace } of LOADS) {
  const found = CONTESTANTS.map((): Line[] => []);
  for (let round = 0; round < rounds; round++) {
    // The rooms relay as many bytes as our server sent, so ours is measured first.
    let bytes = 0;
    for (const [i, contestant] of CONTESTANTS.entries()) {
      const line = await measure(contestant, busy, pace, seconds, bytes);
      if (i === 0) bytes = Math.round(line.bytes);
      found[i]?.push(line);
    }
  }
  const [ours = []] = found;
  for (const [i, { name }] of CONTESTANTS.entries()) {
    const lines = found[i] ?? [];
    const of = (what: keyof Line): number => middle(lines.map((line) => line[what]));
    results.push({
      busy,
      pace,
      name,
      rate: of('rate'),
      ratio: middle(lines.map(({ rate }, round) => (ours[round]?.rate ?? Number.NaN) / rate)),
      p50: of('p50'),
      p99: of('p99'),
      bytes: of('bytes'),
      serverCpu: of('serverCpu'),
      clientCpu: of('cpu'),
      heapPerTable: of('heapPerTable'),
      rss: of('rss'),
      load: Number((loadavg()[0] ?? Number.NaN).toPrecision(3)),
    });
    console.error(JSON.stringify(results.at(-1)));
  }
}
if (args.includes('--json')) console.log(JSON.stringify({ node: process.versions.node, rounds, seconds, results }));
else console.table(results);
