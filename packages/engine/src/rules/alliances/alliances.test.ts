import { expect, test } from 'vitest';
import {
  allied,
  commissioner,
  governor,
  hand,
  hasGovernor,
  haven,
  hostage,
  merchant,
  noMerchants,
  pardons,
  pirate,
  the,
  treasureMap,
  warship,
} from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, passWindow, play, refusedBy, scenario } from '../../testing/scenario.ts';

const RATINGS = {
  low: { ability: 3, leadership: 4, cruelty: 5, initiative: 2, duel: 2 },
  vane: { ability: 2, leadership: 3, cruelty: 3, initiative: 4, duel: 3 },
} as const;

interface Options {
  readonly actions?: number;
  readonly low?: Parameters<typeof pirate>[3];
  readonly vane?: Parameters<typeof pirate>[3];
}

/** Low, the senior, and Vane, allied and in one place; it is their player's turn. */
function allies(at: Parameters<typeof pirate>[2], { actions = 3, low = {}, vane = {} }: Options = {}) {
  const t = scenario({ actions, ratings: RATINGS });
  pirate(t, 'low', at, low);
  pirate(t, 'vane', at, vane);
  allied(t, 'low', 'vane');
  noMerchants(t);
  return t;
}

/** In Boston, not yet allied. */
function inPort({ equal = false, revelry = 'sober' as 'sober' | 'voluntary' } = {}) {
  const t = scenario({ actions: 3, ratings: { ...RATINGS, vane: { ...RATINGS.vane, leadership: equal ? 4 : 3 } } });
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'boston', { revelry });
  return t;
}
const join = { type: 'formAlliance', pirate: 'vane', ally: 'low' } as const;
const move = (name: string, to: string) => ({ type: 'move', pirate: name, to }) as const;

test('11.1 two pirates of one player in the same port join by an Action; the better leader gets the odd part', () => {
  const t = inPort();
  play(t, join);
  expect(the(t, 'low').ally).toBe('vane');
  expect(the(t, 'vane').ally).toBe('low');
  expect(t.g.actionsLeft).toBe(2);
  expect(t.g.senior.indexOf(1)).toBe(t.g.ally.findIndex((_, p) => t.g.tables.set.pirates[p]?.id === 'low'));
});

test('11.3 [R70] of two equal leaders the player says which gets it, once', () => {
  const t = inPort({ equal: true });
  play(t, join, { type: 'chooseAlly', pirate: 'vane' });
  expect(happened(t, 'allianceFormed')).toMatchObject([{ rule: '11.1' }]);
  expect(t.g.senior.filter((one) => one === 1)).toHaveLength(1);
});

test('11.1 not at sea, not apart, not with another player’s pirate, not with one who revels (13.22)', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'new-york');
  pirate(t, 'teach', 'boston', { seat: 1 });
  pirate(t, 'roberts', 'boston', { revelry: 'voluntary' });
  pirate(t, 'tew', 'north-atlantic');
  expect(offers(t, 'formAlliance')).toEqual([]);
  expect(refusedBy(t, { type: 'formAlliance', pirate: 'low', ally: 'vane' })).toBe('11.1');
});

test('11.1 one alliance for each player', () => {
  const t = scenario({ actions: 3 });
  for (const name of ['low', 'vane', 'tew'] as const) pirate(t, name, 'boston');
  allied(t, 'low', 'vane');
  expect(offers(t, 'formAlliance')).toEqual([]);
});

test('11.2 the one with more Notoriety acts for both; either, if they are equal', () => {
  const t = allies('boston', { low: { notoriety: 2 }, vane: { notoriety: 3 } });
  expect(new Set(offers(t, 'move').map((json) => json.pirate))).toEqual(new Set(['vane']));
  expect(refusedBy(t, move('low', 'north-atlantic'))).toBe('11.2');
  const equal = allies('boston');
  expect(new Set(offers(equal, 'move').map((json) => json.pirate))).toEqual(new Set(['low', 'vane']));
});

