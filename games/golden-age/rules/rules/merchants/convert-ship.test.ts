import { expect, test } from 'vitest';
import { BRIGANTINE, HOLD_COUNT, type MerchantType, SCHOONER } from '../../data/ids.ts';
import { decision } from '../../game.ts';
import { EMPTY_HOLD } from '../../state/position.ts';
import { merchant, pirate, pirateHand, pirateId, pirateState } from '../../testing/arrange.ts';
import { happened, offers, play, refusedBy, scenario } from '../../testing/scenario.ts';

const captain = { type: 'drawHostage', hostage: 'captain' } as const;
const jettison = (hold: number) => ({ type: 'jettison', hold }) as const;
const take = (hold: number) => ({ type: 'takeCargo', hold }) as const;
const lootIt = { type: 'lootMerchant', pirate: 'vane', port: 'havana' } as const;

function prize(type: MerchantType, options: Parameters<typeof pirate>[3] = {}) {
  const t = scenario({ actions: 3, ratings: { vane: { leadership: 2 } } });
  pirate(t, 'vane', 'west-caribbean', { ship: 'schooner', ...options });
  merchant(t, 'havana', type, { found: ['vane'] });
  return t;
}

test('8.5 example A: a full Schooner takes over a Brigantine, whose fourth hold takes the cargo', () => {
  const t = prize('brigantine', { holds: [100, 200, 300], combat: 2, speed: 0 });
  play(t, lootIt, 2, captain, 'seize', 'convertShip', 'holdForRansom', take(3), 'decline');
  expect(happened(t, 'shipConverted')).toMatchObject([{ pirate: pirateId('vane'), from: SCHOONER, to: BRIGANTINE }]);
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'brigantine', combat: 7, speed: 1, loyalty: 8, holds: [100, 200, 300, 1000] });
});

test('8.5 example B: a full Schooner takes over a Sloop, and throws two holds of choice overboard', () => {
  const t = prize('sloop', { holds: [100, 200, 300] });
  play(t, lootIt, 4, captain, 'seize', 'convertShip');
  expect(offers(t)).toEqual([0, 1, 2].map(jettison));
  play(t, jettison(0), jettison(1));
  expect(happened(t, 'holdJettisoned')).toMatchObject([{ doubloons: 100 }, { doubloons: 300 }]);
  play(t, 'holdForRansom', take(1), 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'sloop', combat: 5, speed: 5, loyalty: 6, holds: [200, 1000] });
});

test('8.5 example C: a full Schooner takes over another, undamaged one, for one hold', () => {
  const t = prize('schooner', { holds: [100, 200, 300], combat: 3, speed: 1 });
  play(t, lootIt, 2, captain, 'seize', 'convertShip', jettison(2), 'holdForRansom', take(2), 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'schooner', combat: 6, speed: 3, loyalty: 7, holds: [100, 200, 800] });
});

test('8.5 a cargo already taken does not go overboard', () => {
  const t = prize('sloop', { holds: [100, 200] });
  play(t, lootIt, 4, captain, 'seize', take(2), 'convertShip');
  expect(offers(t)).toEqual([0, 1].map(jettison));
  play(t, jettison(0), 'holdForRansom', 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'sloop', holds: [200, 1000] });
});

test('8.5 [R10] a converted ship must take the cargo', () => {
  const t = prize('sloop', { holds: [100, 200, 300] });
  play(t, lootIt, 4, captain, 'seize', 'convertShip', jettison(0), jettison(0), 'holdForRansom');
  expect(offers(t)).toEqual([take(1)]);
});

test('8.5 Flutes and Square-riggers can’t be converted', () => {
  for (const type of ['flute', 'square-rigger'] as const) {
    const t = prize(type);
    play(t, lootIt, 4, captain, 'seize');
    expect(offers(t, 'convertShip')).toEqual([]);
    expect(refusedBy(t, { type: 'convertShip' })).toBe('8.5');
  }
});

test('8.5 Heavy Guns, scurvy and hostages stay with the pirate', () => {
  const t = prize('brigantine', { guns: true, scurvy: true });
  play(t, lootIt, 2, captain, 'seize', 'holdForRansom', 'convertShip', take(0), 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'brigantine', guns: true, scurvy: true, hostages: ['captain'] });
});

test('8.5, 14.1 a smaller ship that brings Loyalty to 0 causes a mutiny after its holds are cleared', () => {
  const t = prize('sloop', { holds: [100, 200, 300], loyalty: 1 });
  pirateHand(t, 0, 'teach');
  play(t, lootIt, 4, captain, 'seize', 'convertShip', jettison(0), jettison(0), 3, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'teach')).toMatchObject({ ship: 'sloop', loyalty: 6, holds: [300], hostages: [] });
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'lost' });
});

test('8.5 booty moves once: none is left behind or counted twice', () => {
  const t = prize('brigantine');
  pirate(t, 'wynne', 'india', { seat: 1, holds: [77] });
  t.g.holds.splice(pirateId('vane') * HOLD_COUNT, 3, EMPTY_HOLD, 200, 300);
  play(t, lootIt, 2, captain, 'seize', 'convertShip');
  expect(pirateState(t, 'vane').holds).toEqual([200, 300]);
  expect(offers(t, 'takeCargo')).toEqual([take(2)]);
  expect(pirateState(t, 'wynne').holds).toEqual([77]);
});

test('8.5 a Sloop for a full Brigantine: two holds go, one after the other, and never the new cargo', () => {
  for (const [first, then] of [
    [0, 1],
    [2, 0],
    [1, 1],
  ] as const) {
    const t = prize('sloop', { ship: 'brigantine', holds: [100, 200, 300] });
    play(t, lootIt, 4, captain, 'seize', take(3), 'holdForRansom', 'convertShip');
    expect(offers(t)).toEqual([0, 1, 2].map(jettison));
    expect(decision(t.g)?.about.holdsOf).toBe(pirateId('vane'));
    play(t, jettison(first));
    expect(offers(t)).toEqual([0, 1].map(jettison));
    play(t, jettison(then), 'decline');
    const left = [100, 200, 300].toSpliced(first, 1).toSpliced(then, 1);
    expect(pirateState(t, 'vane')).toMatchObject({ ship: 'sloop', holds: [...left, 1000] });
  }
});

test('8.5 holds before and after the new cargo can go overboard', () => {
  const t = prize('sloop', { ship: 'brigantine' });
  t.g.holds.splice(pirateId('vane') * HOLD_COUNT, HOLD_COUNT, 100, EMPTY_HOLD, 300, 400);
  play(t, lootIt, 4, captain, 'seize', take(1), 'holdForRansom', 'convertShip');
  expect(offers(t)).toEqual([0, 2, 3].map(jettison));
  play(t, jettison(2));
  expect(offers(t)).toEqual([0, 2].map(jettison));
  play(t, jettison(0), 'decline');
  expect(pirateState(t, 'vane').holds).toEqual([1000, 400]);
});
