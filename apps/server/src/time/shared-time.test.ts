/** Suspended processes, a database that is away, and clocks that are set, on one node and on several: nobody loses a second, and nobody gains one. */
import { expect, test } from 'vitest';
import { afterBeat, type Beat, type SharedTime, timeAt } from './shared-time.ts';
import type { Pause } from './stops.ts';
import { timeAfter, timeBefore, timeBetween } from './stops.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const START = 1_800_000_000_000;
const BEAT_MS = 2 * SECOND_MS;

/** A database with a clock, beats and gaps. */
class Base {
  readonly beats = new Map<Node, Beat>();
  readonly gaps: Pause[] = [];
  isAway = false;
  clock = START;

  /** Lets time pass for everything: `sets` moves the reference clock beside. */
  pass(time: number, { sets = 0, suspended = [] as readonly Node[], nodes = [] as readonly Node[] } = {}): void {
    this.clock += time + sets;
    for (const node of nodes) if (!suspended.includes(node)) node.monotonic += time;
  }
}

/** A node on a base. Its monotonic clock begins anywhere. */
class Node {
  monotonic = 7 * HOUR_MS;
  time: SharedTime | null = null;
  readonly base: Base;

  constructor(base: Base) {
    this.base = base;
  }

  beat(): void {
    const { beats, gaps, isAway, clock } = this.base;
    if (isAway) return;
    const known = [...beats].map(([node, beat]) => ({ ...beat, isOwn: node === this }));
    const { time, gap } = afterBeat(this.time, { monotonic: this.monotonic, reference: clock }, known);
    if (gap && !gaps.some(([start]) => start === gap[0])) gaps.push(gap);
    this.time = time;
    beats.set(this, { isOwn: false, isLast: false, at: time.at, reference: clock });
  }

  /** The process ends. `isKilled`: without a last beat. The next one is another node. */
  end(isKilled: boolean): void {
    if (!isKilled) this.beat();
    const { beats } = this.base;
    const last = beats.get(this);
    beats.delete(this);
    if (last) beats.set(new Node(this.base), { ...last, isLast: !isKilled });
  }

  restart(): void {
    this.end(true);
    this.time = null;
    this.monotonic = 3;
    this.beat();
  }

  get now(): number {
    return this.time ? timeAt(this.time, this.monotonic) : Number.NaN;
  }

  /** The time that has counted since a moment. */
  since(moment: number): number {
    return timeBetween(moment, this.now, this.base.gaps);
  }
}

/** Nodes on one base that have run together for a minute. */
function running(count: number): { readonly base: Base; readonly nodes: readonly Node[]; run(time: number): void } {
  const base = new Base();
  const nodes = Array.from({ length: count }, () => new Node(base));
  const run = (time: number): void => {
    for (let passed = 0; passed < time; passed += BEAT_MS) {
      base.pass(Math.min(BEAT_MS, time - passed), { nodes });
      for (const node of nodes) node.beat();
    }
  };
  for (const node of nodes) node.beat();
  run(MINUTE_MS);
  return { base, nodes, run };
}
const one = () => {
  const { base, nodes, run } = running(1);
  return { base, node: nodes[0] ?? new Node(base), nodes, run };
};
const two = () => {
  const { base, nodes, run } = running(2);
  const [a, b] = [nodes[0] ?? new Node(base), nodes[1] ?? new Node(base)];
  return { base, a, b, nodes, run };
};

test('time counts while nodes beat, and is the time of the reference clock', () => {
  const { base, node, run } = one();
  const before = node.now;
  run(10 * MINUTE_MS);
  expect([node.since(before), node.now, base.gaps]).toEqual([10 * MINUTE_MS, base.clock, []]);
});

