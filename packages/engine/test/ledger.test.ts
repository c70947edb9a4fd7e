/** Every doubloon, every point and every piece is accounted for by an event. */
import { describe, test } from 'vitest';
import { keepLedger } from './ledger.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('the events tell the whole game', () => {
    for (const seed of seedsFor(players, gamesEach(6))) {
      const ledger = keepLedger(players);
      playGame({ players, seed }, ({ g, events }) => {
        ledger.enter(g.tables, events);
        ledger.compare(g);
      });
    }
  });
});
