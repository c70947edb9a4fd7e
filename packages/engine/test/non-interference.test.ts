/** What a seat can't see changes nothing in what it sees: not its view, not its questions, not its choices, not what happens. */
import { describe, test } from 'vitest';
import { worldsOf } from './non-interference.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('every seat and a spectator, at every decision', () => {
    for (const seed of seedsFor(players, gamesEach(2))) {
      const worlds = worldsOf(players);
      playGame({ players, seed }, worlds.visit);
    }
  });
});
