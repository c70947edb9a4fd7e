/** Solitaire games have the same properties as other games. */
import { describe, expect, test } from 'vitest';
import { type Options, seatToChoose } from '../rules/index.ts';
import { mustBeSound } from '../rules/testing/invariants.ts';
import { decisionChecker, mustNotChange } from './check-decisions.ts';
import { worldsOf } from './non-interference.ts';
import { startProjection } from './projection.ts';
import { gamesEach, MANY_GAMES, playGame, type RandomGame, TURNED, type Visit } from './random-games.ts';
import { mustComeBack } from './round-trip.ts';

const SETTINGS: readonly Omit<Options, 'players' | 'solitaire'>[] = [
  {},
  { cunning: false },
  { latePardon: true, printedRatings: true },
  { components: TURNED },
];

/** @returns games in which each style of play meets all options */
const games = (count: number): readonly RandomGame[] =>
  Array.from({ length: count }, (_, seed) => ({ players: 4, seed, settings: { ...SETTINGS[seed % SETTINGS.length], solitaire: true } }));

const playAll = (count: number, visit: (v: Visit) => void): void => {
  for (const game of games(gamesEach(count))) playGame(game, visit);
};

describe('solitaire', MANY_GAMES, () => {
  test('legal choices are there, different, and the game ends with all VP counted', () => {
    playAll(12, decisionChecker());
  });

  test('asking changes nothing', () => {
    playAll(3, ({ g }) => mustNotChange(g));
  });

  test('every piece is in one place, every pirate on his tracks, every port and Commissioner as can be', () => {
    playAll(24, ({ g }) => {
      mustBeSound(g);
    });
  });

  test('the events tell the whole game', () => {
    for (const game of games(gamesEach(12))) {
      const projection = startProjection(game.players);
      playGame(game, ({ g, events }) => {
        projection.apply(g.tables, events);
        projection.compare(g);
      });
    }
  });

  test('every seat and a spectator see what they may, and nothing else', () => {
    for (const game of games(gamesEach(6))) {
      const worlds = worldsOf(game.players);
      playGame(game, worlds.visit);
    }
  });

  test('a save comes back at every decision', () => {
    playAll(6, mustComeBack);
  });

  test('the System Player is asked only in his own Player-Turns, and about his own pirate', () => {
    let asked = 0;
    playAll(12, ({ g }) => {
      const seat = seatToChoose(g);
      if (seat === null || seat <= 0 || g.active <= 0) return;
      expect(seat).toBe(g.active);
      asked++;
    });
    expect(asked).toBeGreaterThan(500);
  });
});
