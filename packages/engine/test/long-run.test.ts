/** Everything that holds, in one game after another: made for many games. What is costly is looked at now and then. */
import { describe, test } from 'vitest';
import { checkMap, checkPieces, checkPirates } from './invariants.ts';
import { keepLedger } from './ledger.ts';
import { mustStay, soundOffers } from './offers.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';
import { mustComeBack } from './round-trip.ts';

/** Primes, so that the looks fall on other decisions in every game. */
const LEDGER_EVERY = 31;
const SAVE_EVERY = 263;
const STAY_EVERY = 127;

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('all invariants together', () => {
    const offers = soundOffers();
    for (const seed of seedsFor(players, gamesEach(2))) {
      const ledger = keepLedger(players);
      playGame({ players, seed }, (v) => {
        const { g, n, next, events } = v;
        const looks = (every: number): boolean => next === null || (n + seed) % every === 0;
        offers(v);
        checkPieces(g);
        checkPirates(g);
        checkMap(g);
        ledger.enter(g.tables, events);
        if (looks(LEDGER_EVERY)) ledger.compare(g);
        if (looks(STAY_EVERY)) mustStay(g);
        if (looks(SAVE_EVERY)) mustComeBack(v);
      });
    }
  });
});
