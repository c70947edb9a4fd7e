import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bb, parsed } from '@bb/cli/src/testing/run-bb.ts';
import { CARD_TITLES, choiceFromJson, type GameEvent, goldenAge, newGame, PIRATE_NAMES, RECONSTRUCTED } from '@bb/golden-age/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { type CardUse, countGame, isLoss, isRetirement, readOwnFacts } from './own-facts.ts';
import { type GameFacts, OWN_MEASURES, ownFiguresOf } from './own-figures.ts';
import { playGame } from './testing/play-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'bb-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

describe('the facts of a game', () => {
  const games = Array.from({ length: 30 }, (_, i) => {
    const { record, turns } = playGame({ players: 2 + (i % 4) }, Array(5).fill('random'), `facts/${i}`);
    const g = newGame(record.options);
    const counter = countGame();
    for (const json of record.choices) {
      const events: GameEvent[] = [];
      goldenAge.play(g, choiceFromJson(json), events);
      for (const event of events) counter.event(event, g);
    }
    return { record, turns, facts: counter.end(g), g };
  });

  test('account for every Victory Point', () => {
    for (const { record, turns, facts, g } of games) {
      expect([g.playerTurn, g.vp, facts.first]).toEqual([turns, record.result?.scores, g.first]);
      const earned = g.vp.map((_, seat) => facts.careers.filter((career) => career.seat === seat).reduce((sum, { vp }) => sum + vp, 0));
      // Commissioners score too.
      g.vp.forEach((vp, seat) => {
        expect(vp).toBeGreaterThanOrEqual(earned[seat] ?? 0);
      });
    }
    const fates = games.flatMap(({ facts }) => facts.careers.map(({ fate }) => fate));
    for (const is of [isRetirement, isLoss, (fate: string) => fate === 'atSea']) expect(fates.some(is)).toBe(true);
  });

  test('count the uses of each card', () => {
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
    const [{ facts, record } = {}] = games;
    if (!facts || !record) throw new Error('no game');
    const { players } = record.options;
    expect(readOwnFacts(JSON.parse(JSON.stringify(facts)), players)).toEqual(facts);
    for (const bad of [null, 7, [], {}, { ...facts, cards: 'x' }, { ...facts, first: players }, { ...facts, first: -1 }])
      expect(readOwnFacts(bad, players)).toBeNull();
    expect(readOwnFacts({ ...facts, careers: [{ pirate: 99, seat: 0, fate: 'A', vp: 1 }] }, players)).toBeNull();
    expect(readOwnFacts({ ...facts, careers: [{ pirate: 1, seat: 0, fate: 'eaten', vp: 1 }] }, players)).toBeNull();
    expect(readOwnFacts({ ...facts, cards: [[0, 0, 1]] }, players)).toBeNull();
  });
});

describe('variations', () => {
  const played = async (args: string) => parsed((await bb(`lab --games 1 --json ${args}`)).out).slice(0, -1);

  test('combine optional rules, numbers of players and bots', async () => {
    const all = await played('--players 3..4 --option length=standard,long --option draft --bots random --bots random,captain');
    expect(all.map(({ options, seated }) => [options, String(seated)])).toMatchObject([
      [{ players: 3, length: 'standard', draft: true }, 'random,random,random'],
      [{ players: 3, length: 'standard', draft: true }, 'random,captain,random'],
      [{ players: 3, length: 'long', draft: true }, 'random,random,random'],
      [{ players: 3, length: 'long', draft: true }, 'random,captain,random'],
      [{ players: 4, length: 'standard', draft: true }, 'random,random,random,random'],
      [{ players: 4, length: 'standard', draft: true }, 'random,captain,random,captain'],
      [{ players: 4, length: 'long', draft: true }, 'random,random,random,random'],
      [{ players: 4, length: 'long', draft: true }, 'random,captain,random,captain'],
    ]);
    const [solitaire] = await played('--option solitaire --bots random');
    expect(solitaire).toMatchObject({ options: { players: 4 }, seated: ['random', 'system', 'system', 'system'] });
  });

  test('can have other component sets', async () => {
    writeFileSync(file('mine.json'), JSON.stringify({ ...RECONSTRUCTED, id: 'mine' }));
    const sets = await played(`--players 2 --bots random --components built-in --components ${file('mine.json')}`);
    expect(sets).toMatchObject([{ name: '2 players, built-in' }, { name: '2 players, mine.json', options: { components: 'mine' } }]);
  });
});

/** A game of two seats: seat `had` has a card and wins by 10. */
const game = (had: number, first = 0): GameFacts => ({
  ending: 'generalPardon',
  scores: had === 0 ? [20, 10] : [10, 20],
  winners: [had],
  turns: 30,
  decisions: 200,
  events: {},
  own: { first, careers: [{ pirate: 3, seat: had, fate: 'C', vp: 15 }], cards: [[5, had, 2, 1, 1, 0, 0]] },
});

test('figures sum up the games', () => {
  const games = Array.from({ length: 40 }, (_, i) => game(i % 2, (i >> 1) % 2));
  const { order, pirates, cards, fates } = ownFiguresOf(games, 2);
  const { retired, lost, pirates: inPlay, beginnersWins } = OWN_MEASURES;
  expect(games.map((game) => [retired, lost, inPlay].map(({ of }) => of(game)))).toEqual(games.map(() => [1, 0, 1]));
  expect(games.slice(0, 4).map(beginnersWins.of)).toEqual([1, 0, 0, 1]);
  expect(order.map(({ estimate }) => estimate)).toEqual([0.5, 0.5]);
  expect(pirates).toMatchObject([{ pirate: PIRATE_NAMES[3], games: 40, wins: { estimate: 1 }, vp: { estimate: 15 }, retired: 1, lost: 0 }]);
  expect(cards[5]).toMatchObject({ title: 'fair-winds', kept: true, had: { estimate: 10 }, uses: { event: 0.5, actions: 0.5, left: 0 } });
  expect(cards[5]?.played).toBeNull();
  expect(cards[0]?.had).toBeNull();
  expect([fates.C, fates.hanged]).toEqual([1, 0]);
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
      measures: { 'ending: generalPardon': { estimate: 1 }, pirates: { estimate: expect.any(Number) } },
      differences: null,
      order: [{}, {}, {}],
      fates: { atSea: expect.any(Number) },
    });
    expect(long).toMatchObject({ options: { length: 'long' }, differences: { turns: { estimate: expect.any(Number) } } });
    expect(summary).toEqual({ type: 'summary', seed: '3', games: 60, repeatable: true });
  });

  test.each([
    ['en', 'The balance lab', 'Order of play', 'Letter of Marque'],
    ['de', 'Das Balance-Labor', 'Wer beginnt', 'Kaperbrief'],
    ['fr', 'Le laboratoire d’équilibre', 'Qui commence', 'Lettre de marque'],
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
      ['--option length=standard,brief', '--option length must be standard or long or short, not "brief"'],
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
