/** 4.6 [R54] Actions that somebody stops, and those that follow them. */
import { expect, test } from 'vitest';
import { decision } from '../../game.ts';
import {
  commissioner,
  commissionerPool,
  governor,
  hand,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  pirateState,
  warship,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
const move = (to: string, who = 'low') => ({ type: 'move', pirate: who, to }) as const;
const against = (card: string) => ({ type: 'playAgainst', card }) as const;
const activities = { type: 'doPortActivities', pirate: 'low' } as const;
const navy = { shark: { speed: 5, combat: 6 }, rhett: { speed: 4, combat: 9 } };
const ratings = { low: { ability: 3, leadership: 3 }, teach: { initiative: 3, ability: 3 } };

/** Seat 0’s Low is active; seats 1 and 2 have no cards. */
function lowIn(at: Parameters<typeof pirate>[2], options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 4, ratings, navy });
  pirate(t, 'low', at, options);
  return t;
}
const moment = (t: Table) => decision(t.g)?.about.moment;
const kinds = (t: Table) => offers(t).map((c) => c.type);

test('4.6 a stopped Action goes to its aftermath at once, where the remaining seats are asked', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  hand(t, 2, 'fair-winds');
  play(t, find, awaits('antiPirateAction', 1), 'useWarship', 'flee', 3, 3, awaits('antiPirateAction', 2));
  expect(moment(t)).toBe('aftermath');
  expect(happened(t, 'actionLost')).toMatchObject([{ rule: '4.6' }]);
  expect(merchantPorts(t)).not.toContain('havana');
  play(t, 'pass', awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(3);
});

test('4.6, 10.32 [R90] after a warship has stopped a Find, a Commissioner may still react, but no other warship', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, find, 'useWarship', 'flee', 3, 3, awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'react']);
  play(t, 'react', 'flee', 3, 3, awaits('takeAction', 0));
});

test('4.6 no Reaction in the aftermath of a stopped Loot', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute', { found: ['low'] });
  warship(t, 'west-caribbean', 'shark');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'havana' }, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
});

test('10.42 an ousted pirate loses his Action in port, and is at sea in the aftermath', () => {
  const t = lowIn('havana', { holds: [800], notoriety: 18 });
  commissioner(t, 1, 'rhett', 'west-caribbean');
  commissionerPool(t);
  play(t, activities, awaits('antiPirateAction', 1), 'oust', 1, 6, awaits('antiPirateAction', 2));
  expect(moment(t)).toBe('aftermath');
  expect(kinds(t)).toEqual(['pass', 'deployCommissioner']);
  play(t, 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'west-caribbean', netWorth: 0 });
});

test('10.4 the example: a pirate ousted by an AP action can be reacted to when he moves at sea', () => {
  const t = lowIn('havana');
  commissioner(t, 1, 'rhett', 'west-caribbean');
  play(t, activities, 'oust', 1, 6, awaits('takeAction', 0));
  play(t, move('central-america'), awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('10.4 the example: a Commissioner who moves into reach may react at once', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  commissioner(t, 1, 'rhett', 'transit-south-america-gold-coast');
  play(t, find, awaits('antiPirateAction', 1), { type: 'moveCommissioner', to: 'south-america' }, awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('17.2 #13 a pirate ousted by Local Resistance loses his Action', () => {
  const t = lowIn('bath', { holds: [800] });
  governor(t, 'bath', 'pro');
  hand(t, 1, 'local-resistance');
  hand(t, 2, 'fair-winds');
  play(t, activities, { type: 'playResistance', card: 'local-resistance', port: 'bath' }, 6, awaits('antiPirateAction', 2));
  expect(moment(t)).toBe('aftermath');
  expect(happened(t, 'actionLost')).toHaveLength(1);
  play(t, 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-atlantic', netWorth: 0 });
});

test('17.2 #13 [R92] a pirate ousted before a Move out of the port loses the Move', () => {
  const t = lowIn('bath');
  governor(t, 'bath', 'pro');
  hand(t, 1, 'local-resistance');
  play(t, move('central-atlantic'), { type: 'playResistance', card: 'local-resistance', port: 'bath' }, 6, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'move' }]);
  expect(happened(t, 'pirateMoved')).toEqual([]);
  expect(pirateState(t, 'low').at).toBe('central-atlantic');
});

test('17.2 #13 Local Resistance in another port does not stop the Action', () => {
  const t = lowIn('bath');
  governor(t, 'boston', 'pro');
  hand(t, 1, 'local-resistance');
  play(t, activities, { type: 'playResistance', card: 'local-resistance', port: 'boston' }, 6, awaits('portActivity', 0));
});

test('10.41 a pirate driven out of a pirate port loses his Action', () => {
  const t = lowIn('new-providence', { holds: [800] });
  commissioner(t, 1, 'rhett', 'south-atlantic');
  play(t, activities, { type: 'attackPiratePort', port: 'new-providence' }, 1, 6, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'south-atlantic', netWorth: 0, holds: [800] });
});

test('9.35, 10.41 a Move into a pirate port that falls after the announcement is spent, and he stays', () => {
  const t = lowIn('south-atlantic');
  commissioner(t, 1, 'rhett', 'south-atlantic');
  play(t, move('new-providence'), { type: 'attackPiratePort', port: 'new-providence' }, awaits('antiPirateAction', 1), 'pass');
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'move' }]);
  play(t, 'pass', awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('south-atlantic');
  expect(t.g.actionsLeft).toBe(3);
});

test('4.61, 14.1 a crew brought to Loyalty 0 in a window mutinies before another seat is asked', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  hand(t, 1, 'scurvy-outbreak');
  hand(t, 2, 'wear-and-tear');
  play(t, move('central-america'), against('scurvy-outbreak'), 2, awaits('antiPirateAction', 2));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(moment(t)).toBe('announcement');
  play(t, passWindow(), passWindow(), awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-america', loyalty: 0 });
});

test('14.1 [R54] a mutiny that succeeds ends the Action, also for the successor', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'scurvy-outbreak');
  hand(t, 2, 'wear-and-tear');
  play(t, move('central-america'), against('scurvy-outbreak'), 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').at).toBe('west-caribbean');
  expect(t.g.actionsLeft).toBe(3);
});

