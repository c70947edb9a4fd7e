import { expect, test } from 'vitest';
import { type CardTitle, cardsOf } from '../data/cards.ts';
import { commissioner, pirate } from '../testing/arrange.ts';
import { scenario, type Table } from '../testing/scenario.ts';
import { givesActions } from './cards.ts';

const gives = ({ g }: Table, title: CardTitle): boolean =>
  cardsOf(title)
    .slice(0, 1)
    .every((card) => givesActions(g, 0, card));

test('4.55 [R46] without a pirate in play, a ◆ card gives no Actions, nor does an AND card whose event is impossible', () => {
  const t = scenario();
  for (const title of ['double-cross', 'heavy-guns', 'buried-treasure', 'fair-winds', 'mal-de-mer'] as const)
    expect(gives(t, title)).toBe(false);
  expect(gives(t, 'wear-and-tear')).toBe(true);
});

test('4.55 [R46] with a pirate at sea, all cards but Heavy Guns give Actions; those need a ship in port without guns (17.2 #10)', () => {
  const t = scenario();
  pirate(t, 'low', 'india');
  for (const title of ['double-cross', 'buried-treasure', 'fair-winds'] as const) expect(gives(t, title)).toBe(true);
  expect(gives(t, 'heavy-guns')).toBe(false);
  pirate(t, 'vane', 'boston', { guns: true });
  expect(gives(t, 'heavy-guns')).toBe(false);
  pirate(t, 'tew', 'boston');
  expect(gives(t, 'heavy-guns')).toBe(true);
});

test('17.2 #6 [R46] Fair Winds needs a pirate or a Commissioner of one’s own', () => {
  const t = scenario();
  commissioner(t, 1, 'rhett', 'india');
  expect(gives(t, 'fair-winds')).toBe(false);
  commissioner(t, 0, 'ogle', 'india');
  expect(gives(t, 'fair-winds')).toBe(true);
});
