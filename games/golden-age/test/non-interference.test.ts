/** Hidden things don't affect what a seat sees: neither its view, questions and choices, nor its events. */
import { describe, test } from 'vitest';
import { worldsOf } from './non-interference.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', MANY_GAMES, (players) => {
  test('every seat and a spectator, at every decision', () => {
    for (const seed of seedsFor(players, gamesEach(2))) {
      const worlds = worldsOf(players);
      playGame({ players, seed }, worlds.visit);
    }
  });
});
