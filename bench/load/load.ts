/**
 * `bb bench --load`: whole tables over the network: our server beside a room that only relays, one that stores what it relays, and
 * boardgame.io's own.
 *
 *     node --conditions=bb-source bench/load/load.ts [rounds] [seconds] [--json]
 *
 * In each round all are started, played at and ended one after the other, so that a slow moment of the machine falls on all of them; the
 * clients of all are the same program, in a process of its own. Each figure is the median over the rounds, a ratio is taken within a round.
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
import type { Cost, Ready, Wish } from './contestant.ts';

const ROUNDS = 5;
const SECONDS = 5;
const WARM_UP = 12_000;
/** Milliseconds after which one that says nothing has got stuck. */
const PATIENCE = 120_000;
/** Tables to go on with where a game ends, for all together. */
const SPARE = 1000;

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
  /** Share of one processor that the server took, the warm-up counted in. */
  readonly serverCpu: number;
  /** Bytes of memory that the busy tables took, each. */
  readonly heapPerTable: number;
  readonly rss: number;
}

const start = (file: string, args: readonly string[]): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--conditions=bb-source', '--no-warnings', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

async function hear<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${child.spawnargs.at(-2)} has ended with code ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(PATIENCE) }), ended]);
  return message;
}
const ask = (child: ChildProcess, word: string): Promise<Cost> => {
  const heard = hear<Cost>(child);
  child.send(word);
  return heard;
};
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** One contestant under one load. */
async function measure(
  { file, protocol, isStored }: Contestant,
  busy: number,
  pace: number | null,
  seconds: number,
  bytes: number,
): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'bb-load-'));
  const wish: Wish = { busy, each: 1 + SPARE / busy, bytes };
  const server = start(file, [JSON.stringify(wish), ...(isStored ? [join(folder, 'room.db')] : [])]);
  const ready = await hear<Ready>(server);
  const before = await ask(server, 'cost');
  const run: Run = { protocol, ready, pace, warmUp: WARM_UP, time: seconds * 1000 };
  const began = performance.now();
  const client = start('client.ts', [JSON.stringify(run)]);
  const found = await hear<Found>(client);
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
    // The rooms relay as much as ours has sent.
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
