import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bb, parsed } from '@bb/cli/src/testing/run-bb.ts';
import { type Pairing, seatsOf, seedOf } from '@bb/search';
import { afterAll, describe, expect, test } from 'vitest';
import { playGame } from './testing/play-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('pairings have the same dice until choices differ', () => {
  const pairing: Pairing = { players: 3, one: 'captain', rest: 'random' };
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
