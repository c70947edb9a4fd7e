/**
 * `bb bench --peers`: random play of our game beside that of public libraries, and beside no rules at all.
 *
 *     node --conditions=bb-source bench/peers.ts [rounds] [--json]
 *
 * Each contestant is a process of its own, so that none spoils the compiled code of another. In each round all are
 * measured one after the other, with the same random generator and in processor time; every few rounds they are started
 * anew and warmed up, for compiled code turns out a little different each time. Each figure is the median over the
 * rounds; a ratio is taken within a round.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { installPeers, PEERS_FOLDER } from './install-peers.ts';
import { median } from './timing.ts';

const ROUNDS = 9;
/** Rounds from one start to the next. */
const HEAT = 3;
const WARM_UP = 3000;
/** Milliseconds of processor time a contestant gets in each round. */
const SLICE = 300;

interface Contestant {
  readonly name: string;
  readonly file: string;
  readonly way?: string;
  readonly does: string;
  /** How many decisions of ours there should be to one of these. */
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

async function hear(child: ChildProcess): Promise<unknown> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a contestant has ended with code ${code}`);
    }),
  ]);
  return message;
}

/** Plays a second. */
async function measure(child: ChildProcess, ms: number): Promise<number> {
  const heard = hear(child);
  child.send(ms);
  return Number(await heard);
}

async function enter({ file, way }: Contestant): Promise<ChildProcess> {
  const child = fork(`${PEERS_FOLDER}/${file}`, way ? [way] : [], {
    execArgv: ['--conditions=bb-source', '--no-warnings'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await hear(child);
  await measure(child, WARM_UP);
  return child;
}

async function heat(rounds: number): Promise<readonly (readonly number[])[]> {
  const children: ChildProcess[] = [];
  for (const contestant of [OURS, ...PEERS]) children.push(await enter(contestant));
  const found: number[][] = [];
  for (let i = 0; i < rounds; i++) {
    const rates: number[] = [];
    for (const child of children) rates.push(await measure(child, SLICE));
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
while (found.length < rounds) found.push(...(await heat(Math.min(HEAT, rounds - found.length))));
const result = {
  node: process.versions.node,
  rounds,
  decisionsPerSecond: Math.round(median(found.map(([ours = 0]) => ours))),
  peers: PEERS.map(({ name, does, aim }, i) => ({
    name,
    does,
    perSecond: Math.round(median(found.map((rates) => rates[i + 1] ?? 0))),
    /** Decisions of ours in the time of one of theirs. */
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
