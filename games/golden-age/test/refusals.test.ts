/** Every choice that exists, at every question: what is not legal is refused by a rule, never by an exception. */
import { checkRefusals } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { type GoldenAge, goldenAge } from '../rules/index.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame } from './random-games.ts';

/** Some questions are too rare for so few random games. The lab's fuzz tries illegal choices at those too. */
const MET = 0.75;
/** Of three games that follow each other the last is warlike, and more is asked in it. */
const WARLIKE_EVERY = 3;

test('each choice of each kind is legal or refused by a rule, at each question', MANY_GAMES, () => {
  const met = new Map<string, number>();
  for (const players of PLAYER_COUNTS)
    for (let n = 1; n <= gamesEach(10); n++)
      playGame({ players, seed: n * WARLIKE_EVERY - 1 }, ({ g }) => void checkRefusals<GoldenAge>(goldenAge, g, met));
  const asks = Object.keys(goldenAge.asks);
  expect(asks.filter((ask) => met.has(ask)).length).toBeGreaterThan(MET * asks.length);
});
