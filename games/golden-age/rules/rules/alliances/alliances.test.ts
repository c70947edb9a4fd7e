import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import { allies, RATINGS } from '../../testing/allies.ts';
import {
  allied,
  governor,
  hand,
  haven,
  hostage,
  merchant,
  pardons,
  pirate,
  pirateId,
  pirateState,
  portId,
  treasureMap,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, play, refusedBy, scenario } from '../../testing/scenario.ts';

/** Low and Vane are in Boston, not yet allied. */
function inPort({ equal = false, revelry = 'sober' as 'sober' | 'voluntary' } = {}) {
  const t = scenario({ actions: 3, ratings: { ...RATINGS, vane: { ...RATINGS.vane, leadership: equal ? 4 : 3 } } });
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'boston', { revelry });
  return t;
}
const join = { type: 'formAlliance', pirate: 'vane', ally: 'low' } as const;
const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

test('4.5 I, 11.1 two pirates of one player in one port ally by an Action; the better leader gets the odd part', () => {
  const t = inPort();
  play(t, join);
  expect(pirateState(t, 'low').ally).toBe('vane');
  expect(pirateState(t, 'vane').ally).toBe('low');
  expect(t.g.actionsLeft).toBe(2);
  expect(t.g.senior.indexOf(1)).toBe(t.g.ally.findIndex((_, p) => t.g.tables.set.pirates[p]?.id === 'low'));
});

test('11.3, 11.7 [R70] if Leadership is equal, the player chooses once who gets the odd part', () => {
  const t = inPort({ equal: true });
  play(t, join, { type: 'chooseAlly', pirate: 'vane' });
  expect(happened(t, 'allianceFormed')).toMatchObject([{ rule: '11.1' }]);
  expect(t.g.senior.filter((flag) => flag === 1)).toHaveLength(1);
});

test('11.1 [R89] no alliance at sea, apart, with another player’s pirate, or with a reveller (13.22)', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'new-york');
  pirate(t, 'teach', 'boston', { seat: 1 });
  pirate(t, 'roberts', 'boston', { revelry: 'voluntary' });
  pirate(t, 'tew', 'north-atlantic');
  expect(offers(t, 'formAlliance')).toEqual([]);
  expect(refusedBy(t, { type: 'formAlliance', pirate: 'low', ally: 'vane' })).toBe('11.1');
});

test('11.1 a player can have only one alliance', () => {
  const t = scenario({ actions: 3 });
  for (const name of ['low', 'vane', 'tew'] as const) pirate(t, name, 'boston');
  allied(t, 'low', 'vane');
  expect(offers(t, 'formAlliance')).toEqual([]);
});

test('11.2 the ally with more Notoriety acts for both; either one if they are equal', () => {
  const t = allies('boston', { low: { notoriety: 2 }, vane: { notoriety: 3 } });
  expect(new Set(offers(t, 'move').map((json) => json.pirate))).toEqual(new Set(['vane']));
  expect(refusedBy(t, move('low', 'north-atlantic'))).toBe('11.2');
  const equal = allies('boston');
  expect(new Set(offers(equal, 'move').map((json) => json.pirate))).toEqual(new Set(['low', 'vane']));
});

test('11.2 a ◆ card gives the higher Initiative, and its Actions belong to the alliance (4.52)', () => {
  const t = scenario({ ratings: RATINGS });
  pirate(t, 'low', 'boston', { notoriety: 1 });
  pirate(t, 'vane', 'boston');
  allied(t, 'low', 'vane');
  pirate(t, 'tew', 'boston');
  hand(t, 0, 'double-cross');
  expect(offers(t, 'playForInitiative').map((json) => json.pirate)).toEqual(['low', 'tew']);
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'low' });
  expect(t.g.actionsLeft).toBe(4);
  expect(new Set(offers(t, 'move').map((json) => json.pirate))).toEqual(new Set(['low']));
});

test('11.2 allies move together, at the lower Speed', () => {
  const t = allies('north-atlantic', { low: { speed: 2 }, vane: { speed: -1 } });
  play(t, move('low', 'central-atlantic'));
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['central-atlantic', 'central-atlantic']);
  expect(t.g.actionsLeft).toBe(1);
});

