import { Explorer, itemsOf, reportOf } from '@bb/command';
import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { exclusionFor } from './fuzz/coverage-items.ts';
import { FUZZED } from './fuzz/fuzzed.ts';

const GAMES = 250;
const COUNTS = [2, 3, 4, 5, 6];
const ITEMS = itemsOf(FUZZED);
/** `bb fuzz --game classic` reaches the rest in some minutes. */
const LEFT = 0.1 * ITEMS.length;

test('nearly everything occurs in some hundred games, and nothing that is excluded', () => {
  const explorer = new Explorer(FUZZED, COUNTS, seeded('fuzz'));
  for (let i = 0; i < GAMES; i++) explorer.playGame();
  const { missing, inexcusable } = reportOf(explorer);
  expect(missing.length, missing.join(', ')).toBeLessThan(LEFT);
  expect(inexcusable).toEqual([]);
});

test('counts each item once, and excludes real ones', () => {
  expect(new Set(ITEMS).size).toBe(ITEMS.length);
  expect(ITEMS.filter((item) => exclusionFor(item) !== null)).toEqual(['step game/prepare']);
});

test('the same seed gives the same games', () => {
  const [a, b] = [1, 2].map(() => new Explorer(FUZZED, COUNTS, seeded('twice')));
  for (let i = 0; i < 5; i++) for (const explorer of [a, b]) explorer?.playGame();
  expect(a?.seen).toEqual(b?.seen);
  expect(a?.decisions).toBe(b?.decisions);
});
