import { expect, test } from 'vitest';
import { CARD_KINDS, CARD_TITLES, CARDS, cardsOf, TITLE_OF, USE_OF } from './cards.ts';

const PUBLISHED = [
  ['buried-treasure', 1, false],
  ['debauchery-and-revelry', 6, true],
  ['disease', 2, false],
  ['double-cross', 4, true],
  ['european-turmoil', 2, false],
  ['fair-winds', 3, false],
  ['finger-of-fate', 1, false],
  ['general-pardon', 1, false],
  ['new-governors', 8, false],
  ['heavy-guns', 4, false],
  ['kc-surprise', 2, true],
  ['letter-of-marque', 4, false],
  ['local-resistance', 3, true],
  ['mal-de-mer', 1, false],
  ['mutiny-conspiracy', 6, true],
  ['pirate-converts', 1, true],
  ['piratical-ambition', 5, true],
  ['scurvy-outbreak', 5, true],
  ['skull-and-crossbones', 4, false],
  ['storms-at-sea', 6, false],
  ['warship-sighting', 10, true],
  ['wear-and-tear', 7, true],
  ['natural-disaster', 1, false],
] as const;

test('17.11 first come the 87 published cards of 23 kinds, in their order: 22 to be played at once, 65 to hold', () => {
  const titles = PUBLISHED.map(([title]) => title);
  expect(titles).toHaveLength(23);
  expect(CARD_TITLES.slice(0, 23)).toEqual(titles);
  const cards = CARDS.slice(0, 87);
  expect(new Set(cards.map((card) => TITLE_OF[card]))).toEqual(new Set(titles));
  expect(cards.filter((card) => USE_OF[card] === 'now')).toHaveLength(22);
});

test('17.2 the cards are numbered from 1, the published ones first', () => {
  const numbers = CARD_TITLES.map((title) => CARD_KINDS[title].number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(CARD_TITLES.map((_, i) => i + 1));
  expect(Math.max(...numbers.slice(0, 23))).toBe(23);
});

test.each(PUBLISHED)('17.2 %s: %i in the deck, anti-pirate %s', (title, copies, antiPirate) => {
  expect(cardsOf(title)).toHaveLength(copies);
  expect(CARD_KINDS[title].antiPirate).toBe(antiPirate);
});
