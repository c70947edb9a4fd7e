import { expect, test } from 'vitest';
import { type AreaName, HOSTAGE_COUNT, type MerchantType, type PortName, SPANISH } from '../../data/ids.ts';
import { decision } from '../../game.ts';
import { CAPTURED, UNFOUND } from '../../state/position.ts';
import {
  hostage,
  informationOf,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  pirateId,
  pirateState,
  portId,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, type Step, scenario } from '../../testing/scenario.ts';

const captain = { type: 'drawHostage', hostage: 'captain' } as const;
const sailor = { type: 'drawHostage', hostage: 'sailor' } as const;
const take = (hold: number) => ({ type: 'takeCargo', hold }) as const;
const loot = (by: string, port: string) => ({ type: 'lootMerchant', pirate: by, port }) as const;

/** Vane (Ability 4, Cruelty 3) has found a merchant at Santo Domingo. */
function prize(type: MerchantType, options: Parameters<typeof pirate>[3] = {}) {
  const t = scenario({ actions: 3, ratings: { vane: { ability: 4, cruelty: 3, leadership: 2 } } });
  pirate(t, 'vane', 'east-caribbean', { ship: 'schooner', ...options });
  merchant(t, 'santo-domingo', type, { found: ['vane'] });
  return t;
}
const lootIt = loot('vane', 'santo-domingo');

test('8.3 the example of looting a merchant: Vane takes 2500 doubloons and tortures a captain', () => {
  const t = scenario({ actions: 2, ratings: { vane: { ability: 4, cruelty: 3 } } });
  pirate(t, 'vane', 'east-caribbean', { ship: 'schooner', holds: [400, 700, 800] });
  merchant(t, 'santo-domingo', 'brigantine');
  play(t, { type: 'findMerchant', pirate: 'vane', port: 'santo-domingo' }, 4);
  play(t, lootIt, 6, captain, awaits('seizeBooty', 0));
  expect(happened(t, 'cargoSeen')).toMatchObject([{ dice: 6, cargo: 3, total: 9, doubloons: 2500 }]);
  expect(decision(t.g)?.about).toEqual({
    pirate: pirateId('vane'),
    holdsOf: pirateId('vane'),
    port: portId('santo-domingo'),
    doubloons: 2500,
    cargoTotal: 9,
    merchant: t.g.merchantAt[portId('santo-domingo')],
    hostage: t.g.hostageOf.indexOf(CAPTURED),
  });
  expect(happened(t, 'hostageTaken')).toMatchObject([{ pirate: pirateId('vane'), nation: SPANISH }]);
  play(t, 'seize', take(0));
  expect(happened(t, 'holdJettisoned')).toMatchObject([{ doubloons: 400 }]);
  expect(happened(t, 'cargoTaken')).toMatchObject([{ hold: 0, doubloons: 2500 }]);
  expect(happened(t, 'loyaltyChanged')).toMatchObject([{ by: 1, cause: 'doubleStarredCargo' }]);
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 8, notoriety: 3, holds: [2500, 700, 800] });
  play(t, 'torture', 4);
  expect(informationOf(t, 'vane', 'santo-domingo')).toBe(5);
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 9, notoriety: 5, hostages: [] });
  play(t, 'finish', 'decline', awaits('drawCard'));
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'schooner', revelry: 'sober' });
  expect(merchantPorts(t)).not.toContain('santo-domingo');
});

/** Loots a square-rigger (Cargo 4) or another type with this die, and takes the cargo into the first hold. */
function take1(type: MerchantType, die: number) {
  const t = prize(type);
  play(t, lootIt, die, sailor, 'seize', take(0));
  return pirateState(t, 'vane');
}

test.each([
  ['flute', 3, 600, 6],
  ['flute', 4, 800, 7],
  ['brigantine', 4, 1300, 7],
  ['brigantine', 5, 1500, 8],
  ['flute', 1, 100, 6],
  ['square-rigger', 6, 3000, 8],
] as const)('8.32 [R8] %s and die %i: cargo %i, Loyalty 7 becomes %i by its star', (type, die, doubloons, loyalty) => {
  expect(take1(type, die)).toMatchObject({ holds: [doubloons], loyalty });
});

test.each<[AreaName, PortName, number]>([
  ['south-atlantic', 'charleston', 500],
  ['west-caribbean', 'havana', 1200],
  ['central-america', 'campeche', 1200],
  ['south-america', 'cartagena', 1200],
  ['gold-coast', 'whydah', 700],
  ['east-africa', 'ethiopia', 700],
  ['india', 'calicut', 2000],
])('8.32 in %s, at %s, a total of 6 is worth %i', (area, port, doubloons) => {
  const t = scenario({ actions: 2 });
  pirate(t, 'vane', area);
  merchant(t, port, 'flute', { found: ['vane'] });
  play(t, loot('vane', port), 6, sailor, awaits('seizeBooty'));
  expect(happened(t, 'cargoSeen')).toMatchObject([{ total: 6, doubloons }]);
});

test('8.33, 18.2 taking the cargo earns its Cargo rating in Notoriety', () => {
  expect(take1('square-rigger', 1).notoriety).toBe(4);
  expect(take1('flute', 4).notoriety).toBe(0);
});

test('8.32 [R8] leaving the booty costs exactly one Loyalty, with any star, and earns nothing', () => {
  for (const die of [1, 6]) {
    const t = prize('brigantine');
    play(t, lootIt, die, captain, 'leave');
    expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 6, notoriety: 0, holds: [], hostages: [] });
  }
});

