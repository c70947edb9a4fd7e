/** 4.6 Tests whether an observer can tell who held a card in a window from timing and message sizes. */

import { landfall } from '@bb/landfall/rules';
import { expect, test, vi } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import type { TableRecord } from '../tables/table-record.ts';
import { areaUnderCurve, intervalOf, LogisticRegression } from '../testing/classifier.ts';
import type { TableUpdate } from '../testing/messages.ts';
import { stateFor, updateOf } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { useDatabase } from '../testing/test-database.ts';
import { choose } from './room/choose.ts';
import { nextDue } from './room/next-due.ts';
import { openRoom } from './room/open-room.ts';
import { isOver } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import { secretAskOf } from './room/window.ts';

const { RULES, holds } = vi.hoisted(() => ({ RULES: '0.1.0-tells', holds: [false, false, false] }));

/** Rules by which a coin decides who holds a card in a window, so that no public fact correlates with it. */
vi.mock(import('../games.ts'), async (original) => {
  const { GAMES } = await original();
  const now = GAMES.find(({ game }) => game.id === 'landfall');
  if (!now) throw new Error('there is no such game');
  const { game } = now;
  const legal = (p: object) => {
    const asked = game.decision(p);
    const offered = game.legal(p);
    if (asked?.traits.kind !== 'window') return offered;
    const quiet = offered.filter(({ type }) => type === 'pass');
    return holds[asked.seat] ? [...quiet, ...game.choices.all.filter(({ type }) => type === 'playCard').slice(0, 1)] : quiet;
  };
  return { GAMES: [...GAMES, { ...now, game: { ...game, version: RULES, legal } }] };
});

const WINDOWS = 1000;
/** Windows after which the server knows each player's speed. */
const KNOWN_AFTER_WINDOWS = 120;
/** The first windows of a table, before the server knows the players. */
const FIRST_WINDOWS = 40;
/** By seat: the median of the player's thinking time. */
const MEDIANS_MS = [2500, 4500, 8000];
/** The standard deviation of the logarithm of thinking times. */
const SPREAD = 0.6;

/** A seeded random number generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** What a spectator saw of a seat in a window. */
interface Seen {
  /** Whether the seat held a card. */
  readonly held: boolean;
  readonly features: readonly number[];
}

const base = useDatabase();

/** Features by seat, so that the classifier can learn each player's speed. */
const ofSeat = (seat: number, took: number): readonly number[] => MEDIANS_MS.flatMap((_, other) => (other === seat ? [1, took] : [0, 0]));

/** Plays windows of this mode. @returns what a spectator sees, for each seat that was asked in each window */
async function watched(
  windows: TableRecord['windows'],
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
    await insertTable(base.db, id, { ...testTableRecord(3), version: RULES, windows, seed: n.toString(16).padStart(64, '0') });
    const table = await openRoom(
      id,
      singleTableNode(base.db, new ChoiceLog(base, () => clock), () => clock),
    );
    let told: TableUpdate[] = [];
    let { asked, window, seq } = await stateFor(table, null);
    let choices = asked ? (await stateFor(table, asked.seat)).choices : [];
    table.subscribers.listen((tell) => {
      const update = updateOf(tell(null));
      told.push(update);
      ({ asked, window, seq } = update);
      choices = asked ? updateOf(tell(asked.seat)).choices : [];
    });
    for (const seat of holds.keys()) table.presence.arrive(seat);
    const before = opened;
    while (!isOver(table) && opened < count && opened - before < ofEach) {
      for (const seat of holds.keys()) holds[seat] = random() < 0.5;
      if (!asked) break;
      if (window.length === 0) {
        clock += 1000;
        const choice = choices[Math.floor(random() * choices.length)];
        if (choice) await choose(table, asked.seat, seq, choice, `k${seq}`);
        continue;
      }
      // The coins were thrown when the window opened.
      const holders = window.filter((seat) => secretAskOf(table, seat)?.isForced === false);
      const thoughts = new Map(holders.map((seat) => [seat, (MEDIANS_MS[seat] ?? 0) * Math.exp(SPREAD * normal())]));
      const since = clock;
      const [number, asks] = [seq, window];
      told = [];
      while (table.reached.seq === number) {
        const [next, time] = [...thoughts].toSorted(([, a], [, b]) => a - b)[0] ?? [null, Number.POSITIVE_INFINITY];
        const due = nextDue(table, clock) ?? Number.POSITIVE_INFINITY;
        clock = Math.max(clock, Math.min(since + time, due));
        if (next !== null && since + time <= due) {
          thoughts.delete(next);
          const quiet = secretAskOf(table, next)?.quiet;
          if (quiet) await choose(table, next, number, { type: quiet.type }, `k${number}`);
        } else await tick(table);
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

/** Trains a classifier on one half. @returns its AUC on the other half (0.5 is a guess), and the 99 % interval of guessing */
function told(seen: readonly Seen[]): { readonly area: number; readonly chance: readonly [number, number] } {
  const half = Math.floor(seen.length / 2);
  const model = new LogisticRegression(seen.slice(0, half));
  const rest = seen.slice(half).map(({ held, features }) => ({ held, score: model.score(features) }));
  return { area: areaUnderCurve(rest), chance: intervalOf(rest) };
}

test('gives away in none of a thousand windows who held a card', { timeout: 120_000 }, async () => {
  const seen = await watched('sealed', KNOWN_AFTER_WINDOWS + WINDOWS, KNOWN_AFTER_WINDOWS);
  const { area, chance } = told(seen);
  console.log(
    `sealed: ${seen.length} answers in ${WINDOWS} windows, area ${area.toFixed(3)}, by chance ${chance.map((n) => n.toFixed(3)).join(' to ')}`,
  );
  expect(area).toBeGreaterThan(chance[0]);
  expect(area).toBeLessThan(chance[1]);
});

test('gives away nothing in a table’s first forty windows', { timeout: 120_000 }, async () => {
  const seen = await watched('sealed', WINDOWS, 0, FIRST_WINDOWS);
  const { area, chance } = told(seen);
  console.log(`first windows: ${seen.length} answers, area ${area.toFixed(3)}, by chance ${chance.map((n) => n.toFixed(3)).join(' to ')}`);
  expect(area).toBeGreaterThan(chance[0]);
  expect(area).toBeLessThan(chance[1]);
});

test('can tell in fast windows, so the measure is not blind', { timeout: 120_000 }, async () => {
  const seen = await watched('fast', WINDOWS / 4, 0);
  const { area } = told(seen);
  console.log(`fast: ${seen.length} answers, area ${area.toFixed(3)}`);
  expect(area).toBeGreaterThan(0.8);
});

test('uses the rules of the game, except for the coin', async () => {
  const { GAMES } = await import('../games.ts');
  expect(GAMES.filter(({ game }) => game.id === landfall.id).map(({ game }) => game.version)).toEqual([landfall.version, RULES]);
});