test('a suspended process, whose monotonic clock goes on, costs nobody a second', () => {
  const { base, node, nodes, run } = one();
  const before = node.now;
  base.pass(40 * SECOND_MS, { nodes });
  // Before it has looked for a gap, it says at most that five seconds have passed.
  expect(node.now - before).toBe(5 * SECOND_MS);
  node.beat();
  expect([node.since(before), base.gaps]).toEqual([0, [[before, before + 40 * SECOND_MS]]]);
  run(20 * SECOND_MS);
  expect(node.since(before)).toBe(20 * SECOND_MS);
});

test('a machine that sleeps, whose monotonic clock stands still, costs nobody a second, and its time of day is right again later', () => {
  const { base, node, nodes, run } = one();
  const before = node.now;
  base.pass(8 * HOUR_MS, { nodes, suspended: nodes });
  node.beat();
  expect([node.since(before), node.now]).toEqual([0, before]);
  run(3 * MINUTE_MS);
  expect([node.since(before), node.now]).toEqual([3 * MINUTE_MS, base.clock]);
  expect(base.gaps.every(([, end]) => end <= node.now)).toBe(true);
});

test('a database that is away for 40 s costs nobody a second', () => {
  const { base, node, run } = one();
  const before = node.now;
  base.isAway = true;
  run(40 * SECOND_MS);
  base.isAway = false;
  expect(node.now - before).toBe(5 * SECOND_MS);
  node.beat();
  expect(node.since(before)).toBe(0);
});

test('a clock that is set forward takes nobody’s time, and leaves nothing when it is corrected', () => {
  const { base, node, run } = one();
  const before = node.now;
  base.pass(0, { sets: HOUR_MS });
  run(20 * SECOND_MS);
  expect([node.since(before), node.now - before, base.gaps]).toEqual([20 * SECOND_MS, 20 * SECOND_MS, []]);
  base.pass(0, { sets: -HOUR_MS });
  run(20 * SECOND_MS);
  expect([node.since(before), node.now, base.gaps]).toEqual([40 * SECOND_MS, base.clock, []]);
});

test('a clock that stays ahead is followed in the end: the difference is a gap that has passed', () => {
  const { base, node, run } = one();
  const before = node.now;
  base.pass(0, { sets: HOUR_MS });
  run(5 * MINUTE_MS);
  expect([node.since(before), node.now, base.gaps.length]).toEqual([5 * MINUTE_MS, base.clock, 1]);
  base.pass(0, { sets: -HOUR_MS });
  const after = node.now;
  run(5 * MINUTE_MS);
  node.restart();
  run(5 * MINUTE_MS);
  expect([node.since(after), base.gaps.length]).toEqual([10 * MINUTE_MS, 1]);
  expect(base.gaps.every(([, end]) => end <= node.now)).toBe(true);
});

test('a clock that is set back gives nobody time, not even after a restart', () => {
  const { base, node, nodes, run } = one();
  const before = node.now;
  base.pass(0, { sets: -2 * HOUR_MS });
  run(20 * SECOND_MS);
  expect([node.since(before), base.gaps]).toEqual([20 * SECOND_MS, []]);
  base.pass(SECOND_MS, { nodes });
  node.restart();
  run(20 * SECOND_MS);
  expect(node.since(before)).toBe(41 * SECOND_MS);
});

test('a restart after a while is a gap, also if the clock was set meanwhile; a quick one is none', () => {
  const { base, node, run } = one();
  const before = node.now;
  base.pass(3 * SECOND_MS);
  node.restart();
  expect([node.since(before), base.gaps]).toEqual([3 * SECOND_MS, []]);
  for (const sets of [0, HOUR_MS, -HOUR_MS]) {
    const then = node.now;
    base.pass(36 * SECOND_MS, { sets });
    node.restart();
    expect(node.since(then)).toBe(0);
    run(10 * SECOND_MS);
    expect(node.since(then)).toBe(10 * SECOND_MS);
  }
});

test('on a new database time begins with the clock', () => {
  const node = new Node(new Base());
  node.beat();
  expect([node.now, node.base.gaps]).toEqual([START, []]);
});

