import { expect, test } from 'vitest';
import type { PlaceName } from '../../data/ids.ts';
import { commissioner, commissionerPool, count, hand, pirate, pirateId, pirateState, placeId, retired } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const call = (who: string) => ({ type: 'playConverts', card: 'pirate-converts', pirate: who }) as const;
const EX_PIRATE = 8;

/** Seat 0’s Low is active in this place; Kidd and Tew have retired, and seat 1 holds the card. */
function lowIn(at: PlaceName, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 4, ratings: { low: { ability: 3 } } });
  pirate(t, 'low', at, options);
  retired(t, 'kidd', 'tew');
  hand(t, 1, 'pirate-converts');
  return t;
}
const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;

test('17.2 #16, 10.15 the card’s player chooses a retired pirate, who becomes their Commissioner with Combat 9 and Speed 3', () => {
  const t = lowIn('india');
  play(t, move('east-africa'));
  expect(offers(t, 'playConverts').map((c) => c.pirate)).toEqual(['kidd', 'tew']);
  play(t, call('tew'));
  expect(t.g.commissioner[1]).toBe(EX_PIRATE);
  expect(t.g.exPirate).toBe(pirateId('tew'));
  expect(t.g.tables.commissioners[EX_PIRATE]).toMatchObject({ combat: 9, speed: 3 });
  expect(happened(t, 'pirateConverted')).toMatchObject([{ rule: '17.2 #16', seat: 1, pirate: pirateId('tew') }]);
  expect(count(t.g.discards, 'pirate-converts')).toBe(1);
  expect(pirateState(t, 'tew').fate).toBe('retired');
});

test('17.2 #16 [R20] the Ex-Pirate comes to the active pirate’s Sea Area', () => {
  const t = lowIn('india');
  play(t, move('east-africa'), 'pass', call('kidd'));
  expect(t.g.commissionerAt[1]).toBe(placeId('east-africa'));
});

test('17.2 #16 [R20] the Ex-Pirate comes to the Sea Area of the active pirate’s port', () => {
  const t = lowIn('goa');
  play(t, { type: 'doPortActivities', pirate: 'low' }, call('kidd'));
  expect(t.g.commissionerAt[1]).toBe(placeId('india'));
});

test.each(['north-atlantic', 'central-atlantic'] as const)(
  '17.2 #16 [R43] the card’s player chooses between Bermuda’s two areas: %s',
  (area) => {
    const t = lowIn('bermuda');
    play(t, { type: 'doPortActivities', pirate: 'low' }, call('kidd'), awaits('placeCommissioner', 1));
    expect(offers(t)).toEqual([
      { type: 'placeCommissioner', to: 'north-atlantic' },
      { type: 'placeCommissioner', to: 'central-atlantic' },
    ]);
    play(t, { type: 'placeCommissioner', to: area });
    expect(t.g.commissionerAt[1]).toBe(placeId(area));
    expect(t.g.commissioner[1]).toBe(EX_PIRATE);
  },
);

test('17.2 #16 [R20] the card can’t be played while the active pirate is in a Transit Box', () => {
  const t = lowIn('gold-coast');
  play(t, move('transit-gold-coast-east-africa'));
  expect(offers(t, 'playConverts')).toHaveLength(2);
  play(t, passWindow(), awaits('antiPirateAction', 1));
  expect(offers(t, 'playConverts')).toEqual([]);
});

test('17.2 #16 the card needs a retired pirate of any player, and a seat without a Commissioner', () => {
  const t = lowIn('india');
  commissioner(t, 1, 'rhett', 'north-atlantic');
  play(t, move('east-africa'));
  expect(offers(t, 'playConverts')).toEqual([]);
  const nobody = scenario({ actions: 2 });
  pirate(nobody, 'low', 'india');
  hand(nobody, 1, 'pirate-converts');
  play(nobody, move('east-africa'));
  expect(offers(nobody)).toEqual([{ type: 'pass' }]);
});

test('17.2 #16, 10.32 the Ex-Pirate may react at once', () => {
  const t = lowIn('india');
  play(t, move('east-africa'), call('kidd'), awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'react']);
  play(t, 'react', 'flee', 1, 3, awaits('takeAction', 0));
});

test('17.2 #19 [R21] the card can’t be negated', () => {
  const t = lowIn('india', { cunning: 2 });
  hand(t, 0, 'skull-and-crossbones');
  play(t, move('east-africa'), call('kidd'), awaits('antiPirateAction', 1));
  expect(t.g.commissioner[1]).toBe(EX_PIRATE);
});

test('10.14 [R60] an Ex-Pirate beaten in battle is out of the game for good', () => {
  const t = lowIn('india');
  play(t, move('east-africa'), call('kidd'), 'react', 'fight', 6, 1, awaits('takeAction', 0));
  expect(t.g.commissionersLost).toEqual([EX_PIRATE]);
  expect(t.g.commissioner[1]).toBe(-1);
  expect(pirateState(t, 'low')).toMatchObject({ notoriety: 18, loyalty: 8 });
  hand(t, 2, 'fair-winds');
  play(t, move('india'), awaits('antiPirateAction', 2));
  expect(offers(t)).toEqual([{ type: 'pass' }]);
});

test('10.36 the Ex-Pirate scores like every Commissioner', () => {
  const t = lowIn('india', { notoriety: 9 });
  play(t, move('east-africa'), call('kidd'), 'react', 'fight', 1, 6, awaits('takeAction', 0));
  expect(t.g.vp).toEqual([9, 4, 0]);
});

test.each([
  ['european-turmoil', []],
  ['storms-at-sea', [...d66(64), 4]],
] as const)('17.2 #5, #20 [R60] %s sets him aside, not into the pool', (title, dice) => {
  const t = beforeTurn();
  commissionerPool(t);
  retired(t, 'kidd');
  commissioner(t, 1, 'ex-pirate', 'india');
  hand(t, 0, 'fair-winds', 'letter-of-marque', 'letter-of-marque');
  begin(t);
  play(t, draws(title), ...dice, awaits('drawCard'));
  expect(t.g.commissioner).toEqual([-1, -1]);
  expect(t.g.commissionerPool).toHaveLength(8);
  expect(t.g.commissionersLost).toEqual([]);
});

test('17.2 #16 [R60] after being set aside, the Ex-Pirate can be called again, as another pirate', () => {
  const t = lowIn('india');
  t.g.exPirate = pirateId('kidd');
  play(t, move('east-africa'), call('tew'));
  expect(t.g.commissioner[1]).toBe(EX_PIRATE);
  expect(t.g.exPirate).toBe(pirateId('tew'));
});
