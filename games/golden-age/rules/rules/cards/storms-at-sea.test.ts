import { expect, test } from 'vitest';
import {
  commissioner,
  commissionerPool,
  destroyed,
  hand,
  hostage,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  pirateId,
  pirateState,
  placeId,
  warship,
} from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, play, type Table } from '../../testing/scenario.ts';

/** Seat 0 is about to draw its fourth card. */
function beforeStorm(): Table {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  return t;
}
const storm = (t: Table, locator: number, ...steps: Parameters<typeof play>[1][]) => {
  begin(t);
  play(t, draws('storms-at-sea'), d66(locator), ...steps, awaits('drawCard'));
};

test('17.2 #20 the example: 52 strikes the Gold Coast and both Transit Boxes', () => {
  const t = beforeStorm();
  storm(t, 52);
  expect(happened(t, 'stormStruck')).toMatchObject([
    {
      areas: [placeId('gold-coast'), placeId('transit-south-america-gold-coast'), placeId('transit-gold-coast-east-africa')],
    },
  ]);
});

test('17.2 #20 all merchants of the area return to the pool, found or not; others stay', () => {
  const t = beforeStorm();
  merchant(t, 'cape-coast', 'flute');
  merchant(t, 'cape-lopez', 'sloop', { found: 'earlier' });
  storm(t, 52);
  expect(merchantPorts(t)).toEqual(['kilwa', 'zanzibar', 'mocha', 'bombay', 'goa']);
});

test.each([
  [1, 4],
  [2, 4],
  [3, 3],
  [4, 3],
  [5, 3],
  [6, 2],
])('17.2 #20 at sea a die of %i leaves a Sloop Speed %i', (die, speed) => {
  const t = beforeStorm();
  pirate(t, 'low', 'gold-coast');
  storm(t, 52, die);
  expect(pirateState(t, 'low')).toMatchObject({ speed, fate: 'inPlay' });
});

test.each([
  [1, 4],
  [2, 3],
  [4, 3],
  [5, 2],
])('17.2 #20 in a Transit Box the die counts one more: %i leaves a Sloop Speed %i', (die, speed) => {
  const t = beforeStorm();
  pirate(t, 'low', 'transit-gold-coast-east-africa');
  storm(t, 52, die);
  expect(pirateState(t, 'low')).toMatchObject({ speed });
});

test('17.2 #20 in a Transit Box a die of 6 sinks the ship', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'transit-gold-coast-east-africa', { notoriety: 11, holds: [800], guns: true, seat: 1 });
  hostage(t, 'low', 'pilot', 'dutch');
  storm(t, 52, 6);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'lost', at: null, holds: [], hostages: [], guns: false });
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'storm', vp: 11 }]);
  expect(t.g.vp).toEqual([0, 11]);
});

test('17.2 #20 pirates in port are safe, and so are those elsewhere', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'whydah');
  pirate(t, 'vane', 'south-america');
  storm(t, 52);
  expect(pirateState(t, 'low').speed).toBe(5);
  expect(pirateState(t, 'vane').speed).toBe(5);
});

test('6.26 [R32] a ship at Speed −2 sinks with the next hit', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'gold-coast', { speed: -1, notoriety: 2 });
  pirate(t, 'vane', 'gold-coast', { speed: -1 });
  storm(t, 52, 3, 1);
  expect(pirateState(t, 'low')).toMatchObject({ fate: 'lost' });
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'inPlay', speed: -2, loyalty: 7 });
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'sunk', vp: 2 }]);
});

test('6.26 from Speed 0 to −1 the crew loses one Loyalty; from −1 to −2 it does not', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'gold-coast', { speed: 1 });
  storm(t, 52, 3);
  expect(pirateState(t, 'low')).toMatchObject({ speed: -1, loyalty: 6 });
});

test('6.26 a fall to Speed 0 costs no Loyalty', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'gold-coast', { speed: 1 });
  storm(t, 52, 2);
  expect(pirateState(t, 'low')).toMatchObject({ speed: 0, loyalty: 7 });
});

test('17.2 #20 a warship returns to the pool only on a roll above its Combat', () => {
  for (const [dice, stays] of [
    [[2, 3], true],
    [[3, 3], false],
  ] as const) {
    const t = beforeStorm();
    warship(t, 'gold-coast', 'squirrel');
    storm(t, 52, ...dice);
    expect(t.g.warshipAt.some((w) => w >= 0)).toBe(stays);
    expect(t.g.warshipPool).toHaveLength(stays ? 14 : 15);
  }
});

