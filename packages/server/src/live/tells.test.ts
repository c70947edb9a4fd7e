/** 4.6 Whether somebody who looks on can tell who held something and thought about it from who held nothing. */
import { ENGINE_VERSION, type Game } from '@bb/engine';
import type { TableUpdate } from '@bb/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import type { TableBody } from '../tables/table-body.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { areaUnderCurve, intervalOf, Logistic } from '../testing/classifier.ts';
import { KINDS, type TestDatabase } from '../testing/databases.ts';
import { nodeOn } from '../testing/node.ts';
import { stateFor, updateOf } from '../testing/read.ts';
import { LiveTable } from './live-table.ts';
import { isSecret } from './window.ts';

const { RULES, holds } = vi.hoisted(() => ({ RULES: '0.1.0-tells', holds: [false, false, false] }));

/** Rules by which a coin says who could play something in a window: so that no public fact goes with it. */
vi.mock(import('../rules/versions.ts'), async (original) => {
  const { VERSIONS } = await original();
  const [now] = VERSIONS.values();
  if (!now) throw new Error('there are no rules');
  const legal = (g: Game) => {
    const asked = now.decision(g);
    const offered = now.legal(g);
    if (!asked || !isSecret(asked.ask)) return offered;
    const quiet = offered.filter(({ type }) => type === 'pass' || type === 'decline');
    return holds[asked.seat] ? [...quiet, ...now.legal(now.newGame({ players: 3 })).slice(0, 1)] : quiet;
  };
  return { VERSIONS: new Map([...VERSIONS, [RULES, { ...now, legal }]]) };
});

const WINDOWS = 1000;
/** Windows by which each player comes to be known. */
const FIRST = 120;
const FIRST_OF_TABLE = 40;
/** Milliseconds: half of the time each of them thinks less. */
const MEDIANS = [2500, 4500, 8000];
const SPREAD = 0.6;

/** Always the same, and like chance. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Seen {
  readonly held: boolean;
  readonly features: readonly number[];
}

let place: TestDatabase;
let base: Database;
beforeAll(async () => {
  place = await KINDS.sqlite();
  base = await openDatabase(place.url);
});
afterAll(async () => {
  await base.close();
  await place.drop();
});

/** Who watches comes to know how quick each of them is. */
const ofSeat = (seat: number, took: number): readonly number[] => MEDIANS.flatMap((_, one) => (one === seat ? [1, took] : [0, 0]));

/** Plays windows of this kind, and writes down what a spectator sees of each, once for everybody who was asked. */
async function watched(
  windows: TableBody['windows'],
  count: number,
  from: number,
  ofEach = Number.POSITIVE_INFINITY,
): Promise<readonly Seen[]> {
  const random = generator(7);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let clock = 1_800_000_000_000;
  const seen: Seen[] = [];
  let opened = 0;
  for (let n = 0; opened < count; n++) {
    const id = `${windows}-${ofEach}-${n}`;
    await insertTable(base.db, id, { ...aTable(3), engine: RULES, windows, seed: n.toString(16).padStart(64, '0') });
    const table = await LiveTable.open(
      id,
      nodeOn(base.db, new Ledger(base, () => clock), () => clock),
    );
    let told: TableUpdate[] = [];
    let { asked, window, seq } = await stateFor(table, null);
    let choices = asked ? (await stateFor(table, asked.seat)).choices : [];
    table.listen((tell) => {
      const update = updateOf(tell(null));
      told.push(update);
      ({ asked, window, seq } = update);
      choices = asked ? updateOf(tell(asked.seat)).choices : [];
    });
    for (const seat of holds.keys()) table.lookers.sit(seat);
    const before = opened;
    while (!table.isOver && opened < count && opened - before < ofEach) {
      for (const seat of holds.keys()) holds[seat] = random() < 0.5;
      if (!asked) break;
      if (window.length === 0) {
        clock += 1000;
        const choice = choices[Math.floor(random() * choices.length)];
        if (choice) await table.choose(asked.seat, seq, choice, `k${seq}`);
        continue;
      }
      // What each of them holds was decided when it opened.
      const holders = window.filter((seat) => table.questions.askOf(seat)?.isForced === false);
      const thoughts = new Map(holders.map((seat) => [seat, (MEDIANS[seat] ?? 0) * Math.exp(SPREAD * normal())]));
      const since = clock;
      const [number, asks] = [seq, window];
      told = [];
      while (table.seq === number) {
        const [next, time] = [...thoughts].toSorted(([, a], [, b]) => a - b)[0] ?? [null, Number.POSITIVE_INFINITY];
        const due = table.questions.next(clock) ?? Number.POSITIVE_INFINITY;
        clock = Math.max(clock, Math.min(since + time, due));
        if (next !== null && since + time <= due) {
          thoughts.delete(next);
          const quiet = table.questions.askOf(next)?.quiet;
          if (quiet) await table.choose(next, number, { type: quiet.type }, `k${number}`);
        } else await table.tick();
      }
      if (++opened <= from) continue;
      const bytes = JSON.stringify(told).length;
      const took = clock - since;
      for (const [i, seat] of asks.entries())
        seen.push({
          held: holders.includes(seat),
          features: [took / 1000, bytes / 1000, told.length, i, ...ofSeat(seat, Math.log(1 + took))],
        });
    }
  }
  return seen;
}

/** How well what was learned of one half says of the other who held something: 0.5 is a coin; and what it would be by chance, 99 of 100 times. */
function told(seen: readonly Seen[]): { readonly area: number; readonly chance: readonly [number, number] } {
  const half = Math.floor(seen.length / 2);
  const model = new Logistic(seen.slice(0, half));
  const rest = seen.slice(half).map(({ held, features }) => ({ held, score: model.score(features) }));
  return { area: areaUnderCurve(rest), chance: intervalOf(rest) };
}

test('of a thousand windows nobody can tell who held something', { timeout: 120_000 }, async () => {
  const seen = await watched('sealed', FIRST + WINDOWS, FIRST);
  const { area, chance } = told(seen);
  console.log(
    `sealed: ${seen.length} answers in ${WINDOWS} windows, area ${area.toFixed(3)}, by chance ${chance.map((n) => n.toFixed(3)).join(' to ')}`,
  );
  expect(area).toBeGreaterThan(chance[0]);
  expect(area).toBeLessThan(chance[1]);
});

test('nor of the first forty windows of a table, by which each player comes to be known', { timeout: 120_000 }, async () => {
  const seen = await watched('sealed', WINDOWS, 0, FIRST_OF_TABLE);
  const { area, chance } = told(seen);
  console.log(`first windows: ${seen.length} answers, area ${area.toFixed(3)}, by chance ${chance.map((n) => n.toFixed(3)).join(' to ')}`);
  expect(area).toBeGreaterThan(chance[0]);
  expect(area).toBeLessThan(chance[1]);
});

test('of fast windows anybody can: the measure is no blind one', { timeout: 120_000 }, async () => {
  const seen = await watched('fast', WINDOWS / 4, 0);
  const { area } = told(seen);
  console.log(`fast: ${seen.length} answers, area ${area.toFixed(3)}`);
  expect(area).toBeGreaterThan(0.8);
});

test('the rules of this test are those of the game, but for the coin', async () => {
  const { VERSIONS } = await import('../rules/versions.ts');
  expect([...VERSIONS.keys()]).toEqual([ENGINE_VERSION, RULES]);
});
