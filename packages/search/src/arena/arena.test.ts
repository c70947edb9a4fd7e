import { describe, expect, test } from 'vitest';
import { boutsOf, ladderOf, type Pairing, pairingsOf, type Score, seatsOf, seedOf, standingsOf } from '../index.ts';

describe('pairings', () => {
  test('are each two bots at a table of two, and each bot alone against each other at larger ones', () => {
    const pairs = pairingsOf(['captain', 'random', 'system'], [2, 3]).map(({ players, one, rest }) => `${players} ${one} ${rest}`);
    expect(pairs).toEqual([
      '2 captain random',
      '2 captain system',
      '2 random system',
      '3 captain random',
      '3 captain system',
      '3 random captain',
      '3 random system',
      '3 system captain',
      '3 system random',
    ]);
  });

  const pairing: Pairing = { players: 3, one: 'captain', rest: 'random' };

  test('play each seat in turn, with the same dice', () => {
    const bouts = boutsOf([pairing], 5);
    expect(bouts.map(({ round, seat }) => [round, seat])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect([0, 1, 2].map((seat) => seatsOf(pairing, seat).join())).toEqual([
      'captain,random,random',
      'random,captain,random',
      'random,random,captain',
    ]);
    const other: Pairing = { players: 3, one: 'random', rest: 'captain' };
    expect(new Set([seedOf('s', pairing, 0), seedOf('s', pairing, 1), seedOf('s', other, 0), seedOf('t', pairing, 0)]).size).toBe(4);
  });
});

test('standings divide shared wins, and measure margins from the mean of the others', () => {
  const pairing: Pairing = { players: 3, one: 'captain', rest: 'random' };
  const bouts = boutsOf([pairing], 6);
  const score = (scores: readonly number[], winners: readonly number[]): Score => ({ scores, winners });
  const scores = [
    score([10, 4, 2], [0]),
    score([6, 6, 0], [0, 1]),
    score([9, 0, 1], [0]),
    score([5, 1, 1], [0]),
    score([0, 8, 2], [1]),
    score([3, 3, 3], [0, 1, 2]),
  ];
  const [standing] = standingsOf([pairing], bouts, scores, 6);
  expect(standing).toMatchObject({ rounds: 2, par: 1 / 3 });
  expect(standing?.wins.estimate).toBeCloseTo((1 + 1 / 2 + 0 + 1 + 1 + 1 / 3) / 6, 9);
  expect(standing?.margin.estimate).toBeCloseTo((7 + 3 - 3.5 + 4 + 7 + 0) / 6, 9);
  expect(ladderOf(['random', 'captain'], standing ? [standing] : [], 1).map(({ bot }) => bot)).toEqual(['captain', 'random']);
});