test('11.2 Initiative: the better of the two, and the Actions are the alliance’s (4.52)', () => {
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

test('11.2 they move together, at the lower Speed', () => {
  const t = allies('north-atlantic', { low: { speed: 2 }, vane: { speed: -1 } });
  play(t, move('low', 'central-atlantic'));
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['central-atlantic', 'central-atlantic']);
  expect(t.g.actionsLeft).toBe(1);
});

test('11.2 a port must let both in', () => {
  const t = allies('north-atlantic', { vane: { history: ['english'] } });
  expect(offers(t, 'move').map((json) => json.to)).not.toContain('boston');
  expect(refusedBy(t, move('low', 'boston'))).toBe('9.31');
});

test('11.2, 9.41 both crews are cured in port, and both get the feast of a pirate port [R15]', () => {
  const t = allies('east-caribbean', { low: { scurvy: true, revelry: 'voluntary' }, vane: { scurvy: true, revelry: 'voluntary' } });
  play(t, move('low', 'isla-de-tortuga'));
  expect(the(t, 'low')).toMatchObject({ scurvy: false, loyalty: 9 });
  expect(the(t, 'vane')).toMatchObject({ scurvy: false, loyalty: 9 });
});

test('17.2 #8 allies who are pardoned retire together', () => {
  const t = allies('north-atlantic', { low: { notoriety: 5 }, vane: { notoriety: 4, holds: [300] } });
  pardons(t, 2);
  play(t, move('low', 'boston'));
  expect([the(t, 'low').fate, the(t, 'vane').fate]).toEqual(['retired', 'retired']);
  expect(t.g.vp[0]).toBe(10 + 8 + 1);
});

test('11.2 find with the better Ability; both have found', () => {
  const t = allies('india', { vane: { notoriety: 1 } });
  merchant(t, 'goa', 'sloop');
  play(t, { type: 'findMerchant', pirate: 'vane', port: 'goa' }, 4);
  expect(offers(t, 'lootMerchant')).toHaveLength(1);
  play(t, { type: 'endAlliance', pirate: 'low' });
  expect(offers(t, 'lootMerchant')).toHaveLength(2);
});

test('11.3 cargo and Notoriety are split, Loyalty changes and Debauchery & Revelry are both’s', () => {
  const t = allies('india', { low: { holds: [] } });
  merchant(t, 'goa', 'sloop', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  expect(happened(t, 'cargoSeen')).toMatchObject([{ total: 3, doubloons: 1200 }]);
  play(t, { type: 'takeCargo', hold: 0 }, { type: 'takeCargo', hold: 0 }, 'holdForRansom', 'finish', 'declareRevelry');
  expect(the(t, 'low')).toMatchObject({ holds: [600], notoriety: 1, loyalty: 7, revelry: 'voluntary' });
  expect(the(t, 'vane')).toMatchObject({ holds: [600], notoriety: 0, loyalty: 7, revelry: 'voluntary' });
});

test('11.3 an ally whose holds are full jettisons one for his part, or leaves it', () => {
  for (const step of [{ type: 'takeCargo', hold: 1 } as const, 'abandonCargo' as const]) {
    const t = allies('india', { vane: { holds: [10, 20] } });
    merchant(t, 'goa', 'flute', { found: ['low', 'vane'] });
    play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'drawHostage', hostage: 'mate' }, 'seize');
    play(t, { type: 'takeCargo', hold: 0 }, step, 'holdForRansom', 'decline');
    expect(the(t, 'low').holds).toEqual([750]);
    expect(the(t, 'vane').holds).toEqual(step === 'abandonCargo' ? [10, 20] : [10, 750]);
  }
});

test('11.2, 8.5 the prize may become the ally’s ship; both crews have an opinion', () => {
  const t = allies('india', { low: { ship: 'brigantine' }, vane: { holds: [10, 20] } });
  merchant(t, 'goa', 'schooner', { found: ['low', 'vane'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 2, { type: 'drawHostage', hostage: 'mate' }, 'seize');
  play(t, 'convertAllysShip', { type: 'takeCargo', hold: 0 }, { type: 'takeCargo', hold: 2 }, 'holdForRansom', 'decline');
  expect(the(t, 'vane')).toMatchObject({ ship: 'schooner', holds: [10, 20, 750], loyalty: 8 });
  expect(the(t, 'low')).toMatchObject({ ship: 'brigantine', loyalty: 8 });
});

test('11.3 torture: the less cruel questions, the Notoriety is shared', () => {
  const t = allies('india');
  merchant(t, 'goa', 'flute', { found: ['low'] });
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'goa' }, 4, { type: 'drawHostage', hostage: 'mate' }, 'seize', {
    type: 'takeCargo',
    hold: 0,
  });
  play(t, { type: 'takeCargo', hold: 0 }, 'torture', 4, 'decline');
  expect(happened(t, 'tested')).toMatchObject([{ target: 3, passed: true }]);
  const mate = t.g.tables.hostages.find((h) => h.type === 'mate')?.value ?? 0;
  expect([the(t, 'low').notoriety, the(t, 'vane').notoriety]).toEqual([Math.ceil(mate / 2), Math.floor(mate / 2)]);
});