test('11.2 [R71] allies can only enter a port that is open to both', () => {
  const t = allies('north-atlantic', { vane: { history: ['english'] } });
  expect(offers(t, 'move').map((json) => json.to)).not.toContain('boston');
  expect(refusedBy(t, move('low', 'boston'))).toBe('9.58');
});

test('11.2, 9.41 both crews are cured in port, and both get the full Loyalty of a pirate port [R15]', () => {
  const t = allies('east-caribbean', { low: { scurvy: true, revelry: 'voluntary' }, vane: { scurvy: true, revelry: 'voluntary' } });
  play(t, move('low', 'isla-de-tortuga'));
  expect(pirateState(t, 'low')).toMatchObject({ scurvy: false, loyalty: 9 });
  expect(pirateState(t, 'vane')).toMatchObject({ scurvy: false, loyalty: 9 });
});

test('17.2 #8 allies who are pardoned retire together', () => {
  const t = allies('north-atlantic', { low: { notoriety: 5 }, vane: { notoriety: 4, holds: [300] } });
  pardons(t, 2);
  play(t, move('low', 'boston'));
  expect([pirateState(t, 'low').fate, pirateState(t, 'vane').fate]).toEqual(['retired', 'retired']);
  expect(t.g.vp[0]).toBe(10 + 8 + 1);
});

test('11.2 allies search with the higher Ability, and both have found the merchant', () => {
  const t = allies('india', { vane: { notoriety: 1 } });
  merchant(t, 'goa', 'sloop');
  play(t, { type: 'findMerchant', pirate: 'vane', port: 'goa' }, 4);
  expect(offers(t, 'lootMerchant')).toHaveLength(1);
  play(t, { type: 'endAlliance', pirate: 'low' });
  expect(offers(t, 'lootMerchant')).toHaveLength(2);
});