test('6.47, 14.1 a crew that a lost battle brings to Loyalty 0 mutinies', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  hand(t, 2, 'wear-and-tear');
  play(t, find, 'useWarship', 'fight', 3, 3, 2, awaits('antiPirateAction', 2));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(moment(t)).toBe('aftermath');
});

test('14.1 [R54] a successful mutiny in the aftermath of a Find removes the merchant', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'mutiny-conspiracy');
  play(t, find, 'pass', 6, against('mutiny-conspiracy'), 6, 6, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(merchantPorts(t)).not.toContain('havana');
  expect(offers(t, 'lootMerchant')).toEqual([]);
});

test('4.6 [R5] a Commissioner may move in the aftermath even if the pirate is gone', () => {
  const t = lowIn('india');
  commissioner(t, 1, 'rhett', 'india');
  play(t, move('east-africa'), 'react', 'fight', 1, 6, awaits('antiPirateAction', 1));
  expect(moment(t)).toBe('aftermath');
  expect(new Set(kinds(t))).toEqual(new Set(['pass', 'moveCommissioner']));
});

/** Teach (Initiative 3) acts in India beside Bonnet, in the same area as seat 1’s Rhett. */
function byInitiative(options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 2, ratings, navy });
  pirate(t, 'teach', 'india', { notoriety: 5, ...options });
  pirate(t, 'bonnet', 'goa');
  hand(t, 0, 'double-cross');
  pirateHand(t, 0, 'kidd');
  commissioner(t, 1, 'rhett', 'india');
  t.g.commissionerActed = 1;
  play(t, { type: 'playForInitiative', card: 'double-cross', pirate: 'teach' });
  return t;
}

test('4.53 [R42] a pirate killed by a Commissioner leaves his Initiative Actions to others, also to deploy', () => {
  const t = byInitiative();
  play(t, move('east-africa', 'teach'), 'react', 'fight', 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'teach').fate).toBe('lost');
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'move').every((c) => c.pirate === 'bonnet')).toBe(true);
  expect(offers(t, 'deployPirate').length).toBeGreaterThan(0);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('4.53 [R42] a pirate who surrenders leaves his Initiative Actions to others', () => {
  const t = byInitiative({ letter: 'dutch' });
  play(t, move('east-africa', 'teach'), 'react', 'fight', 'surrender', awaits('takeAction', 0));
  expect(pirateState(t, 'teach').fate).toBe('retired');
  expect(happened(t, 'actionLost')).toEqual([]);
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('4.52 a pirate who only loses the Action keeps his other Initiative Actions', () => {
  const t = byInitiative();
  merchant(t, 'calicut', 'flute');
  play(t, { type: 'findMerchant', pirate: 'teach', port: 'calicut' }, 'react', 'flee', 3, 3, awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t).every((c) => c.type === 'endActions' || c.pirate === 'teach')).toBe(true);
});