test('11.2 In-Port Activities: hostages and holds of both; each sells for his own account at his own rate', () => {
  const t = allies('boston', { actions: 1, low: { holds: [100] }, vane: { holds: [50, 150] } });
  haven(t, 'boston', 'low');
  hostage(t, 'vane', 'mate', 'english');
  const mate = t.g.tables.hostages.find((h) => h.type === 'mate')?.value ?? 0;
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'ransom', hostage: 'mate' }, 1, 2);
  play(t, { type: 'stow', hold: 0 }, { type: 'stow', hold: 1 });
  const half = (3 * mate * 50) / 2;
  expect([the(t, 'low').holds, the(t, 'vane').holds]).toEqual([[100 + half], [50, 150 + half]]);
  play(t, { type: 'sellHold', hold: 0 }, { type: 'sellHold', hold: 4 }, 'declareRevelry', awaits('drawCard'));
  expect(the(t, 'low')).toMatchObject({ netWorth: Math.ceil((100 + half) * 1.1), holds: [], revelry: 'voluntary' });
  expect(the(t, 'vane')).toMatchObject({ netWorth: 50, holds: [150 + half], revelry: 'voluntary' });
});

test('11.4 refit: one roll, divided over both ships', () => {
  const t = allies('boston', { low: { combat: 3, speed: 3 }, vane: { combat: 4, speed: 5 } });
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 5);
  expect(offers(t).map(({ hits }) => hits)).toEqual([0, 1, 2]);
  play(t, { type: 'repairCombat', hits: 1 });
  expect(offers(t)).toEqual([
    { type: 'repairSpeed', hits: 1 },
    { type: 'repairSpeed', hits: 2 },
  ]);
  play(t, { type: 'repairSpeed', hits: 1 });
  expect([the(t, 'low').combat, the(t, 'low').speed, the(t, 'vane').combat]).toEqual([4, 4, 5]);
  play(t, 'finish');
});

test('9.35 a pirate port mends both ships', () => {
  const t = allies('isla-de-tortuga', { low: { combat: 3 }, vane: { speed: 1 } });
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'refit', 'finish');
  expect([the(t, 'low').combat, the(t, 'vane').speed]).toEqual([5, 5]);
});

test('13.24 both sober up together', () => {
  const t = allies('boston', { low: { revelry: 'voluntary' }, vane: { revelry: 'voluntary' } });
  play(t, { type: 'recover', pirate: 'low' });
  expect([the(t, 'low').revelry, the(t, 'vane').revelry]).toEqual(['sober', 'sober']);
});

test('11.5 a Letter rests while its holder is allied: no status, no retirement, no new Letter', () => {
  const t = allies('boston', { low: { letter: 'english' } });
  governor(t, 'boston', 'pro');
  expect(offers(t, 'retireByLetter')).toEqual([]);
  hand(t, 0, 'letter-of-marque');
  play(t, { type: 'doPortActivities', pirate: 'vane' });
  expect(offers(t, 'playLetter')).toEqual([]);
  play(t, 'finish', { type: 'endAlliance', pirate: 'low' });
  expect(offers(t, 'retireByLetter')).toEqual([{ type: 'retireByLetter', pirate: 'low' }]);
});

test('17.2 #1 the map serves the alliance, and what is dug up is shared', () => {
  const t = allies('west-caribbean', { vane: { notoriety: 1 } });
  treasureMap(t, 'low');
  play(t, { type: 'digForTreasure', pirate: 'vane' }, 3, 4, 4, 5, { type: 'stow', hold: 0 }, { type: 'stow', hold: 0 });
  expect([the(t, 'low').holds, the(t, 'vane').holds]).toEqual([[650], [650]]);
});

test('17.2 #6 Fair Winds carries both', () => {
  const t = scenario();
  pirate(t, 'low', 'boston');
  pirate(t, 'vane', 'boston');
  allied(t, 'low', 'vane');
  hand(t, 0, 'fair-winds');
  play(t, { type: 'playFairWinds', card: 'fair-winds', pirate: 'low', to: 'india' });
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['india', 'india']);
});

/** Holly, seat 1, has a warship to use against the allies. */
function atWar(low: Parameters<typeof pirate>[3], vane: Parameters<typeof pirate>[3]) {
  const t = allies('india', { low, vane });
  merchant(t, 'goa', 'flute');
  warship(t, 'india', 'shark');
  return t;
}
const find = { type: 'findMerchant', pirate: 'low', port: 'goa' } as const;

