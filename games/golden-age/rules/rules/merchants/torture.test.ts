import { expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { gainInformation } from '../../effects/pirates.ts';
import { decision } from '../../game.ts';
import { informationOf, merchant, pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, happened, play, scenario } from '../../testing/scenario.ts';

/** Vane (Cruelty 3) has seized a flute’s cargo and holds a nobleman (Information 2, Value 6). */
function withNobleman() {
  const t = scenario({ actions: 3, ratings: { vane: { cruelty: 3 } } });
  pirate(t, 'vane', 'east-caribbean');
  merchant(t, 'san-juan', 'flute', { found: ['vane'] });
  play(t, { type: 'lootMerchant', pirate: 'vane', port: 'san-juan' }, 5, { type: 'drawHostage', hostage: 'nobleman' }, 'seize');
  return t;
}

test('8.45 with a die above Cruelty the hostage talks and dies', () => {
  const t = withNobleman();
  play(t, 'torture', awaits('rollDie'));
  expect(decision(t.g)?.about.roll).toMatchObject({ purpose: 'torture', target: 3, needed: 'above' });
  play(t, 4);
  expect(informationOf(t, 'vane', 'san-juan')).toBe(2);
  expect(happened(t, 'tested')).toMatchObject([{ dice: 4, modifiers: [], target: 3, passed: true }]);
  expect(happened(t, 'informationGained')).toMatchObject([{ port: portId('san-juan'), points: 2, now: 2 }]);
  expect(happened(t, 'hostageDied')).toMatchObject([{ pirate: pirateId('vane') }]);
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 8, notoriety: 6, hostages: [] });
});

test('8.45 with a die equal to Cruelty the hostage dies silent; Loyalty rises all the same', () => {
  const t = withNobleman();
  play(t, 'torture', 3);
  expect(happened(t, 'tested')).toMatchObject([{ dice: 3, passed: false }]);
  expect(informationOf(t, 'vane', 'san-juan')).toBe(0);
  expect(pirateState(t, 'vane')).toMatchObject({ loyalty: 8, notoriety: 6, hostages: [] });
});

test('8.46 Information adds up, by pirate and by port', () => {
  const t = withNobleman();
  gainInformation(t.g, pirateId('vane'), portId('san-juan'), 4);
  gainInformation(t.g, pirateId('teach'), portId('san-juan'), 1);
  play(t, 'torture', 6);
  expect(informationOf(t, 'vane', 'san-juan')).toBe(6);
  expect(informationOf(t, 'teach', 'san-juan')).toBe(1);
  expect(informationOf(t, 'vane', 'santo-domingo')).toBe(0);
});

test('8.41 a hostage who dies under torture returns to the pool and can be drawn again', () => {
  const t = withNobleman();
  play(t, 'torture', 3);
  expect(t.g.hostageOf.every((of) => of === NONE)).toBe(true);
});
