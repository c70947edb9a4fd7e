import { expect, test } from 'vitest';
import { CARD_NAMES } from '../../data/cards.ts';
import { viewOf } from '../../state/views.ts';
import { hand } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, draws, happened, play, type Table } from '../../testing/scenario.ts';

const discard = (card: string) => ({ type: 'discardCard', card }) as const;
const names = (t: Table) => t.g.hands.map((cards) => cards.map((card) => CARD_NAMES[card].replace(/-\d+$/, '')));

test('17.2 #7 each player discards one card, face down until all have chosen; then each hand passes to the left', () => {
  const t = beforeTurn({ players: 3 });
  hand(t, 0, 'fair-winds', 'heavy-guns', 'kc-surprise');
  hand(t, 1, 'double-cross', 'wear-and-tear');
  hand(t, 2, 'letter-of-marque', 'scurvy-outbreak', 'pirate-converts');
  begin(t);
  play(t, draws('finger-of-fate'), awaits('discardToFate', 0), discard('heavy-guns'), awaits('discardToFate', 1));
  expect(t.g.discards).toHaveLength(0);
  expect(viewOf(t.g, 1).sealedBy).toEqual([1, 0, 0]);
  expect(t.events.filter((e) => e.type === 'cardDiscarded')).toEqual([]);
  play(t, discard('wear-and-tear'), discard('pirate-converts'), awaits('drawCard'));
  expect(happened(t, 'cardDiscarded').map((e) => e.seat)).toEqual([0, 1, 2]);
  expect(names(t)).toEqual([['letter-of-marque', 'scurvy-outbreak'], ['fair-winds', 'kc-surprise'], ['double-cross']]);
  expect(t.g.discards).toHaveLength(4);
  expect(happened(t, 'handPassed').map(({ from, to, cards }) => [from, to, cards.length])).toEqual([
    [0, 1, 2],
    [1, 2, 1],
    [2, 0, 2],
  ]);
});

test('17.2 #7 the player who drew the card chooses first', () => {
  const t = beforeTurn({ players: 3 });
  t.g.first = 2;
  hand(t, 0, 'fair-winds');
  hand(t, 1, 'double-cross');
  hand(t, 2, 'buried-treasure');
  begin(t);
  play(t, draws('finger-of-fate'), awaits('discardToFate', 2), discard('buried-treasure'), awaits('discardToFate', 0));
  play(t, discard('fair-winds'), awaits('discardToFate', 1), discard('double-cross'), awaits('drawCard'));
  expect(happened(t, 'cardDiscarded').map((e) => e.seat)).toEqual([0, 1, 2]);
  expect(t.g.sealed).toEqual([-1, -1, -1]);
});

test('17.2 #7 an event about a passed hand does not change afterwards', () => {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds');
  hand(t, 1, 'double-cross', 'kc-surprise');
  begin(t);
  play(t, draws('finger-of-fate'), discard('fair-winds'), discard('double-cross'), draws('scurvy-outbreak'), awaits('drawCard'));
  expect(happened(t, 'handPassed').map(({ from, cards }) => [from, cards.length])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('17.2 #7 a player without cards discards none, and still gets the hand of the right neighbor', () => {
  const t = beforeTurn({ players: 3 });
  hand(t, 0, 'fair-winds', 'heavy-guns', 'kc-surprise');
  hand(t, 2, 'letter-of-marque');
  begin(t);
  play(t, draws('finger-of-fate'), discard('fair-winds'), awaits('discardToFate', 2), discard('letter-of-marque'), awaits('drawCard'));
  expect(names(t)).toEqual([[], ['heavy-guns', 'kc-surprise'], []]);
});

test('17.2 #7 the player who drew the card then draws until the new hand is full', () => {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds');
  hand(t, 1, 'double-cross', 'kc-surprise', 'wear-and-tear');
  begin(t);
  play(t, draws('finger-of-fate'), discard('fair-winds'), discard('double-cross'), draws('scurvy-outbreak', 'scurvy-outbreak'));
  expect(names(t)[0]).toEqual(['kc-surprise', 'wear-and-tear', 'scurvy-outbreak', 'scurvy-outbreak']);
});
