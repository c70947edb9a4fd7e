import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bb, parsed } from '@bb/cli/src/testing/run-bb.ts';
import { CARD_TITLES, PIRATE_NAMES, RECONSTRUCTED } from '@bb/golden-age/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { type CardUse, type Facts, factsOf, isLoss, isRetirement, readFacts } from './facts.ts';
import { playGame } from './play-game.ts';
import { binsOf, domainOf } from './svg-charts.ts';
import { differenceOf, figuresOf } from './variation-figures.ts';
import { seatedAt, variationsOf } from './variations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

describe('the facts of a game', () => {
  const games = Array.from({ length: 30 }, (_, i) => {
    const { record, turns } = playGame({ players: 2 + (i % 4) }, Array(5).fill('random'), `facts/${i}`);
    if (!record.result) throw new Error('no end');
    return { record, turns, facts: factsOf(record, record.result) };
  });

  test('account for every Victory Point', () => {
    for (const { record, turns, facts } of games) {
      expect([facts.turns, facts.vp, facts.winners]).toEqual([turns, record.result?.scores, record.result?.winners]);
      const earned = facts.vp.map((_, seat) => facts.careers.filter((one) => one.seat === seat).reduce((sum, { vp }) => sum + vp, 0));
      // Commissioners score too.
      facts.vp.forEach((vp, seat) => {
        expect(vp).toBeGreaterThanOrEqual(earned[seat] ?? 0);
      });
    }
    const fates = games.flatMap(({ facts }) => facts.careers.map(({ fate }) => fate));
    for (const is of [isRetirement, isLoss, (fate: string) => fate === 'atSea']) expect(fates.some(is)).toBe(true);
  });

  test('count what became of each card', () => {
    for (const { facts } of games) {
      for (const [, , held, event, actions, thrown, suffered] of facts.cards) {
        expect(held).toBeGreaterThanOrEqual(event + actions + thrown);
        expect(suffered).toBeGreaterThanOrEqual(0);
      }
      const sums = (of: (use: CardUse) => number): number => facts.cards.reduce((sum, use) => sum + of(use), 0);
      expect(sums(([, , , event]) => event)).toBeGreaterThan(0);
      const played = facts.cards.filter(([, , , event]) => event > 0).map(([title]) => CARD_TITLES[title]);
      for (const [title, , , , , , suffered] of facts.cards) if (suffered > 0) expect(played).toContain(CARD_TITLES[title]);
    }
  });

  test('can be read back from JSON, and nothing else can', () => {
    const [{ facts } = {}] = games;
    expect(readFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    if (!facts) throw new Error('no game');
    for (const bad of [null, 7, [], {}, { ...facts, vp: 'x' }, { ...facts, winners: [9] }, { ...facts, first: -1 }])
      expect(readFacts(bad)).toBeNull();
    expect(readFacts({ ...facts, careers: [{ pirate: 99, seat: 0, fate: 'A', vp: 1 }] })).toBeNull();
    expect(readFacts({ ...facts, careers: [{ pirate: 1, seat: 0, fate: 'eaten', vp: 1 }] })).toBeNull();
    expect(readFacts({ ...facts, cards: [[0, 0, 1]] })).toBeNull();
  });
});

describe('variations', () => {
  test('combine all values', () => {
    const all = variationsOf([3, 4], ['length=standard,long', 'draft'], [], ['captain', 'random,captain']);
    expect(all.map(({ options, bots }) => `${options.players} ${options.length} ${options.draft} ${bots.join()}`)).toEqual([
      '3 standard true captain,captain,captain',
      '3 standard true random,captain,random',
      '3 long true captain,captain,captain',
      '3 long true random,captain,random',
      '4 standard true captain,captain,captain,captain',
      '4 standard true random,captain,random,captain',
      '4 long true captain,captain,captain,captain',
      '4 long true random,captain,random,captain',
    ]);
    const [solitaire] = variationsOf([2], ['solitaire'], [], []);
    expect([solitaire?.options.players, solitaire?.bots]).toEqual([4, ['captain', 'system', 'system', 'system']]);
  });

  test('change the seats of their bots', () => {
    const [mixed] = variationsOf([3], [], [], ['random,captain,captain']);
    if (!mixed) throw new Error('no variation');
    expect([0, 1, 2, 3].map((game) => seatedAt(mixed, game).indexOf('random'))).toEqual([0, 2, 1, 0]);
  });

  test('can have other component sets', () => {
    writeFileSync(file('mine.json'), JSON.stringify({ ...RECONSTRUCTED, id: 'mine' }));
    const sets = variationsOf([2], [], ['built-in', file('mine.json')], []).map(({ options }) => options.components);
    expect(sets).toMatchObject([undefined, { id: 'mine' }]);
  });
});

/** A game of two seats: seat `had` has a card and wins by 10. */
const game = (had: number, first = 0): Facts => ({
  ending: 'generalPardon',
  vp: had === 0 ? [20, 10] : [10, 20],
  winners: [had],
  first,
  turns: 30,
  decisions: 200,
  careers: [{ pirate: 3, seat: had, fate: 'C', vp: 15 }],
  cards: [[5, had, 2, 1, 1, 0, 0]],
});

test('figures sum up the games', () => {
  const [variation] = variationsOf([2], [], [], ['random']);
  if (!variation) throw new Error('no variation');
  const games = Array.from({ length: 40 }, (_, i) => game(i % 2, (i >> 1) % 2));
  const { measures, order, seats, pirates, cards, fates, endings } = figuresOf(variation, games);
  expect(measures).toMatchObject({
    turns: { estimate: 30 },
    winnersVp: { estimate: 20 },
    lead: { estimate: 10 },
    retired: { estimate: 1 },
  });
  expect([...order, ...seats].map(({ estimate }) => estimate)).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(pirates).toMatchObject([{ pirate: PIRATE_NAMES[3], games: 40, wins: { estimate: 1 }, vp: { estimate: 15 }, retired: 1, lost: 0 }]);
  expect(cards[5]).toMatchObject({ title: 'fair-winds', kept: true, had: { estimate: 10 }, uses: { event: 0.5, actions: 0.5, left: 0 } });
  expect(cards[5]?.played).toBeNull();
  expect(cards[0]?.had).toBeNull();
  expect([fates.C, fates.hanged, endings]).toEqual([1, 0, { generalPardon: 40 }]);
  const longer = games.map((one) => ({ ...one, turns: one.turns + 7 }));
  expect(differenceOf('turns', longer, games)).toMatchObject({ estimate: 7, low: 7, high: 7 });
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

describe('bb lab', () => {
  const args = 'lab --bots random --players 3 --option length=standard,long --games 30 --seed 3';

  test('prints the same JSON with any number of workers', async () => {
    const once = await bb(`${args} --json --workers 1`);
    expect([once.code, once.err]).toEqual([0, []]);
    expect(await bb(`${args} --json --workers 3 --out ${file('games')}`)).toEqual(once);
    const [standard, long, summary] = parsed(once.out);
    expect(standard).toMatchObject({
      type: 'variation',
      options: { players: 3, length: 'standard' },
      games: 30,
      endings: { generalPardon: 30 },
    });
    expect(standard).not.toHaveProperty('againstFirst');
    expect(long).toMatchObject({ options: { length: 'long' }, againstFirst: { turns: { estimate: expect.any(Number) } } });
    expect(summary).toEqual({ type: 'summary', seed: '3', games: 60, repeatable: true });
  });

  test.each([
    ['en', 'The balance lab', 'Order of play', 'Letter of Marque'],
    ['de', 'Die Waage', 'Wer beginnt', 'Kaperbrief'],
    ['fr', 'La balance', 'Qui commence', 'Lettre de marque'],
  ])('writes a page that loads nothing else (%s)', async (language, ...texts) => {
    const page = file(`${language}.html`);
    const { code, out } = await bb(`${args} --out ${file('games')} --page ${page} --language ${language}`);
    expect([code, out]).toEqual([0, [`60 games, seed 3; the page is ${page}`]]);
    const html = readFileSync(page, 'utf8');
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of texts) expect(html).toContain(text);
    expect(html.match(/<svg /g)).toHaveLength(html.match(/<details>/g)?.length ?? 0);
    expect(html.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|src="(?!data:)|<script|undefined|NaN/);
  });

  test('answers bad usage with one line', async () => {
    const cases: readonly (readonly [string, string])[] = [
      ['--option length=standard,short', '--option length must be standard or long, not "short"'],
      ['--players 2..5 --bots captain --bots random --option draft=true,false', 'these are 16 variations: at most 12'],
      ['--bots captain,hal', 'there is no bot "hal"'],
      ['--language xx', '--language: there is no "xx"'],
      ['--games 0', '--games must be'],
    ];
    for (const [typed, message] of cases) {
      const { code, err } = await bb(`lab ${typed}`);
      expect([typed, code, err.length]).toEqual([typed, 2, 1]);
      expect(err[0]).toContain(message);
    }
    expect((await bb(`${args} --seed 4 --out ${file('games')}`)).err[0]).toContain('was begun with another plan: seed is "3" in the file');
    expect((await bb(`${args} --out ${file('games')} --page ${folder}`)).err[0]).toContain("can't be written");
  });
});