test('11.2 [R36] in battle the higher Combat and both Abilities; the Notoriety and the hit are shared', () => {
  const t = atWar({ combat: 4 }, { ship: 'brigantine' });
  const { combat, speed } = t.g.tables.warships[0] ?? { combat: 0, speed: 0 };
  play(t, find, 'useWarship', 'fight', 6, 1, { type: 'chooseAlly', pirate: 'vane' }, 1);
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([6 + 7 + 3 + 2, 1 + combat + 2]);
  expect([the(t, 'low').combat, the(t, 'vane').combat]).toEqual([4, 6]);
  expect([the(t, 'low').notoriety, the(t, 'vane').notoriety]).toEqual([Math.ceil(combat / 2), Math.floor(combat / 2)]);
  expect(speed).toBeGreaterThan(0);
});

test('11.4 hits are halved, the odd one by choice; Loyalty falls on both ships', () => {
  const t = atWar({ combat: 3 }, { combat: 3 });
  const { combat } = t.g.tables.warships[0] ?? { combat: 0 };
  const difference = 6 + combat + 2 - (1 + 3 + 5);
  play(t, find, 'useWarship', 'fight', 1, 6, ...(difference % 2 === 1 ? [{ type: 'chooseAlly', pirate: 'low' } as const] : []));
  const [low, vane] = [the(t, 'low'), the(t, 'vane')];
  const lost = (one: typeof low) => (one.fate === 'inPlay' ? 3 - one.combat : 3);
  expect(Math.min(3, Math.ceil(difference / 2))).toBe(lost(low));
  expect(Math.min(3, Math.floor(difference / 2))).toBe(lost(vane));
});

test('11.2 they flee at the lower Speed', () => {
  const t = atWar({ speed: 1 }, { speed: 4 });
  const { speed } = t.g.tables.warships[0] ?? { speed: 0 };
  play(t, find, 'useWarship', 'flee', 1, 6, awaits('rollDie'));
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([1 + 1, 6 + speed]);
});

test('[R36] a Commissioner who beats them gets half of each one’s Notoriety; both are lost', () => {
  const t = allies('india', { low: { notoriety: 5 }, vane: { notoriety: 3 } });
  commissioner(t, 1, 'ogle', 'india');
  play(t, move('low', 'east-africa'), 'react', 'fight', 1, 6);
  expect([the(t, 'low').fate, the(t, 'vane').fate]).toEqual(['lost', 'lost']);
  expect(t.g.vp).toEqual([8, 2 + 1]);
});

test('11.5 no surrender while allied', () => {
  const t = allies('india', { low: { notoriety: 5, letter: 'english' } });
  commissioner(t, 1, 'ogle', 'india');
  play(t, move('low', 'east-africa'), 'react', 'fight', 1, 6);
  expect(the(t, 'low').fate).toBe('lost');
});

test('11.4 Wear and Tear and Scurvy strike both ships in full', () => {
  const t = allies('india');
  hostage(t, 'vane', 'mate', 'english');
  hand(t, 1, 'wear-and-tear', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'wear-and-tear' }, 4);
  expect([the(t, 'low').speed, the(t, 'vane').speed]).toEqual([3, 3]);
  const s = allies('india');
  hostage(s, 'vane', 'mate', 'english');
  hand(s, 1, 'scurvy-outbreak', 'fair-winds');
  play(s, move('low', 'east-africa'), { type: 'playAgainst', card: 'scurvy-outbreak' });
  expect(the(s, 'low')).toMatchObject({ scurvy: true, loyalty: 6 });
  expect(the(s, 'vane')).toMatchObject({ scurvy: true, loyalty: 6, hostages: [] });
});

test('17.2 #18 [R69] a sick crew of an alliance loses heart alone when the turn begins', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india', { scurvy: true });
  pirate(t, 'vane', 'india');
  allied(t, 'low', 'vane');
  begin(t);
  expect([the(t, 'low').loyalty, the(t, 'vane').loyalty]).toEqual([6, 7]);
});

test('17.2 #20 [R69] each ship of an alliance meets the storm for herself; it ends if one is sunk', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'india', { speed: -2 });
  pirate(t, 'vane', 'india');
  allied(t, 'low', 'vane');
  begin(t);
  play(t, draws('storms-at-sea'), d66(64), 2, 3, awaits('drawCard'));
  expect(the(t, 'low').fate).toBe('lost');
  expect(the(t, 'vane')).toMatchObject({ ally: null, speed: 3, loyalty: 7 });
});

