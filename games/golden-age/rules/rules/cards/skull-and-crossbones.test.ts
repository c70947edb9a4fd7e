import { expect, test } from 'vitest';
import { bitOf, type CardTitle, TITLE_OF } from '../../data/cards.ts';
import type { PlaceName } from '../../data/ids.ts';
import {
  commissioner,
  commissionerPool,
  count,
  hand,
  hostage,
  pirate,
  pirateHand,
  pirateId,
  pirateState,
  warship,
} from '../../testing/arrange.ts';
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

test('17.2 #19 one point of Cunning cancels a card before it takes effect', () => {
  const t = atSea(2, 'skull-and-crossbones', 'fair-winds');
  play(t, move, wear, awaits('negate', 0), skull);
  expect(pirateState(t, 'low')).toMatchObject({ speed: 5, cunning: 1, at: 'india' });
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

test('17.2 #19 the player is asked even without the card, so that nothing is betrayed', () => {
  const t = atSea(1, 'fair-winds');
  play(t, move, wear, awaits('negate', 0));
  expect(offers(t)).toEqual([{ type: 'decline' }]);
  play(t, 'decline', 2);
  expect(pirateState(t, 'low').speed).toBe(4);
});

test('17.2 #19 the player is not asked if the pirate has no Cunning', () => {
  const t = atSea(0, 'skull-and-crossbones');
  play(t, move, wear, 2);
  expect(pirateState(t, 'low').speed).toBe(4);
});

test('17.2 #19 a player with an empty hand is not asked', () => {
  const t = atSea(2);
  play(t, move, wear, 2);
  expect(pirateState(t, 'low')).toMatchObject({ speed: 4, cunning: 2 });
});

test('17.2 #19 the player may decline to use the card', () => {
  const t = atSea(2, 'skull-and-crossbones');
  play(t, move, wear, 'decline', 4);
  expect(pirateState(t, 'low')).toMatchObject({ speed: 3, cunning: 2 });
  expect(count(t.g.hands[0], 'skull-and-crossbones')).toBe(1);
});

/** Cards that seat 1 plays on Low at sea, or in port after an Action there, and that Low’s player answers. */
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
test.each(ANSWERED)('17.2 #19 [R21] a negated %s has no effect, but costs its player the AP action and the title', (title, at, steps) => {
  const t = scenario({ actions: 4, ratings: { low: { leadership: 6 } } });
  pirate(t, 'low', at, { cunning: 1, holds: [300] });
  hostage(t, 'low', 'pilot', 'dutch');
  pirateHand(t, 1, 'tew');
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, title, 'fair-winds');
  const before = pirateState(t, 'low');
  play(t, ...steps, awaits('negate', 0));
  play(t, skull, ...(title === 'warship-sighting' ? [awaits('rollDie')] : []));
  const moved = at === 'east-africa' && title !== 'warship-sighting';
  expect(pirateState(t, 'low')).toEqual({ ...before, cunning: 0, at: moved ? 'india' : at });
  expect(t.g.pirateHands[1]).toEqual([pirateId('tew')]);
  expect(t.g.deck.some((card) => TITLE_OF[card] === title)).toBe(true);
  expect(t.g.hands[1]).toHaveLength(1);
  expect(t.g.apSpent[1]).toBe(1);
  expect(t.g.titlesSpent).toBe(bitOf(title));
  expect(t.g.aside).toEqual([]);
});

test('17.2 #19 each card cancelled costs one point and one Skull & Crossbones', () => {
  const t = scenario({ players: 3, actions: 4 });
  pirate(t, 'low', 'east-africa', { cunning: 2 });
  hand(t, 0, 'skull-and-crossbones', 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear');
  hand(t, 2, 'scurvy-outbreak');
  play(t, move, wear, skull, { type: 'playAgainst', card: 'scurvy-outbreak' }, skull, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'india', speed: 5, scurvy: false, cunning: 0 });
  expect(count(t.g.discards, 'skull-and-crossbones')).toBe(2);
});

test('17.2 #19 the pirate concerned pays, not another of his player', () => {
  const t = atSea(0, 'skull-and-crossbones');
  pirate(t, 'vane', 'india', { cunning: 3 });
  play(t, move, wear, 2);
  expect([pirateState(t, 'low').speed, pirateState(t, 'vane').cunning]).toEqual([4, 3]);
});

test('17.2 #19 a warship, a deployment, a Reaction and an oust can’t be negated', () => {
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

test('12 [R47] without the Cunning option there are no rerolls, but Cunning still pays for Skull & Crossbones', () => {
  const t = scenario({ actions: 4, settings: { cunning: false } });
  pirate(t, 'low', 'east-africa', { cunning: 1 });
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear');
  play(t, { type: 'findMerchant', pirate: 'low', port: 'mocha' }, 'pass', 1, wear, awaits('negate', 0), skull, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ speed: 5, cunning: 0 });
});
