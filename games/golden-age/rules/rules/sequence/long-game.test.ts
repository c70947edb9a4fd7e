import { expect, test } from 'vitest';
import { CARD_COUNT, type CardTitle, TITLE_OF } from '../../data/cards.ts';
import { takeFrom } from '../../effects/lists.ts';
import { count, deck, hand, pirate } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, draws, happened, offers, pending, play, setUp, type Table } from '../../testing/scenario.ts';

const PARDON = 'general-pardon';

/** Seat 0 holds these cards and is about to draw to four; these cards are left in the deck, the others are discarded. */
function before(held: readonly CardTitle[], ...rest: readonly CardTitle[]): Table {
  const t = beforeTurn({ settings: { length: 'long' } });
  hand(t, 0, ...held);
  hand(t, 1, 'wear-and-tear', 'wear-and-tear', 'wear-and-tear', 'wear-and-tear');
  deck(t, ...rest);
  return t;
}
const THREE = ['double-cross', 'double-cross', 'double-cross'] as const;
const renewed = (t: Table): number => count(t.g.deck, PARDON);

test('3.0 Step 10, 4.1 a long game begins without the General Pardon, and an event says so', () => {
  const t = setUp(2, { length: 'long' });
  play(t, 6, 1, awaits('drawCard'));
  expect(happened(t, 'cardHeldOut')).toHaveLength(1);
  expect(count(t.g.aside, PARDON)).toBe(1);
  expect(t.g.deck).toHaveLength(CARD_COUNT - 1);
  const standard = setUp(2);
  play(standard, 6, 1, awaits('drawCard'));
  expect(count(standard.g.deck, PARDON)).toBe(1);
});

test('4.1 when the deck has run out, the discards and the General Pardon become the new deck', () => {
  const t = before(['double-cross', 'double-cross'], 'fair-winds');
  const { length } = t.g.discards;
  begin(t);
  play(t, draws('fair-winds'), awaits('drawCard'));
  expect(happened(t, 'deckRenewed')).toMatchObject([{ rule: '4.1', cards: length + 1 }]);
  expect(t.g.deck).toHaveLength(length + 1);
  expect([t.g.discards, t.g.aside]).toEqual([[], []]);
  expect(offers(t)).toContainEqual({ type: 'drawCard', card: `${PARDON}-1` });
});

test('4.1 drawing the last card does not renew the deck until another must be drawn', () => {
  const t = before(THREE, 'fair-winds');
  begin(t);
  play(t, draws('fair-winds'));
  expect(pending(t)).toEqual(['playCard', 0]);
  expect(t.g.deck).toEqual([]);
  expect(renewed(t)).toBe(0);
});

test('4.1 the new deck has no cards from hands, from play or out of the game', () => {
  const t = beforeTurn({ settings: { length: 'long' } });
  hand(t, 0, 'double-cross', 'double-cross');
  pirate(t, 'low', 'india', { guns: true, letter: 'dutch' });
  for (const title of ['natural-disaster', 'letter-of-marque'] as const) {
    const [card] = t.g.deck.filter((card) => TITLE_OF[card] === title);
    takeFrom(t.g.deck, card);
    t.g.removed.push(card);
  }
  deck(t, 'fair-winds');
  begin(t);
  play(t, draws('fair-winds'), awaits('drawCard'));
  expect(t.g.removed).toHaveLength(2);
  const left = (['general-pardon', 'natural-disaster', 'letter-of-marque', 'heavy-guns', 'double-cross'] as const).map((title) =>
    count(t.g.deck, title),
  );
  expect(left).toEqual([1, 0, 2, 3, 2]);
});

test('4.1, 17.2 #8 after that the General Pardon comes up as in the standard game', () => {
  const t = before(THREE);
  begin(t);
  play(t, draws(PARDON), awaits('drawCard'));
  expect(t.g.pardons).toBe(1);
  expect(happened(t, 'cardShuffledIn')).toHaveLength(1);
  t.g.pardons = 2;
  play(t, draws(PARDON));
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'generalPardon' }]);
});

test('4.1 [R4] the deck is renewed once: when it runs out again the game is over', () => {
  const t = before(THREE);
  begin(t);
  play(t, draws('wear-and-tear'), { type: 'playForActions', card: 'wear-and-tear' });
  deck(t);
  play(t, 'endActions', { type: 'playForActions', card: 'wear-and-tear' }, 'endActions');
  expect(happened(t, 'gameEnded')).toMatchObject([{ ending: 'deckEmpty' }]);
});