test('11.6 Debauchery & Revelry ends the alliance, then strikes each', () => {
  const t = allies('boston');
  hand(t, 1, 'debauchery-and-revelry', 'fair-winds');
  play(t, { type: 'doPortActivities', pirate: 'low' }, passWindow(), 'finish', {
    type: 'playAgainst',
    card: 'debauchery-and-revelry',
  });
  expect(the(t, 'low')).toMatchObject({ ally: null, revelry: 'involuntary', loyalty: 8 });
  expect(the(t, 'vane')).toMatchObject({ ally: null, revelry: 'involuntary', loyalty: 8 });
});

test('11.6, 14.1 Mutiny Conspiracy is resolved for each; a mutiny ends the alliance though it be quashed', () => {
  const t = allies('india', { low: { loyalty: 7 }, vane: { loyalty: 5 } });
  hand(t, 1, 'mutiny-conspiracy', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'mutiny-conspiracy' }, 3, 4, 3, 3, 2);
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect([the(t, 'low').ally, the(t, 'vane').ally]).toEqual([null, null]);
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['east-africa', 'india']);
});

test('11.6 a conspiracy that comes to nothing on both ships leaves the alliance', () => {
  const t = allies('india');
  hand(t, 1, 'mutiny-conspiracy', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'mutiny-conspiracy' }, 3, 4, 3, 4);
  expect(the(t, 'low').ally).toBe('vane');
});

test('11.6 the player ends it at no cost on his turn', () => {
  const t = allies('boston', { actions: 1 });
  play(t, { type: 'endAlliance', pirate: 'low' });
  expect([the(t, 'low').ally, the(t, 'vane').ally]).toEqual([null, null]);
  expect(t.g.actionsLeft).toBe(1);
});

test('11.6 [R36] it ends when one of the two leaves the game', () => {
  const t = allies('boston');
  haven(t, 'boston', 'low');
  play(t, { type: 'retireInHaven', pirate: 'low' });
  expect(the(t, 'vane')).toMatchObject({ fate: 'inPlay', ally: null });
});

test('14.1 [R53] the crew of either at Loyalty 0 mutinies when they are activated', () => {
  const t = allies('india', { vane: { loyalty: 0 } });
  play(t, move('low', 'east-africa'), 2);
  expect(happened(t, 'mutinyBrokeOut')).toHaveLength(1);
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['east-africa', 'india']);
});

test('14.1 the one after the other does not activate them anew', () => {
  const t = allies('india', { low: { loyalty: 1 } });
  play(t, move('low', 'east-africa'), move('vane', 'india'));
  expect(happened(t, 'mutinyBrokeOut')).toEqual([]);
});

test('10.42 [R36] at an oust each ship counts herself; and both are driven to the same area', () => {
  const t = allies('bermuda', { low: { combat: 2 }, vane: { combat: 3, guns: true } });
  commissioner(t, 1, 'ogle', 'central-atlantic');
  const { combat } = t.g.tables.commissioners[0] ?? { combat: 0 };
  play(t, { type: 'doPortActivities', pirate: 'low' }, 'oust', 1, 6);
  expect(happened(t, 'contested')[0]?.sides.map((side) => side.total)).toEqual([6 + combat + 2, 1 + 2 + 3 + 2]);
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['central-atlantic', 'central-atlantic']);
});

test('9.24 [R43] ousted from Bermuda otherwise, allies choose one area for both', () => {
  const t = allies('bermuda');
  governor(t, 'bermuda', 'pro');
  hand(t, 1, 'local-resistance', 'fair-winds');
  play(t, { type: 'doPortActivities', pirate: 'low' }, { type: 'playResistance', card: 'local-resistance', port: 'bermuda' }, 6, {
    type: 'sailTo',
    pirate: 'low',
    to: 'north-atlantic',
  });
  expect(hasGovernor(t, 'bermuda')).toBeNull();
  expect([the(t, 'low').at, the(t, 'vane').at]).toEqual(['north-atlantic', 'north-atlantic']);
});

test('12 either’s Cunning rerolls, and pays for Skull & Crossbones', () => {
  const t = allies('india', { vane: { cunning: 2 } });
  merchant(t, 'goa', 'flute');
  play(t, find, 1, 'rerollWithAlly', 5);
  expect(the(t, 'vane').cunning).toBe(1);
  hand(t, 0, 'skull-and-crossbones');
  hand(t, 1, 'wear-and-tear', 'fair-winds');
  play(t, move('low', 'east-africa'), { type: 'playAgainst', card: 'wear-and-tear' }, { type: 'playSkull', card: 'skull-and-crossbones' });
  expect(the(t, 'vane')).toMatchObject({ cunning: 0, speed: 5 });
});