test('6.34, 8.23, 8.34 [R9] the merchant returns to the pool even if its booty is left', () => {
  const t = prize('brigantine');
  play(t, lootIt, 3, captain, 'leave');
  expect(merchantPorts(t)).not.toContain('santo-domingo');
  expect(t.g.merchantPool).toHaveLength(30);
  expect(t.g.merchantSince[portId('santo-domingo')]).toBe(UNFOUND);
  expect(t.g.hostageOf.every((of) => of === -1)).toBe(true);
});

test('8.33 with an empty hold the cargo must be taken', () => {
  const t = prize('square-rigger', { holds: [500, 600] });
  play(t, lootIt, 3, captain, 'seize');
  expect(offers(t)).toEqual([{ type: 'takeCargo', hold: 2 }, { type: 'holdForRansom' }, { type: 'torture' }]);
});

test('8.33 [R41] with full holds the cargo may replace one of them, or be abandoned without Notoriety, star or revelry', () => {
  const t = prize('square-rigger', { holds: [500, 600, 700] });
  play(t, lootIt, 6, captain, 'seize');
  expect(offers(t).map((c) => c.type)).toEqual(['takeCargo', 'takeCargo', 'takeCargo', 'abandonCargo', 'holdForRansom', 'torture']);
  play(t, 'abandonCargo', 'holdForRansom');
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 7, notoriety: 0, holds: [500, 600, 700], hostages: ['captain'] });
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('8.5 [R10] a pirate who abandoned the cargo can’t convert', () => {
  const t = prize('sloop', { holds: [500, 600, 700] });
  play(t, lootIt, 3, captain, 'seize', 'abandonCargo');
  expect(offers(t).map((c) => c.type)).toEqual(['holdForRansom', 'torture']);
});

test('8.33 a worthless cargo still fills a hold', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'vane', 'south-atlantic');
  merchant(t, 'charleston', 'flute', { found: ['vane'] });
  play(t, loot('vane', 'charleston'), 1, captain, 'seize', take(0));
  expect(happened(t, 'holdJettisoned')).toEqual([]);
  expect(happened(t, 'loyaltyChanged')).toMatchObject([{ by: -1, cause: 'starredCargo' }]);
  expect(pirateState(t, 'vane').holds).toEqual([0]);
});

test('8.31, 8.33 hostage and cargo are dealt with in either order', () => {
  const orders: readonly (readonly Step[])[] = [
    [take(0), 'holdForRansom'],
    ['holdForRansom', take(0)],
  ];
  for (const order of orders) {
    const t = prize('flute');
    play(t, lootIt, 5, captain, 'seize', ...order, 'decline');
    expect(pirateState(t, 'vane')).toMatchObject({ holds: [1000], hostages: ['captain'] });
  }
});

test('8.43 the Action does not end before the hostage is dealt with', () => {
  const t = prize('flute');
  play(t, lootIt, 5, captain, 'seize', take(0));
  expect(offers(t)).toEqual([{ type: 'holdForRansom' }, { type: 'torture' }]);
});

test('8.44 a hostage held keeps the nationality of the merchant’s port', () => {
  const t = prize('flute');
  play(t, lootIt, 5, captain, 'seize', 'holdForRansom', take(0), 'decline');
  const held = t.g.hostageOf.findIndex((of) => of >= 0);
  expect(t.g.hostageNation[held]).toBe(SPANISH);
  expect(happened(t, 'hostageHeld')).toHaveLength(1);
});

test('8.35 after taking the cargo revelry may be declared: Loyalty +1', () => {
  const t = prize('flute');
  play(t, lootIt, 5, captain, 'seize', take(0), 'holdForRansom', 'declareRevelry');
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 8, revelry: 'voluntary' });
});

test('8.41 [R45] if the pool has no hostage, none is aboard', () => {
  const t = prize('flute');
  pirate(t, 'teach', 'india', { seat: 1 });
  t.g.hostageOf.fill(pirateId('teach'));
  t.g.hostageNation.fill(SPANISH);
  play(t, lootIt, 5, 'seize');
  expect(offers(t)).toEqual([{ type: 'takeCargo', hold: 0 }]);
});

test('8.22 [R54] a starred cargo that brings Loyalty to 0 causes a mutiny at once; the prize is lost with the pirate', () => {
  const t = prize('flute', { loyalty: 1 });
  pirateHand(t, 0, 'teach');
  play(t, lootIt, 2, captain, 'seize', take(0), 3, { type: 'takeCommand', pirate: 'teach' });
  expect(pirateState(t, 'vane')).toMatchObject({ fate: 'lost' });
  expect(pirateState(t, 'teach')).toMatchObject({ loyalty: 6, holds: [400], hostages: [] });
  expect(merchantPorts(t)).not.toContain('santo-domingo');
  expect(t.g.hostageOf.every((of) => of === -1)).toBe(true);
  expect(pending(t)).toEqual(['takeAction', 0]);
});

test('8.41 a hostage held for ransom is not drawn again', () => {
  const t = prize('flute');
  const held = hostage(t, 'vane', 'captain', 'dutch');
  play(t, lootIt, 5, awaits('drawHostage', -1));
  expect(offers(t)).toHaveLength(HOSTAGE_COUNT - 1);
  expect(offers(t).map((c) => c.hostage)).not.toContain(`hostage-${held + 1}`);
});

test('12 Cunning rerolls the cargo, once', () => {
  const t = prize('flute', { cunning: 2 });
  play(t, lootIt, 1, 'rerollDice', 6, captain, awaits('seizeBooty'));
  expect(happened(t, 'cargoSeen')).toMatchObject([{ dice: 6 }]);
  expect(pirateState(t, 'vane').cunning).toBe(1);
});

test('8.21 a merchant that was not found can’t be looted', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'vane', 'east-caribbean');
  merchant(t, 'santo-domingo', 'flute');
  expect(refusedBy(t, lootIt)).toBe('8.21');
});
