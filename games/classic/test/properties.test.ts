/** Properties of every position in random games. `BB_GAMES` sets the number of games. */
import { pick, seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { classic, type Options } from '../rules/index.ts';
import { mustBeSound } from '../rules/testing/invariants.ts';
import { GAMES, weighted } from '../rules/testing/weighted-choices.ts';
import { gamesFor, TIMEOUT_MS } from './random-games.ts';

const GAMES_EACH = gamesFor(GAMES.length, 3);

test.each(GAMES)(
  '%j: every piece is in one place, every pirate on his tracks, and the game ends',
  (options) => {
    for (let seed = 0; seed < GAMES_EACH; seed++) playSoundly(options, seed);
  },
  TIMEOUT_MS,
);

/** Plays with captains of the suite in even games, and at random in odd ones. */
function playSoundly(options: Options, seed: number): void {
  const random = seeded(seed);
  const g = classic.newGame(options);
  for (let n = 0; classic.decision(g); n++) {
    const legal = classic.legal(g);
    const choice = seed % 2 === 0 ? weighted(legal, random) : pick(legal, random);
    const { type } = choice;
    classic.play(g, choice);
    try {
      mustBeSound(g);
    } catch (error) {
      throw new Error(`seed ${seed}, decision ${n}, after ${type}: ${String(error)}`, { cause: error });
    }
  }
  expect(classic.outcome(g)).not.toBeNull();
}