test('17.2 #20 [R62] a King’s Commissioner returns to the pool on 4 and stays on 5, also in a struck Transit Box', () => {
  for (const place of ['gold-coast', 'transit-gold-coast-east-africa'] as const) {
    const t = beforeStorm();
    commissionerPool(t);
    commissioner(t, 0, 'ogle', place);
    commissioner(t, 1, 'rhett', 'gold-coast');
    storm(t, 52, 4, 5);
    expect(t.g.commissioner[0]).toBe(-1);
    expect(t.g.commissioner[1]).toBe(2);
    expect(t.g.commissionerPool).toHaveLength(7);
  }
});

test('17.2 #20 no dice are thrown for a Commissioner or warship elsewhere', () => {
  const t = beforeStorm();
  commissioner(t, 0, 'ogle', 'india');
  warship(t, 'india', 'shark');
  storm(t, 52);
  expect(happened(t, 'rolled')).toHaveLength(1);
});

test('17.2 #20 [R22] a storm at Bermuda strikes both of its Sea Areas', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'north-atlantic');
  pirate(t, 'vane', 'central-atlantic');
  pirate(t, 'kidd', 'bermuda');
  merchant(t, 'boston', 'flute');
  merchant(t, 'bath', 'flute');
  merchant(t, 'bermuda', 'flute');
  storm(t, 45, 1, 1);
  expect([pirateState(t, 'low').speed, pirateState(t, 'vane').speed, pirateState(t, 'kidd').speed]).toEqual([4, 4, 5]);
  expect(merchantPorts(t)).toHaveLength(5);
});

test('17.2 #20 [R12] a destroyed port still names its Sea Area', () => {
  const t = beforeStorm();
  destroyed(t, 'whydah');
  pirate(t, 'low', 'gold-coast');
  storm(t, 52, 1);
  expect(pirateState(t, 'low').speed).toBe(4);
});

test('17.2 #20 [R44] Cunning can’t reroll a storm', () => {
  const t = beforeStorm();
  pirate(t, 'low', 'gold-coast', { cunning: 3 });
  storm(t, 52, 6);
  expect(pirateState(t, 'low').cunning).toBe(3);
});

test('17.2 #20, 14.1 a crew that falls to Loyalty 0 mutinies after the storm', () => {
  const t = beforeTurn({ ratings: { low: { leadership: 3 } } });
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  pirate(t, 'low', 'gold-coast', { speed: 0, loyalty: 1, seat: 1 });
  pirateHand(t, 1, 'kidd');
  storm(t, 52, 2, 5, { type: 'takeCommand', pirate: 'kidd' });
  expect(pirateState(t, 'kidd')).toMatchObject({ owner: 1, speed: -1, loyalty: 6 });
});

test('17.2 #20 the player who drew the card rolls for warships, then pirates, then Commissioners, with an event for each', () => {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  commissionerPool(t);
  warship(t, 'gold-coast', 'squirrel');
  pirate(t, 'low', 'gold-coast', { seat: 1 });
  pirate(t, 'vane', 'transit-gold-coast-east-africa', { seat: 1 });
  commissioner(t, 1, 'ogle', 'gold-coast');
  storm(t, 52, 3, 4, 2, 5, 5);
  expect(happened(t, 'rolled').map(({ purpose, seat, dice }) => [purpose, seat, dice])).toEqual([
    ['storm', 0, [5, 2]],
    ['stormAndWarship', 0, [3, 4]],
    ['stormAndPirate', 0, [2]],
    ['stormAndPirate', 0, [5]],
    ['stormAndCommissioner', 0, [5]],
  ]);
  expect(happened(t, 'warshipTossed')).toMatchObject([{ dice: 7 }]);
  expect(happened(t, 'shipTossed')).toMatchObject([
    { pirate: pirateId('low'), dice: 2, modifiers: [{ cause: 'transitBox', amount: 0 }], hits: 1 },
    { pirate: pirateId('vane'), dice: 5, modifiers: [{ cause: 'transitBox', amount: 1 }], hits: 3 },
  ]);
  expect(happened(t, 'commissionerTossed')).toMatchObject([{ seat: 1, dice: 5, upTo: 4 }]);
});
