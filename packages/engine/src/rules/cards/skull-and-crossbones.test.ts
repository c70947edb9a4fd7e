import { expect, test } from 'vitest';
import { bitOf, type CardTitle, TITLE_OF } from '../../data/cards.ts';
import type { PlaceName } from '../../data/ids.ts';
import { commissioner, commissionerPool, count, hand, hostage, pirate, pirateHand, pirateId, the, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, type Step, scenario, type Table } from '../../testing/scenario.ts';

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

/** Seat 1 plays this card on Low at sea, or in port after an Action done there; he answers it. */
const ANSWERED: readonly (readonly [CardTitle, PlaceName, readonly Step[]])[] = [
  ['wear-and-tear', 'east-africa', [move, wear]],
  ['scurvy-outbreak', 'east-africa', [move, { type: 'playAgainst', card: 'scurvy-outbreak' }]],
  ['mutiny-conspiracy', 'east-africa', [move, { type: 'playAgainst', card: 'mutiny-conspiracy' }]],
  ['piratical-ambition', 'east-africa', [move, { type: 'playAmbition', card: 'piratical-ambition', pirate: 'tew' }]],
  [
    'warship-sighting',
    'east-africa',
    [
      { type: 'findMerchant', pirate: 'low', port: 'mocha' },
      { type: 'playAgainst', card: 'warship-sighting' },
    ],
  ],
  [
    'debauchery-and-revelry',
    'goa',
    [{ type: 'doPortActivities', pirate: 'low' }, 'pass', 'finish', { type: 'playAgainst', card: 'debauchery-and-revelry' }],
  ],
];
test.each(ANSWERED)('17.2 #19 [R21] against %s: it has no effect, its player has spent his AP action and the title', (title, at, steps) => {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 6 } } });
  pirate(t, 'low', at, { cunning: 1, holds: [300] });
  hostage(t, 'low', 'pilot', 'dutch');
  pirateHand(t, 1, 'tew');
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, title, 'fair-winds');
  const before = the(t, 'low');
  play(t, ...steps, awaits('negate', 0));
  play(t, skull, ...(title === 'warship-sighting' ? [awaits('rollDie')] : []));
  const moved = at === 'east-africa' && title !== 'warship-sighting';
  expect(the(t, 'low')).toEqual({ ...before, cunning: 0, at: moved ? 'india' : at });
  expect(t.g.pirateHands[1]).toEqual([pirateId('tew')]);
  expect(t.g.deck.some((card) => TITLE_OF[card] === title)).toBe(true);
  expect(t.g.hands[1]).toHaveLength(1);
  expect(t.g.apSpent[1]).toBe(1);
  expect(t.g.titlesSpent).toBe(bitOf(title));
  expect(t.g.aside).toEqual([]);
});

test('17.2 #19 one point and one card for each', () => {
  const t = scenario({ players: 3, actions: 4 });
  pirate(t, 'low', 'east-africa', { cunning: 2 });
  hand(t, 0, 'skull-and-crossbones', 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear');
  hand(t, 2, 'scurvy-outbreak');
  play(t, move, wear, skull, { type: 'playAgainst', card: 'scurvy-outbreak' }, skull, awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ at: 'india', speed: 5, scurvy: false, cunning: 0 });
  expect(count(t.g.discards, 'skull-and-crossbones')).toBe(2);
});

test('17.2 #19 at the cost of the pirate concerned, not of another of his player', () => {
  const t = atSea(0, 'skull-and-crossbones');
  pirate(t, 'vane', 'india', { cunning: 3 });
  play(t, move, wear, 2);
  expect([the(t, 'low').speed, the(t, 'vane').cunning]).toEqual([4, 3]);
});

test('17.2 #19 no answer to the plays that take no card: a warship, a deployment, a Reaction, an oust', () => {
  for (const [at, steps] of [
    ['east-africa', [{ type: 'findMerchant', pirate: 'low', port: 'mocha' }, 'useWarship', awaits('fightOrFlee', 0)]],
    ['east-africa', [move, 'deployCommissioner', 6, 6, 6, awaits('antiPirateAction', 2)]],
    ['east-africa', [move, 'pass', 'react', awaits('fightOrFlee', 0)]],
    ['goa', [{ type: 'doPortActivities', pirate: 'low' }, 'oust', awaits('rollDie')]],
  ] as const) {
    const t = scenario({ players: 3, actions: 4 });
    pirate(t, 'low', at, { cunning: 2, notoriety: 9 });
    hand(t, 0, 'skull-and-crossbones');
    warship(t, 'east-africa', 'shark');
    commissionerPool(t, 'rhett');
    commissioner(t, 2, 'ogle', at === 'goa' ? 'india' : 'east-africa');
    play(t, ...steps);
    expect(happened(t, 'cardNegated')).toEqual([]);
  }
});

test('12 [R47] with Cunning switched off there are no rerolls, but the points still pay for it', () => {
  const t = scenario({ actions: 4, settings: { cunning: false } });
  pirate(t, 'low', 'east-africa', { cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'mocha' }, 'pass', 1, wear, awaits('negate', 0), skull, awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ speed: 5, cunning: 0 });
});
