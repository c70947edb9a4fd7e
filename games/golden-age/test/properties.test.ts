/** Properties of every decision in every game. */
import { describe, expect, test } from 'vitest';
import { choose, clone, type Game } from '../rules/index.ts';
import { mustBeSound } from '../rules/testing/invariants.ts';
import { decisionChecker, mustNotChange } from './check-decisions.ts';
import { mustEqual } from './deep-equal.ts';
import { gamesEach, MANY_GAMES, PLAYER_COUNTS, playGame, playGames, playOut, positionOf, same, seedsFor, textOf } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', MANY_GAMES, (players) => {
  test('legal choices are there, different, and the game ends with all VP counted', () => {
    const check = decisionChecker();
    playGames(players, gamesEach(6), check);
  });

  test('asking changes nothing', () => {
    playGames(players, gamesEach(1), ({ g }) => mustNotChange(g));
  });

  test('the same choices make the same game', () => {
    for (const seed of seedsFor(players, gamesEach(1))) {
      const before: Game[] = [];
      playGame({ players, seed }, ({ g }) => before.push(clone(g)));
      playGame({ players, seed }, ({ g, n }) => mustEqual(positionOf(g), positionOf(before[n] ?? g), () => 'the position'));
      expect(before.length).toBeGreaterThan(100);
    }
  });

  test('a muted game is the same as one that is listened to', () => {
    for (const seed of seedsFor(players, gamesEach(1))) {
      let muted: Game | null = null;
      playGame({ players, seed }, ({ g, next }) => {
        muted ??= clone(g);
        mustEqual(positionOf(muted), positionOf(g), () => 'the position');
        if (next !== null) choose(muted, next);
      });
    }
  });

  test('clones share nothing', () => {
    playGames(players, gamesEach(1), ({ g, n, random }) => {
      if (n % 37 !== 0) return;
      const before = textOf(g);
      const copy = clone(g);
      same(textOf(copy), before);
      playOut(copy, random);
      same(textOf(g), before);
    });
  });

  test('every piece is in one place, every pirate on his tracks, every port and Commissioner as can be', () => {
    playGames(players, gamesEach(6), ({ g }) => {
      mustBeSound(g);
    });
  });

  test('governors who are out of the game stay out', () => {
    for (const seed of seedsFor(players, gamesEach(1))) {
      const gone = new Set<number>();
      let there = new Set<number>();
      playGame({ players, seed }, ({ g }) => {
        const now = new Set<number>([...g.governorPool, ...g.governorAt.filter((governor) => governor >= 0)]);
        for (const governor of there) if (!now.has(governor)) gone.add(governor);
        for (const governor of now) if (gone.has(governor)) throw new Error(`governor ${governor} has come back`);
        there = now;
      });
    }
  });
});
