import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { CARD_COUNT, CARD_KINDS, CARD_TITLES } from '../../data/cards.ts';
import type { Settings } from '../../data/settings.ts';
import { legal, newGame, outcome, play as playChoice } from '../../game.ts';
import { parseOptions } from '../../options.ts';
import { count, deckOf, hand, pardons } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, draws, happened, offers, play, setUpTo, type Table } from '../../testing/scenario.ts';

const PARDON = 'general-pardon';
/** Every other copy of each of the 23 kinds. */
const CARDS = 49;

/** Seat 0 of a short game is about to draw one card. */
function before(settings: Partial<Settings> = {}): Table {
  const t = beforeTurn({ settings: { length: 'short', ...settings } });
  hand(t, 0, 'letter-of-marque', 'letter-of-marque', 'double-cross');
  return t;
}

test('4.1 [R95] a short game has every other copy of each card, and each card at least once; the others are out of the game', () => {
  const { deck, removed } = newGame({ players: 3, length: 'short' });
  expect([deck.length, removed.length]).toEqual([CARDS, CARD_COUNT - CARDS]);
  for (const title of CARD_TITLES) expect(count(deck, title), title).toBe(Math.ceil(CARD_KINDS[title].copies / 2));
  for (const length of ['standard', 'long'] as const) expect(newGame({ players: 3, length }).removed).toEqual([]);
});

test.each([2, 3, 4, 5])('4.1 [R95] %i players of a short game are dealt four cards each', (players) => {
  const { g } = setUpTo(players, 'deployFleet', { length: 'short' });
  expect(g.hands.map((held) => held.length)).toEqual(Array.from({ length: players }, () => 4));
  expect(g.deck).toHaveLength(CARDS - 4 * players);
  expect(count(g.deck, PARDON)).toBe(1);
});

test('4.1 [R95] five players at most have a short game', () => {
  expect(parseOptions({ players: 5, length: 'short' })).toEqual({ players: 5, length: 'short' });
  for (const players of [6, 10])
    expect(() => parseOptions({ players, length: 'short' })).toThrow('length: can be short with 5 players at most');
  expect(parseOptions({ players: 6, length: 'long' })).toEqual({ players: 6, length: 'long' });
});

test('4.1, 17.2 #8 [R95] the second Pardon of a short game returns to the deck with 10 cards left; with 11 it is held out', () => {
  for (const [left, back] of [
    [10, 1],
    [11, 0],
  ]) {
    const t = before();
    deckOf(t, left + 1, PARDON);
    t.g.pardons = 1;
    begin(t);
    play(t, draws(PARDON), awaits('drawCard'));
    expect(count(t.g.deck, PARDON)).toBe(back);
  }
});

test('17.2 #8 [R79] [R95] with the late Pardon a short game has it back in half of that', () => {
  const t = before({ latePardon: true });
  deckOf(t, 15, PARDON);
  t.g.pardons = 1;
  begin(t);
  play(t, draws(PARDON), awaits('drawCard'));
  expect(t.g.pardonReturn).toBe(5);
});

test('17.2 #8 [R95] held out, it returns when 10 cards are left, and ends the game when it comes up again', () => {
  const t = before();
  hand(t, 0, 'letter-of-marque', 'letter-of-marque');
  pardons(t, 2);
  deckOf(t, 11);
  begin(t);
  play(t, { type: 'drawCard', card: String(offers(t)[0].card) }, awaits('drawCard'));
  expect(t.g.deck).toHaveLength(11);
  play(t, draws(PARDON));
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'generalPardon' }]);
});

test.each<readonly [number, Partial<Settings>]>([
  [2, {}],
  [3, { latePardon: true }],
  [5, { draft: true }],
])('18.11 [R95] a short game of %i players comes to its end, with the same cards', (players, settings) => {
  const random = seeded(`short/${players}`);
  const g = newGame({ players, length: 'short', ...settings });
  const { removed } = g;
  for (let offered = legal(g); offered.length > 0; offered = legal(g)) playChoice(g, offered[Math.floor(random() * offered.length)]);
  expect(outcome(g)?.ending).toMatch(/generalPardon|deckEmpty/);
  expect(g.removed).toEqual(expect.arrayContaining(removed));
  expect(g.deck.length).toBeLessThan(CARDS - 4 * players);
});
