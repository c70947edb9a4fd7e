/** 4.61, 4.62, 4.65, 6.44, 10.23, 10.31 The limits of interruptions in an Action and a Player-Turn. */
import { expect, test } from 'vitest';
import {
  commissioner,
  commissionerPool,
  hand,
  merchant,
  pirate,
  pirateId,
  pirateState,
  placeId,
  portId,
  warship,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, refusedBy, type Step, scenario, type Table } from '../../testing/scenario.ts';

const find = (port: string) => ({ type: 'findMerchant', pirate: 'low', port }) as const;
const move = (to: string) => ({ type: 'move', pirate: 'low', to }) as const;
const sendTo = (to: string) => ({ type: 'moveCommissioner', to }) as const;
const against = (card: string) => ({ type: 'playAgainst', card }) as const;

/** Seat 0’s Low (Speed 5) is among merchants in the West Caribbean; three other players have empty hands. */
function atSea(notoriety = 0): Table {
  const t = scenario({
    players: 4,
    actions: 4,
    ratings: { low: { ability: 3, leadership: 6 } },
    navy: { shark: { speed: 5, combat: 6 }, rhett: { speed: 4, combat: 9 }, ogle: { speed: 2, combat: 12 } },
  });
  pirate(t, 'low', 'west-caribbean', { notoriety });
  for (const port of ['havana', 'port-royal', 'santiago'] as const) merchant(t, port, 'flute');
  return t;
}
const kinds = (t: Table) => [...new Set(offers(t).map((c) => c.type))];

const SPENDING: readonly [string, Step, (t: Table) => void, readonly Step[]][] = [
  ['A, a deployment that fails', move('central-america'), (t) => commissionerPool(t), ['deployCommissioner', 6, 6, 6]],
  ['B, a warship', find('havana'), (t) => warship(t, 'west-caribbean', 'shark'), ['useWarship', 'flee', 1, 1]],
  ['C, a Commissioner’s move', move('central-america'), (t) => commissioner(t, 1, 'ogle', 'india'), [sendTo('east-africa')]],
  ['D, a card', move('central-america'), () => {}, [against('wear-and-tear'), 1]],
];
test.each(SPENDING)('4.61 a seat has one AP action in a Player-Turn: %s', (_what, announce, give, steps) => {
  const t = atSea(18);
  give(t);
  hand(t, 1, 'wear-and-tear', 'scurvy-outbreak', 'mutiny-conspiracy');
  play(t, announce, awaits('antiPirateAction', 1), ...steps, awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0, 0]);
  t.g.commissionerPool = [];
  play(t, move(pirateState(t, 'low').at === 'central-america' ? 'honduras' : 'central-america'), awaits('takeAction', 0));
});

test('4.62 AP action A is tried once in an Action, by one player; another may in the next Action', () => {
  const t = atSea(9);
  commissionerPool(t);
  play(t, move('central-america'), awaits('antiPirateAction', 1), 'deployCommissioner', 3, 3, 3, awaits('takeAction', 0));
  play(t, move('west-caribbean'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'deployCommissioner']);
});

test('4.62 AP action A is not offered in the aftermath after a try at the announcement', () => {
  const t = atSea(9);
  commissionerPool(t);
  hand(t, 3, 'fair-winds');
  play(t, move('central-america'), 'deployCommissioner', 3, 3, 3, awaits('antiPirateAction', 3), 'pass', awaits('antiPirateAction', 3));
  expect(kinds(t)).toEqual(['pass']);
});

test('4.62 AP action A stays spent for the Action after B was used and beaten', () => {
  const t = atSea(9);
  commissionerPool(t);
  warship(t, 'west-caribbean', 'shark');
  play(t, find('havana'), 'deployCommissioner', 3, 3, 3, awaits('antiPirateAction', 2), 'useWarship', 'fight', 6, 1, awaits('rollDie', -1));
  expect(happened(t, 'contested')).toMatchObject([{ won: true }]);
});

