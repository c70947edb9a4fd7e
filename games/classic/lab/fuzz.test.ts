import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { exclusionFor, ITEMS } from './fuzz/coverage-items.ts';
import { Explorer } from './fuzz/explorer.ts';
import { inexcusableIn, missingIn } from './fuzz.ts';

const GAMES = 250;
/** `bb fuzz --game classic` reaches the rest in some minutes. */
const LEFT = 0.1 * ITEMS.length;

test('nearly everything occurs in some hundred games, and nothing that is excluded', () => {
  const explorer = new Explorer(seeded('fuzz'));
  for (let i = 0; i < GAMES; i++) explorer.playGame();
  const missing = missingIn(explorer);
  expect(missing.length, missing.join(', ')).toBeLessThan(LEFT);
  expect(inexcusableIn(explorer)).toEqual([]);
});

test('counts each item once, and excludes real ones', () => {
  expect(new Set(ITEMS).size).toBe(ITEMS.length);
  expect(ITEMS.filter((item) => exclusionFor(item) !== null)).toEqual(['step game/prepare']);
});

test('the same seed gives the same games', () => {
  const [a, b] = [1, 2].map(() => new Explorer(seeded('twice')));
  for (let i = 0; i < 5; i++) for (const explorer of [a, b]) explorer?.playGame();
  expect(a?.seen).toEqual(b?.seen);
  expect(a?.decisions).toBe(b?.decisions);
});
