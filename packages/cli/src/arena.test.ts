import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playGame } from '@bb/golden-age/lab/play-game';
import { boutsOf, ladderOf, type Pairing, pairingsOf, type Score, seatsOf, seedOf, standingsOf } from '@bb/search';
import { afterAll, describe, expect, test } from 'vitest';
import { bb, parsed } from './testing/run-bb.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

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

  test('have the same dice until choices differ', () => {
    const records = [0, 1, 2].map((seat) => playGame({ players: 3 }, seatsOf(pairing, seat), seedOf('s', pairing, 0)).record);
    const other = playGame({ players: 3 }, seatsOf(pairing, 0), seedOf('s', pairing, 1)).record;
    const alike = (a: typeof other, b: typeof other): number =>
      a.choices.findIndex((choice, i) => JSON.stringify(choice) !== JSON.stringify(b.choices[i]));
    const [first] = records;
    if (!first) throw new Error('no game');
    // Order of play, governors, merchants and pirates are all dealt before the first choice.
    for (const record of records.slice(1)) expect(alike(first, record)).toBeGreaterThan(30);
    expect(alike(first, other)).toBeLessThan(10);
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

describe('bb arena', () => {
  const args = 'arena --bots random,captain --players 2..3 --games 2 --seed 3 --json';

  test('plays the same games with any number of workers, and goes on from a file', async () => {
    const once = await bb(`${args} --workers 1`);
    expect([once.code, once.err]).toEqual([0, []]);
    const at = join(folder, 'games');
    expect(await bb(`${args} --workers 3 --out ${at}`)).toEqual(once);
    expect(parsed(once.out)).toMatchObject([
      { type: 'pairing', players: 2, one: 'random', rest: 'captain', games: 2, rounds: 1, par: 0.5 },
      { type: 'pairing', players: 3, one: 'random', rest: 'captain', games: 3, rounds: 1 },
      { type: 'pairing', players: 3, one: 'captain', rest: 'random', games: 3, rounds: 1 },
      { type: 'rating', bot: 'captain', estimate: 1500 },
      { type: 'rating', bot: 'random' },
      { type: 'summary', seed: '3', games: 8, anchor: 'captain', repeatable: true },
    ]);
    // The seed comes from the file; games in the file are not played again.
    const lines = readFileSync(at, 'utf8').split('\n').slice(0, 5);
    writeFileSync(at, `${lines.join('\n')}\n`);
    expect(await bb(`${args.replace('--seed 3 ', '')} --out ${at}`)).toEqual(once);
    expect(readFileSync(at, 'utf8').split('\n').slice(0, 5)).toEqual(lines);
    const other = await bb(`${args} --games 5 --out ${at}`);
    expect([other.code, other.err]).toEqual([1, [`bb arena: ${at}: was begun with another plan: games is 2 in the file, 5 now`]]);
  });

  test('prints a table', async () => {
    const { out } = await bb('arena --bots random,captain --games 2 --seed 3');
    expect(out[0]).toMatch(/^players {2}one +against +games/);
    expect(out[1]).toMatch(/^ +2 {2}random +captain +2 +0\.0 % /);
    expect(out).toContainEqual(expect.stringMatching(/^captain +1500$/));
    expect(out.at(-1)).toBe('2 games, seed 3; captain is 1500');
  });
});
