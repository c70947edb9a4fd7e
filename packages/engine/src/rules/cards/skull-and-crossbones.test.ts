import { expect, test } from 'vitest';
import { count, hand, pirate, the } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const move = { type: 'move', pirate: 'low', to: 'india' } as const;
const wear = { type: 'playAgainst', card: 'wear-and-tear' } as const;
const skull = { type: 'playSkull', card: 'skull-and-crossbones' } as const;

/** Seat 1 is about to play Wear and Tear on Low. */
function atSea(cunning: number, ...cards: readonly Parameters<typeof hand>[2][]): Table {
  const t = scenario({ actions: 4 });
  pirate(t, 'low', 'east-africa', { cunning });
  hand(t, 0, ...cards);
  hand(t, 1, 'wear-and-tear');
  return t;
}

test('17.2 #19 for one Cunning the card is cancelled before it works', () => {
  const t = atSea(2, 'skull-and-crossbones', 'fair-winds');
  play(t, move, wear, awaits('negate', 0), skull);
  expect(the(t, 'low')).toMatchObject({ speed: 5, cunning: 1, at: 'india' });
  expect(happened(t, 'cardNegated')).toHaveLength(1);
  expect(happened(t, 'rolled')).toEqual([]);
});

test('17.2 #19 [R21] the cancelled card is shuffled into the deck, without the discards; the Skull is discarded', () => {
  const t = atSea(2, 'skull-and-crossbones');
  const before = t.g.deck.length;
  play(t, move, wear, skull);
  expect(t.g.deck).toHaveLength(before + 1);
  expect(count(t.g.deck, 'wear-and-tear')).toBe(7);
  expect(count(t.g.discards, 'skull-and-crossbones')).toBe(1);
  expect(t.g.aside).toEqual([]);
});

test('17.2 #19 he is asked without holding it, so that silence betrays nothing', () => {
  const t = atSea(1, 'fair-winds');
  play(t, move, wear, awaits('negate', 0));
  expect(offers(t)).toEqual([{ type: 'decline' }]);
  play(t, 'decline', 2);
  expect(the(t, 'low').speed).toBe(4);
});

test('17.2 #19 without Cunning he is not asked', () => {
  const t = atSea(0, 'skull-and-crossbones');
  play(t, move, wear, 2);
  expect(the(t, 'low').speed).toBe(4);
});

test('17.2 #19 with an empty hand he is not asked', () => {
  const t = atSea(2);
  play(t, move, wear, 2);
  expect(the(t, 'low')).toMatchObject({ speed: 4, cunning: 2 });
});

test('17.2 #19 he may hold it back', () => {
  const t = atSea(2, 'skull-and-crossbones');
  play(t, move, wear, 'decline', 4);
  expect(the(t, 'low')).toMatchObject({ speed: 3, cunning: 2 });
  expect(count(t.g.hands[0], 'skull-and-crossbones')).toBe(1);
});
