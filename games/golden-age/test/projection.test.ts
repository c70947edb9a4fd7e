/** Events account for every doubloon, point and piece. */
import { describe, test } from 'vitest';
import { startProjection } from './projection.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame, seedsFor } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', MANY_GAMES, (players) => {
  test('the events tell the whole game', () => {
    for (const seed of seedsFor(players, gamesEach(6))) {
      const projection = startProjection(players);
      playGame({ players, seed }, ({ g, events }) => {
        projection.apply(g.tables, events);
        projection.compare(g);
      });
    }
  });
});
