/** Checks all invariants in many games. The costly ones are checked only at some decisions. */
import { describe, test } from 'vitest';
import { mustBeSound } from '../rules/testing/invariants.ts';
import { decisionChecker, mustNotChange } from './check-decisions.ts';
import { startProjection } from './projection.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';
import { mustComeBack } from './round-trip.ts';

/** Primes, so that the checks fall on different decisions in each game. */
const LEDGER_EVERY = 31;
const SAVE_EVERY = 263;
const STAY_EVERY = 127;

describe.each(PLAYER_COUNTS)('%i players', MANY_GAMES, (players) => {
  test('all invariants together', () => {
    const offers = decisionChecker();
    for (const seed of seedsFor(players, gamesEach(2))) {
      const projection = startProjection(players);
      playGame({ players, seed }, (v) => {
        const { g, n, next, events } = v;
        const looks = (every: number): boolean => next === null || (n + seed) % every === 0;
        offers(v);
        mustBeSound(g);
        projection.apply(g.tables, events);
        if (looks(LEDGER_EVERY)) projection.compare(g);
        if (looks(STAY_EVERY)) mustNotChange(g);
        if (looks(SAVE_EVERY)) mustComeBack(v);
      });
    }
  });
});