test('4.65 B, 4.62, 6.44 [R51] a warship is used once in an Action; after an escape it may attack again in the next', () => {
  const t = atSea();
  warship(t, 'west-caribbean', 'shark');
  play(t, find('havana'), awaits('antiPirateAction', 1), 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toHaveLength(1);
  play(t, find('santiago'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'useWarship']);
});

test('4.62 example, 6.42 [R50] a Sighting that only places its warship leaves AP action B to others in the same Action', () => {
  const t = atSea();
  hand(t, 1, 'warship-sighting');
  hand(t, 2, 'warship-sighting');
  play(t, find('havana'), against('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, 'decline', awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'useWarship']);
  play(t, 'useWarship', 'flee', 3, 3);
  expect(happened(t, 'warshipAttacked')).toMatchObject([{ seat: 2 }]);
});

test('6.44 [R50] a Sighting’s attack is the only attack by a warship in the Action', () => {
  const t = atSea();
  hand(t, 1, 'warship-sighting');
  play(t, find('havana'), against('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, 'attack', 'flee', 3, 3);
  expect(t.g.warshipAt[placeId('west-caribbean')]).toBeGreaterThanOrEqual(0);
  expect(happened(t, 'escaped')).toHaveLength(1);
  play(t, awaits('takeAction', 0), find('santiago'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'useWarship']);
});

test('4.65 D, 6.42 only one Sighting in a Player-Turn, even in later Actions', () => {
  const t = atSea();
  hand(t, 1, 'warship-sighting');
  hand(t, 2, 'warship-sighting');
  play(t, find('havana'), against('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, 'decline', passWindow(), 1, passWindow());
  play(t, move('central-america'), passWindow(), passWindow());
  merchant(t, 'campeche', 'flute');
  play(t, find('campeche'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass']);
});

test('4.65 C, 10.23, 10.25 only one Commissioner of all players acts in a Player-Turn', () => {
  const t = atSea();
  commissioner(t, 1, 'ogle', 'india');
  commissioner(t, 2, 'matthews', 'india');
  play(t, move('central-america'), awaits('antiPirateAction', 1), sendTo('east-africa'), awaits('takeAction', 0));
  play(t, move('west-caribbean'), awaits('takeAction', 0));
  expect(t.g.commissionerAt[1]).toBe(placeId('east-africa'));
});

test('10.23 in the next Player-Turn a Commissioner may act again', () => {
  const t = atSea();
  pirate(t, 'vane', 'gold-coast', { seat: 1 });
  commissioner(t, 2, 'ogle', 'india');
  for (const seat of [1, 2]) hand(t, seat, 'letter-of-marque', 'heavy-guns', 'heavy-guns', 'skull-and-crossbones');
  play(
    t,
    move('central-america'),
    awaits('antiPirateAction', 1),
    'pass',
    awaits('antiPirateAction', 2),
    sendTo('east-africa'),
    'pass',
    'pass',
  );
  play(t, 'endActions', { type: 'playForActions', card: 'letter-of-marque' });
  expect(t.g.commissionerActed).toBe(0);
  play(t, { type: 'move', pirate: 'vane', to: 'whydah' }, awaits('antiPirateAction', 2));
  expect(offers(t, 'moveCommissioner').map((c) => c.to)).toEqual(['india', 'transit-gold-coast-east-africa']);
});

test('10.23 a Reaction does not count: a Commissioner who has acted may react, and so may another', () => {
  const t = atSea();
  commissioner(t, 1, 'rhett', 'east-caribbean');
  commissioner(t, 2, 'ogle', 'central-america');
  play(t, find('havana'), sendTo('west-caribbean'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'react']);
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('4.66, 10.31 a Reaction does not spend the AP action', () => {
  const t = atSea();
  commissioner(t, 1, 'rhett', 'west-caribbean');
  hand(t, 1, 'wear-and-tear', 'scurvy-outbreak');
  play(t, move('central-america'), 'react', 'flee', 3, 3, awaits('antiPirateAction', 1));
  expect(t.g.apSpent[1]).toBe(0);
  play(t, against('wear-and-tear'), 1, awaits('takeAction', 0));
  play(t, move('west-caribbean'), awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('10.31 only one Commissioner reacts in an Action, and one may in each next Action', () => {
  const t = atSea();
  commissioner(t, 1, 'rhett', 'west-caribbean');
  commissioner(t, 2, 'ogle', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, move('central-america'), awaits('antiPirateAction', 1), 'react', 'flee', 3, 3, awaits('takeAction', 0));
  play(t, move('west-caribbean'), awaits('antiPirateAction', 1), 'pass', awaits('antiPirateAction', 2), 'react', 'flee', 3, 3);
  expect(happened(t, 'commissionerReacted')).toMatchObject([{ seat: 2 }]);
  play(t, awaits('takeAction', 0), move('havana'), awaits('antiPirateAction', 1));
});

test('10.31 a Reaction at the announcement excludes one in the aftermath', () => {
  const t = atSea();
  commissioner(t, 1, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, move('central-america'), 'react', 'flee', 3, 3, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('central-america');
});

const loot = { type: 'lootMerchant', pirate: 'low', port: 'havana' } as const;

/** Seat 1 has a warship at hand, and has beaten nobody with it; the others have what `give` gives them. */
function looting(give: (t: Table) => void): Table {
  const t = atSea();
  merchant(t, 'cartagena', 'flute');
  t.g.merchantSince[portId('havana')] = t.g.playerTurn;
  t.g.merchantFinders[portId('havana')] = 1 << pirateId('low');
  give(t);
  return t;
}
const WITHSTOOD = ['useWarship', 'fight', 6, 1] as const;

test('8.22 [R94] after a warship was beaten another player’s Commissioner can’t react to the same looting', () => {
  const t = looting((table) => {
    warship(table, 'west-caribbean', 'shark');
    commissioner(table, 2, 'ogle', 'central-america');
    table.g.commissionerActed = 1;
  });
  play(t, loot, awaits('antiPirateAction', 1), ...WITHSTOOD, awaits('rollDie', -1));
  expect(happened(t, 'contested')).toMatchObject([{ won: true }]);
});

test('8.22, 4.66 [R94] the same player’s Commissioner can', () => {
  const t = looting((table) => {
    warship(table, 'west-caribbean', 'shark');
    commissioner(table, 1, 'ogle', 'central-america');
    table.g.commissionerActed = 1;
  });
  play(t, loot, ...WITHSTOOD, awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('8.22 [R94] a search may be interrupted by one player after another', () => {
  const t = looting((table) => {
    warship(table, 'west-caribbean', 'shark');
    commissioner(table, 2, 'ogle', 'central-america');
    table.g.commissionerActed = 1;
  });
  play(t, find('port-royal'), ...WITHSTOOD, awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('8.22 [R94] after a Reaction another player can neither use a warship nor play a Sighting against the same looting', () => {
  const t = looting((table) => {
    commissioner(table, 1, 'rhett', 'west-caribbean');
    table.g.commissionerActed = 1;
    warship(table, 'west-caribbean', 'shark');
    hand(table, 2, 'warship-sighting');
  });
  play(t, loot, awaits('antiPirateAction', 1), 'react', 'fight', 6, 1, awaits('antiPirateAction', 2));
  expect(happened(t, 'contested')).toMatchObject([{ won: true }]);
  expect(kinds(t)).toEqual(['pass']);
  expect(refusedBy(t, { type: 'useWarship' })).toBe('8.22');
  play(t, 'pass', awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'useWarship']);
});

test('8.22 [R94] a Sighting counts though its warship is held back; other cards may still be played', () => {
  const t = looting((table) => {
    hand(table, 1, 'warship-sighting');
    hand(table, 2, 'wear-and-tear');
    commissioner(table, 3, 'rhett', 'west-caribbean');
    table.g.commissionerActed = 1;
  });
  play(t, loot, awaits('antiPirateAction', 1), against('warship-sighting'), { type: 'drawWarship', warship: 'shark' }, 'decline');
  play(t, awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'playAgainst']);
  expect(refusedBy(t, { type: 'useWarship' })).toBe('8.22');
  play(t, 'pass', awaits('rollDie', -1));
});

test('8.22 [R94] the next looting is open to everybody again', () => {
  const t = looting((table) => {
    warship(table, 'west-caribbean', 'shark');
    table.g.merchantSince[portId('santiago')] = table.g.playerTurn;
    table.g.merchantFinders[portId('santiago')] = 1 << pirateId('low');
    commissioner(table, 2, 'ogle', 'central-america');
    table.g.commissionerActed = 1;
  });
  play(t, loot, awaits('antiPirateAction', 1), 'useWarship', 'flee', 6, 1, awaits('takeAction', 0));
  play(t, { ...loot, port: 'santiago' }, awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'useWarship', 'react']);
});

test('4.61–4.66 one Action can see a card, a deployment, the new Commissioner’s Reaction, a Commissioner’s move', () => {
  const t = atSea(18);
  commissionerPool(t, 'rhett');
  commissioner(t, 3, 'ogle', 'india');
  hand(t, 1, 'scurvy-outbreak');
  play(t, move('central-america'), against('scurvy-outbreak'), awaits('antiPirateAction', 2));
  play(t, 'deployCommissioner', 1, 1, 1, { type: 'drawCommissioner', commissioner: 'rhett' }, awaits('antiPirateAction', 3));
  play(t, sendTo('east-africa'), awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'react']);
  play(t, 'react', 'flee', 3, 1, awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 1, 1]);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-america', scurvy: true });
});
