/**
 * `bb bench --peers`: compares random play of our game with that of public libraries, and with a program that knows no rules.
 *
 *     node bench/peers.ts [rounds] [--json]
 *
 * Each contestant runs in its own process, so that none affects the compiled code of another. Each round measures all of
 * them one after the other, with the same random generator and in processor time. Every few rounds they are restarted and
 * warmed up, because compiled code turns out a little different each time. Each figure is the median over the rounds; a
 * ratio compares figures of the same round.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { installPeers, PEERS_FOLDER } from './install-peers.ts';
import { median } from './timing.ts';

const ROUNDS = 9;
/** Rounds after which the contestants are restarted. */
const ROUNDS_PER_START = 3;
const WARM_UP_MS = 3000;
/** Processor time for each contestant in each round. */
const SLICE_MS = 300;

interface Contestant {
  readonly name: string;
  readonly file: string;
  readonly way?: string;
  readonly does: string;
  /** The number of our decisions that should fit into the time of one of these. */
  readonly aim?: number;
}
const OURS: Contestant = { name: 'Blackbeard', file: 'blackbeard.ts', does: 'decisions' };
const PEERS: readonly Contestant[] = [
  { name: 'chessops', file: 'chessops.ts', does: 'moves', aim: 4 },
  { name: 'boardgame.io, tic-tac-toe', file: 'boardgame-io.ts', way: 'small', does: 'moves', aim: 80 },
  { name: 'boardgame.io, state of our size', file: 'boardgame-io.ts', way: 'large', does: 'moves', aim: 80 },
  { name: 'flat state, copied each turn', file: 'flat.ts', way: 'copy', does: 'turns', aim: 1 / 5 },
  { name: 'flat state, scanned each turn', file: 'flat.ts', way: 'scan', does: 'turns' },
  { name: 'flat state, changed only', file: 'flat.ts', way: 'change', does: 'turns' },
];

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a contestant ended with code ${code}`);
    }),
  ]);
  return message;
}

/** @returns plays a second */
async function measure(child: ChildProcess, ms: number): Promise<number> {
  const heard = nextMessage(child);
  child.send(ms);
  return Number(await heard);
}

async function start({ file, way }: Contestant): Promise<ChildProcess> {
  const child = fork(`${PEERS_FOLDER}/${file}`, way ? [way] : [], {
    execArgv: ['--no-warnings'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await nextMessage(child);
  await measure(child, WARM_UP_MS);
  return child;
}

/** Starts all contestants and runs some rounds. @returns plays a second, by round and contestant */
async function measureRounds(rounds: number): Promise<readonly (readonly number[])[]> {
  const children: ChildProcess[] = [];
  for (const contestant of [OURS, ...PEERS]) children.push(await start(contestant));
  const found: number[][] = [];
  for (let i = 0; i < rounds; i++) {
    const rates: number[] = [];
    for (const child of children) rates.push(await measure(child, SLICE_MS));
    found.push(rates);
  }
  for (const child of children) child.disconnect();
  return found;
}

const rounded = (n: number): number => Number(n.toPrecision(3));

const args = process.argv.slice(2);
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ROUNDS);
installPeers();
const found: (readonly number[])[] = [];
while (found.length < rounds) found.push(...(await measureRounds(Math.min(ROUNDS_PER_START, rounds - found.length))));
const result = {
  node: process.versions.node,
  rounds,
  decisionsPerSecond: Math.round(median(found.map(([ours = 0]) => ours))),
  peers: PEERS.map(({ name, does, aim }, i) => ({
    name,
    does,
    perSecond: Math.round(median(found.map((rates) => rates[i + 1] ?? 0))),
    /** Our decisions in the time of one of theirs. */
    ratio: rounded(median(found.map(([ours = 0, ...theirs]) => ours / (theirs[i] ?? 0)))),
    ...(aim === undefined ? {} : { aim }),
  })),
};

if (args.includes('--json')) console.log(JSON.stringify(result));
else {
  const number = new Intl.NumberFormat('en-US');
  const line = (what: string, perSecond: number, more: string) =>
    console.log(`  ${what.padEnd(44)}${number.format(perSecond).padStart(12)}${more}`);
  console.log(`Random play, median of ${rounds} rounds; Node ${result.node}`);
  console.log(`  ${''.padEnd(44)}${'a second'.padStart(12)}${'ours to one'.padStart(14)}${'aim'.padStart(14)}`);
  line(`${OURS.name}: ${OURS.does}`, result.decisionsPerSecond, '');
  for (const { name, does, perSecond, ratio, aim } of result.peers)
    line(`${name}: ${does}`, perSecond, `${String(ratio).padStart(14)}${(aim === undefined ? '' : `at least ${aim}`).padStart(14)}`);
}