test('11.3 cargo and Notoriety are split; Loyalty changes and Debauchery & Revelry apply to both', () => {
  const t = allies('india', { low: { holds: [] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  expect(happened(t, 'cargoSeen')).toMatchObject([{ total: 3, doubloons: 1200 }]);
  play(t, { type: 'takeCargo', hold: 0 }, { type: 'takeCargo', hold: 0 }, 'holdForRansom', 'finish', 'declareRevelry');
  expect(pirateState(t, 'low')).toMatchObject({ holds: [600], notoriety: 1, loyalty: 7, revelry: 'voluntary' });
  expect(pirateState(t, 'vane')).toMatchObject({ holds: [600], notoriety: 0, loyalty: 7, revelry: 'voluntary' });
});

test('11.3 an ally whose holds are full jettisons one for his part, or leaves it', () => {
  for (const step of [{ type: 'takeCargo', hold: 1 } as const, 'abandonCargo' as const]) {
    const t = allies('india', { vane: { holds: [10, 20] } });
    merchant(t, 'goa', 'flute', { found: ['low', 'vane'] });
    play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'drawHostage', hostage: 'mate' }, 'seize');
    play(t, { type: 'takeCargo', hold: 0 }, step, 'holdForRansom', 'decline');
    expect(pirateState(t, 'low').holds).toEqual([750]);
    expect(pirateState(t, 'vane').holds).toEqual(step === 'abandonCargo' ? [10, 20] : [10, 750]);
  }
});

test('11.3 [R73] the acting ally may leave his own part; the other must take his into an empty hold, and both profit', () => {
  const t = allies('india', { low: { holds: [10, 20] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize', 'abandonCargo');
  expect(offers(t)).toEqual([{ type: 'takeCargo', hold: 0 }]);
  play(t, { type: 'takeCargo', hold: 0 });
  expect(pirateState(t, 'low')).toMatchObject({ holds: [10, 20], notoriety: 1, loyalty: 6 });
  expect(pirateState(t, 'vane')).toMatchObject({ holds: [600], notoriety: 0, loyalty: 6 });
  expect(offers(t).map((c) => c.type)).toEqual(['convertAllysShip', 'holdForRansom', 'torture']);
  play(t, 'holdForRansom', 'finish', 'declareRevelry');
});

test('11.3 [R73] if both leave their parts, the cargo is lost: no Notoriety, no star, no revelry', () => {
  const t = allies('india', { low: { holds: [10, 20] }, vane: { holds: [30, 40] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  play(t, 'abandonCargo', 'abandonCargo', 'holdForRansom', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ holds: [10, 20], notoriety: 0, loyalty: 7 });
  expect(pirateState(t, 'vane')).toMatchObject({ holds: [30, 40], notoriety: 0, loyalty: 7 });
});

test('8.5 [R10, R73] an ally who has left his part can’t have the prize for his ship', () => {
  const t = allies('india', { vane: { holds: [10, 20] } });
  merchant(t, 'goa', 'schooner', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 3, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  play(t, { type: 'takeCargo', hold: 0 }, 'abandonCargo');
  expect(offers(t).map((c) => c.type)).toEqual(['convertShip', 'holdForRansom', 'torture']);
});

test('11.2, 8.5 the prize may become the ally’s ship; the Loyalty of both crews changes', () => {
  const t = allies('india', { low: { ship: 'brigantine' }, vane: { holds: [10, 20] } });
  merchant(t, 'goa', 'schooner', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  play(t, 'convertAllysShip', { type: 'takeCargo', hold: 0 }, { type: 'takeCargo', hold: 2 }, 'holdForRansom', 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'schooner', holds: [10, 20, 750], loyalty: 8 });
  expect(pirateState(t, 'low')).toMatchObject({ ship: 'brigantine', loyalty: 8 });
});

test('11.2, 8.5 an ally who converts to a smaller ship loses old booty, but not his part of the cargo', () => {
  const t = allies('india', { low: { holds: [5] }, vane: { ship: 'brigantine', holds: [10, 20, 30] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize', 'holdForRansom');
  play(t, { type: 'takeCargo', hold: 1 }, awaits('takeAllysPart', 0));
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('vane'), port: portId('goa'), doubloons: 600 });
  play(t, { type: 'takeCargo', hold: 3 }, 'convertAllysShip');
  expect(decision(t.g)?.about.holdsOf).toBe(pirateId('vane'));
  expect(offers(t)).toEqual([0, 1, 2].map((hold) => ({ type: 'jettison', hold })));
  play(t, { type: 'jettison', hold: 1 });
  expect(offers(t)).toEqual([0, 1].map((hold) => ({ type: 'jettison', hold })));
  play(t, { type: 'jettison', hold: 0 }, 'decline');
  expect(pirateState(t, 'vane')).toMatchObject({ ship: 'sloop', holds: [30, 600] });
  expect(pirateState(t, 'low')).toMatchObject({ ship: 'sloop', holds: [5, 600] });
});

test('11.3 an event reports the part that each ally leaves', () => {
  const t = allies('india', { low: { holds: [10, 20] }, vane: { holds: [30, 40] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  play(t, 'abandonCargo', 'abandonCargo');
  expect(happened(t, 'cargoAbandoned')).toMatchObject([
    { pirate: pirateId('low'), doubloons: 600 },
    { pirate: pirateId('vane'), doubloons: 600 },
  ]);
});

test('11.3 [R72] the less cruel ally tortures, and the Notoriety is shared', () => {
  const t = allies('india');
  merchant(t, 'goa', 'flute', { found: ['low'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'drawHostage', hostage: 'mate' }, 'seize', {
    type: 'takeCargo',
    hold: 0,
  });
  play(t, { type: 'takeCargo', hold: 0 }, 'torture', 4, 'decline');
  expect(happened(t, 'tested')).toMatchObject([{ target: 3, passed: true }]);
  const mate = t.g.tables.hostages.find((h) => h.type === 'mate')?.value ?? 0;
  expect([pirateState(t, 'low').notoriety, pirateState(t, 'vane').notoriety]).toEqual([Math.ceil(mate / 2), Math.floor(mate / 2)]);
});

test('11.2 [R71] In-Port Activities cover both ships; each ally converts for himself at his own rate', () => {
  const t = allies('boston', { actions: 1, low: { holds: [100] }, vane: { holds: [50, 150] } });
  haven(t, 'boston', 'low');
  hostage(t, 'vane', 'mate', 'english');
  const mate = t.g.tables.hostages.find((h) => h.type === 'mate')?.value ?? 0;
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'ransom', hostage: 'mate' }, 1, 2);
  play(t, { type: 'stow', hold: 0 }, { type: 'stow', hold: 1 });
  const half = (3 * mate * 50) / 2;
  expect([pirateState(t, 'low').holds, pirateState(t, 'vane').holds]).toEqual([[100 + half], [50, 150 + half]]);
  play(t, { type: 'sellHold', hold: 0 }, { type: 'sellHold', hold: 4 }, 'declareRevelry', 'endActions', awaits('drawCard'));
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: Math.ceil((100 + half) * 1.1), holds: [], revelry: 'voluntary' });
  expect(pirateState(t, 'vane')).toMatchObject({ netWorth: 50, holds: [150 + half], revelry: 'voluntary' });
});

test('11.4 a refit is one roll, divided over both ships', () => {
  const t = allies('boston', { low: { combat: 3, speed: 3 }, vane: { combat: 4, speed: 5 } });
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 5);
  expect(offers(t).map(({ hits }) => hits)).toEqual([0, 1, 2]);
  play(t, { type: 'repairCombat', hits: 1 });
  expect(offers(t)).toEqual([
    { type: 'repairSpeed', hits: 1 },
    { type: 'repairSpeed', hits: 2 },
  ]);
  play(t, { type: 'repairSpeed', hits: 1 });
  expect([pirateState(t, 'low').combat, pirateState(t, 'low').speed, pirateState(t, 'vane').combat]).toEqual([4, 4, 5]);
  play(t, 'finish');
});

test('11.4 repairs may go to the ally’s Combat if the acting pirate’s ship is undamaged', () => {
  const t = allies('boston', { vane: { combat: 4, speed: 4 } });
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 2, awaits('divideRepairs', 0));
  expect(decision(t.g)?.about).toEqual({ pirate: pirateId('vane'), hits: 1 });
  expect(offers(t)).toEqual([
    { type: 'repairCombat', hits: 0 },
    { type: 'repairCombat', hits: 1 },
  ]);
  play(t, { type: 'repairCombat', hits: 0 });
  expect(pirateState(t, 'vane')).toMatchObject({ combat: 4, speed: 5 });
});

test('9.34, 11.4 [R71] a safe haven of either ally repairs two more', () => {
  const t = allies('boston', { low: { combat: 1 } });
  haven(t, 'boston', 'vane');
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 1);
  expect(pirateState(t, 'low').combat).toBe(1 + 1 + 2);
});

test('9.35 a pirate port repairs both ships', () => {
  const t = allies('isla-de-tortuga', { low: { combat: 3 }, vane: { speed: 1 } });
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 'finish');
  expect([pirateState(t, 'low').combat, pirateState(t, 'vane').speed]).toEqual([5, 5]);
});

test('13.24 both crews recover together', () => {
  const t = allies('boston', { low: { revelry: 'voluntary' }, vane: { revelry: 'voluntary' } });
  play(t, { type: 'recover', pirate: 'low' });
  expect([pirateState(t, 'low').revelry, pirateState(t, 'vane').revelry]).toEqual(['sober', 'sober']);
});

test('11.5 a Letter is not in force while its holder is allied, and he gets no new one', () => {
  const t = allies('boston', { low: { letter: 'english' } });
  governor(t, 'boston', 'pro');
  expect(offers(t, 'retireByLetter')).toEqual([]);
  hand(t, 0, 'letter-of-marque');
  play(t, { type: 'doPortActivities', pirate: 'vane' });
  expect(offers(t, 'playLetter')).toEqual([]);
  play(t, 'finish', { type: 'endAlliance', pirate: 'low' });
  expect(offers(t, 'retireByLetter')).toEqual([{ type: 'retireByLetter', pirate: 'low' }]);
});

test('17.2 #1 either ally may dig with the map, and they share the treasure', () => {
  const t = allies('west-caribbean', { vane: { notoriety: 1 } });
  treasureMap(t, 'low');
  play(t, { type: 'digForTreasure', pirate: 'vane' }, 3, 4, 4, 5, { type: 'stow', hold: 0 }, { type: 'stow', hold: 0 });
  expect([pirateState(t, 'low').holds, pirateState(t, 'vane').holds]).toEqual([[650], [650]]);
});

test('17.2 #6 Fair Winds moves both allies', () => {
  const t = scenario();
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'boston');
  allied(t, 'low', 'vane');
  hand(t, 0, 'fair-winds');
  play(t, { type: 'playFairWinds', card: 'fair-winds', pirate: 'low', to: 'india' });
  expect([pirateState(t, 'low').at, pirateState(t, 'vane').at]).toEqual(['india', 'india']);
});
