import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_IN, rotated } from '@bb/command';
import { landfallBots } from '@bb/landfall/bots';
import { landfall } from '@bb/landfall/rules';
import { english } from '@bb/landfall/text';
import { afterAll, expect, test } from 'vitest';
import { commandsFor } from '../commands-for.ts';
import { bb } from '../testing/run-bb.ts';
import { binsOf, domainOf } from './charts.ts';
import { variationsOf } from './variations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const LISTED = { game: landfall, commands: commandsFor(landfall, { en: english }, landfallBots, 4, 'points') };

test('variations combine all values', () => {
  const all = variationsOf(LISTED, [2, 3], ['leagues=20,30'], [BUILT_IN], ['mate', 'random,mate']);
  expect(all.map(({ name, options, bots }) => `${name}: ${options.leagues} ${bots.join()}`)).toEqual([
    '2 players, leagues=20, mate: 20 mate,mate',
    '2 players, leagues=20, random,mate: 20 random,mate',
    '2 players, leagues=30, mate: 30 mate,mate',
    '2 players, leagues=30, random,mate: 30 random,mate',
    '3 players, leagues=20, mate: 20 mate,mate,mate',
    '3 players, leagues=20, random,mate: 20 random,mate,random',
    '3 players, leagues=30, mate: 30 mate,mate,mate',
    '3 players, leagues=30, random,mate: 30 random,mate,random',
  ]);
});

test('bots change seats from game to game', () => {
  const bots = ['random', 'captain', 'captain'];
  expect([0, 1, 2, 3].map((game) => rotated(bots, game).indexOf('random'))).toEqual([0, 2, 1, 0]);
});

test('charts show all estimates, and histograms count all games', () => {
  const wide = { estimate: 5, low: -100, high: 110 };
  const narrow = Array.from({ length: 9 }, (_, i) => ({ label: String(i), interval: { estimate: i, low: i - 1, high: i + 1 } }));
  const [least, most] = domainOf([...narrow, { label: 'wide', interval: wide }, { label: 'none', interval: null }], 0);
  expect([least, most]).toEqual([-1, 9]);
  const bins = binsOf([3, 4, 4, 90], [3, 91]);
  expect(bins.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  expect(bins[0]).toMatchObject({ from: 3, share: 0.75 });
});

test.each([
  ['en', 'The balance lab', 'What happens'],
  ['de', 'Das Balance-Labor', 'Was geschieht'],
  ['fr', 'Le laboratoire d’équilibre', 'Ce qui arrive'],
])('the page of a game without a lab of its own loads nothing else (%s)', async (language, ...texts) => {
  const page = join(folder, `${language}.html`);
  const args = `lab --game landfall --bots random,mate --players 2 --option leagues=20,30 --games 12 --seed 1 --page ${page}`;
  expect(await bb(`${args} --language ${language}`)).toEqual({ code: 0, out: [`24 games, seed 1; the page is ${page}`], err: [] });
  const html = readFileSync(page, 'utf8');
  expect(html).toContain(`<html lang="${language}">`);
  for (const text of [...texts, 'leagues=30', 'random, mate', '<th scope="row">sailed</th>']) expect(html).toContain(text);
  expect(html.match(/<svg /g)).toHaveLength(html.match(/<details>/g)?.length ?? 0);
  expect(html.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|src="(?!data:)|<script|undefined|NaN/);
});
