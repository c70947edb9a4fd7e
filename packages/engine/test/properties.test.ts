/** What holds at every decision of every game. */
import { describe, expect, test } from 'vitest';
import { CHANCE, CHOICES, choose, clone, decision, type Game, legal, outcome, save, seatToChoose, view } from '../src/index.ts';
import { mustEqual } from './equal.ts';
import { checkMap, checkPieces, checkPirates } from './invariants.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, playGames, playOut, positionOf, same, seedsFor, textOf } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('legal choices are there, different, and the game ends with all VP counted', () => {
    const listed = new Uint32Array(CHOICES.length);
    let decisions = 0;
    playGames(players, gamesEach(6), ({ g, next, offered }) => {
      decisions += 1;
      for (const choice of offered) {
        if (CHOICES[choice.id] !== choice) throw new Error(`a choice of its own: ${choice.type}`);
        if (listed[choice.id] === decisions) throw new Error(`${choice.type} is listed twice`);
        listed[choice.id] = decisions;
      }
      if (next !== null) {
        const seat = seatToChoose(g);
        if (!Number.isInteger(seat) || seat < CHANCE || seat >= players) throw new Error('nobody is asked');
        if (g.ending !== '') throw new Error('a question after the end');
        return;
      }
      expect(decision(g)).toBeNull();
      expect(offered).toEqual([]);
      const result = outcome(g);
      expect(result?.vp).toHaveLength(players);
      expect(result?.winners.length).toBeGreaterThan(0);
      for (const seat of result?.winners ?? []) expect(result?.vp[seat]).toBe(Math.max(...(result?.vp ?? [])));
    });
  });

  test('asking changes nothing', () => {
    playGames(players, gamesEach(1), ({ g }) => {
      const before = structuredClone(positionOf(g));
      legal(g);
      decision(g);
      for (let seat = 0; seat < players; seat++) view(g, seat);
      view(g, null);
      save(g);
      clone(g);
      outcome(g);
      mustEqual(positionOf(g), before, () => 'the position');
    });
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
      checkPieces(g);
      checkPirates(g);
      checkMap(g);
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
