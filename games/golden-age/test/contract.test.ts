/** The game has the properties of any game, by the suite of the kernel. `BB_GAMES` sets the number of games. */
import { checkGames } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { goldenAge, type Options } from '../rules/index.ts';
import { gamesEach, MANY_GAMES } from './random-games.ts';

test.each<Options>([
  { players: 2 },
  { players: 3, draft: true },
  { players: 4, deployment: 'secret' },
  { players: 5, length: 'short' },
  { players: 4, solitaire: true },
])(
  '%j: has the properties of any game',
  (options) => {
    const coverage = checkGames(goldenAge, options, { games: gamesEach(1), maxDecisions: 50_000, every: 11 });
    expect(coverage.compared, 'most worlds are compared').toBeGreaterThan(coverage.decisions / 11);
  },
  MANY_GAMES.timeout,
);