test('nodes agree, for only the clock of the database tells them the time', () => {
  const { base, a, b, run } = two();
  run(MINUTE_MS);
  expect(Math.abs(a.now - b.now)).toBe(0);
  const third = new Node(base);
  third.beat();
  expect(third.now).toBe(a.now);
});

test('while one node runs there is no gap, and the other one takes its time when it comes back', () => {
  for (const isAsleep of [true, false]) {
    const { base, a, b, nodes } = two();
    const before = a.now;
    for (let passed = 0; passed < 40 * SECOND_MS; passed += BEAT_MS) {
      base.pass(BEAT_MS, { nodes, suspended: isAsleep ? [b] : [] });
      a.beat();
    }
    b.beat();
    base.pass(BEAT_MS, { nodes });
    a.beat();
    b.beat();
    expect([a.since(before), b.since(before), base.gaps]).toEqual([42 * SECOND_MS, 42 * SECOND_MS, []]);
  }
});

test('a gap of both nodes that only one of them has noticed counts for both, once', () => {
  const { base, a, b, nodes } = two();
  const before = a.now;
  base.pass(40 * SECOND_MS, { nodes });
  a.beat();
  base.pass(SECOND_MS, { nodes });
  b.beat();
  expect([a.since(before), b.since(before), base.gaps.length]).toEqual([SECOND_MS, SECOND_MS, 1]);
});

test('nodes stay together when the clock of the database is set, forward or back, much or little', () => {
  for (const sets of [HOUR_MS, -HOUR_MS, 3 * SECOND_MS, -3 * SECOND_MS, 20 * SECOND_MS]) {
    const { base, a, b, nodes } = two();
    const before = a.now;
    base.pass(SECOND_MS, { nodes, sets });
    a.beat();
    a.beat();
    base.pass(SECOND_MS, { nodes });
    for (const node of [b, a, b]) node.beat();
    expect([a.since(before), b.since(before), base.gaps], `set by ${sets}`).toEqual([2 * SECOND_MS, 2 * SECOND_MS, []]);
  }
});

test('a monotonic clock that runs backward, as under faketime, turns nothing back', () => {
  const { base, node } = one();
  const before = node.now;
  node.monotonic -= HOUR_MS;
  base.clock -= HOUR_MS;
  expect(node.now).toBe(before);
  node.beat();
  node.monotonic += 2 * SECOND_MS;
  expect(node.now).toBe(before + 2 * SECOND_MS);
});

test('time is measured outside the stops, forward and backward', () => {
  const stops: readonly Pause[] = [
    [100, 200],
    [150, 250],
    [300, 310],
  ];
  expect([timeAfter(90, 20, stops), timeBetween(90, 260, stops), timeBetween(260, 90, stops)]).toEqual([260, 20, 0]);
  for (const [until, time, from] of [
    [260, 10, 250],
    [260, 20, 90],
    [260, 5, 255],
    [320, 25, 285],
    [95, 5, 90],
  ] as const) {
    expect(timeBefore(until, time, stops)).toBe(from);
    expect(timeBetween(from, until, stops)).toBe(time);
  }
});

test('a restart, however short, costs nobody a second, and gives none that a node was there', () => {
  for (const sets of [0, 2 * HOUR_MS]) {
    const { base, node } = one();
    const before = node.now;
    base.pass(SECOND_MS, { nodes: [node] });
    node.end(false);
    base.pass(3 * SECOND_MS, { sets });
    const next = new Node(base);
    next.beat();
    expect([next.since(before), base.gaps]).toEqual([SECOND_MS, [[before + SECOND_MS, base.clock]]]);
  }
});

test('a node that starts beside another one, after a third has stopped, finds no gap', () => {
  const { base, a, b } = two();
  const before = a.now;
  b.end(false);
  base.pass(2 * SECOND_MS, { nodes: [a] });
  a.beat();
  base.pass(SECOND_MS, { nodes: [a] });
  const next = new Node(base);
  next.beat();
  expect([next.since(before), base.gaps]).toEqual([3 * SECOND_MS, []]);
});
