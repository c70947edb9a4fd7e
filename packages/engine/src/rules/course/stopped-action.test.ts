/** 4.6 [R54] What becomes of an Action that somebody stops, and of those that follow it. */
import { expect, test } from 'vitest';
import { decision } from '../../engine.ts';
import {
  commissioner,
  commissionerPool,
  governor,
  hand,
  merchant,
  merchantPorts,
  pirate,
  pirateHand,
  the,
  warship,
} from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;
const move = (to: string, who = 'low') => ({ type: 'move', pirate: who, to }) as const;
const against = (card: string) => ({ type: 'playAgainst', card }) as const;
const activities = { type: 'doPortActivities', pirate: 'low' } as const;
const navy = { shark: { speed: 5, combat: 6 }, rhett: { speed: 4, combat: 9 } };
const ratings = { low: { ability: 3, leadership: 3 }, teach: { initiative: 3, ability: 3 } };

/** Seat 0’s Low; seats 1 and 2 have no cards. */
function lowIn(at: Parameters<typeof pirate>[2], options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 4, ratings, navy });
  pirate(t, 'low', at, options);
  return t;
}
const moment = (t: Table) => decision(t.g)?.about.moment;
const kinds = (t: Table) => offers(t).map((c) => c.type);

test('4.6 stopped, an Action leaves its announcement at once; those not asked yet are asked in its aftermath', () => {
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

test('4.6, 10.32 after a Find that a warship has stopped a Commissioner may still react; another warship may not', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, find, 'useWarship', 'flee', 3, 3, awaits('antiPirateAction', 2));
  expect(kinds(t)).toEqual(['pass', 'react']);
  play(t, 'react', 'flee', 3, 3, awaits('takeAction', 0));
});

test('4.6 a Loot that is stopped has no Reaction in its aftermath', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute', { found: ['low'] });
  warship(t, 'west-caribbean', 'shark');
  commissioner(t, 2, 'rhett', 'west-caribbean');
  t.g.commissionerActed = 1;
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'havana' }, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
});

test('10.42 ousted, he does nothing in port; in the aftermath he lies at sea', () => {
  const t = lowIn('havana', { holds: [800], notoriety: 18 });
  commissioner(t, 1, 'rhett', 'west-caribbean');
  commissionerPool(t);
  play(t, activities, awaits('antiPirateAction', 1), 'oust', 1, 6, awaits('antiPirateAction', 2));
  expect(moment(t)).toBe('aftermath');
  expect(kinds(t)).toEqual(['pass', 'deployCommissioner']);
  play(t, 'pass', awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ at: 'west-caribbean', netWorth: 0 });
});

test('10.4 example: ousted by the AP action, then at sea he is subject to Reaction when he moves', () => {
  const t = lowIn('havana');
  commissioner(t, 1, 'rhett', 'west-caribbean');
  play(t, activities, 'oust', 1, 6, awaits('takeAction', 0));
  play(t, move('central-america'), awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('10.4 example: a Commissioner’s move brings a pirate into his reach, at once', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  commissioner(t, 1, 'rhett', 'transit-south-america-gold-coast');
  play(t, find, awaits('antiPirateAction', 1), { type: 'moveCommissioner', to: 'south-america' }, awaits('antiPirateAction', 1));
  expect(kinds(t)).toEqual(['pass', 'react']);
});

test('17.2 #13 driven out of the port by Local Resistance he has lost his Action', () => {
  const t = lowIn('bath', { holds: [800] });
  governor(t, 'bath', 'pro');
  hand(t, 1, 'local-resistance');
  hand(t, 2, 'fair-winds');
  play(t, activities, { type: 'playResistance', card: 'local-resistance', port: 'bath' }, 6, awaits('antiPirateAction', 2));
  expect(moment(t)).toBe('aftermath');
  expect(happened(t, 'actionLost')).toHaveLength(1);
  play(t, 'pass', awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ at: 'central-atlantic', netWorth: 0 });
});

test('17.2 #13 a Move out of a port from which he is driven is lost too', () => {
  const t = lowIn('bath');
  governor(t, 'bath', 'pro');
  hand(t, 1, 'local-resistance');
  play(t, move('central-atlantic'), { type: 'playResistance', card: 'local-resistance', port: 'bath' }, 6, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'move' }]);
  expect(happened(t, 'pirateMoved')).toEqual([]);
  expect(the(t, 'low').at).toBe('central-atlantic');
});

test('17.2 #13 resistance in another port stops nothing', () => {
  const t = lowIn('bath');
  governor(t, 'boston', 'pro');
  hand(t, 1, 'local-resistance');
  play(t, activities, { type: 'playResistance', card: 'local-resistance', port: 'boston' }, 6, awaits('portActivity', 0));
});

test('10.41 driven out of a pirate port he has lost his Action', () => {
  const t = lowIn('new-providence', { holds: [800] });
  commissioner(t, 1, 'rhett', 'south-atlantic');
  play(t, activities, { type: 'attackPiratePort', port: 'new-providence' }, 1, 6, awaits('takeAction', 0));
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(the(t, 'low')).toMatchObject({ at: 'south-atlantic', netWorth: 0, holds: [800] });
});

test('9.35, 10.41 a Move into a pirate port that falls while it is announced is spent, and he stays', () => {
  const t = lowIn('south-atlantic');
  commissioner(t, 1, 'rhett', 'south-atlantic');
  play(t, move('new-providence'), { type: 'attackPiratePort', port: 'new-providence' }, awaits('antiPirateAction', 1), 'pass');
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'move' }]);
  play(t, 'pass', awaits('takeAction', 0));
  expect(the(t, 'low').at).toBe('south-atlantic');
  expect(t.g.actionsLeft).toBe(3);
});

test('4.61, 14.1 a crew brought to Loyalty 0 in a window mutinies before anybody else is asked', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  hand(t, 1, 'scurvy-outbreak');
  hand(t, 2, 'wear-and-tear');
  play(t, move('central-america'), against('scurvy-outbreak'), 2, awaits('antiPirateAction', 2));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(moment(t)).toBe('announcement');
  play(t, passWindow(), passWindow(), awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ at: 'central-america', loyalty: 0 });
});

test('14.1 [R54] and if it succeeds the Action is over, for the new man too', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'scurvy-outbreak');
  hand(t, 2, 'wear-and-tear');
  play(t, move('central-america'), against('scurvy-outbreak'), 4, { type: 'takeCommand', pirate: 'teach' }, awaits('takeAction', 0));
  expect(the(t, 'teach').at).toBe('west-caribbean');
  expect(t.g.actionsLeft).toBe(3);
});

test('6.47, 14.1 so does one that a lost battle brings to Loyalty 0', () => {
  const t = lowIn('west-caribbean', { loyalty: 1 });
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  hand(t, 2, 'wear-and-tear');
  play(t, find, 'useWarship', 'fight', 3, 3, 2, awaits('antiPirateAction', 2));
  expect(happened(t, 'mutinyQuashed')).toHaveLength(1);
  expect(moment(t)).toBe('aftermath');
});

test('14.1 [R54] a mutiny in the aftermath of a Find takes the merchant with it', () => {
  const t = lowIn('west-caribbean');
  merchant(t, 'havana', 'flute');
  pirateHand(t, 0, 'teach');
  hand(t, 1, 'mutiny-conspiracy');
  play(t, find, 'pass', 6, against('mutiny-conspiracy'), 6, 6, 4, { type: 'takeCommand', pirate: 'teach' });
  expect(merchantPorts(t)).not.toContain('havana');
  expect(offers(t, 'lootMerchant')).toEqual([]);
});

test('4.6 [R5] when its pirate is gone, a Commissioner may still move in the aftermath', () => {
  const t = lowIn('india');
  commissioner(t, 1, 'rhett', 'india');
  play(t, move('east-africa'), 'react', 'fight', 1, 6, awaits('antiPirateAction', 1));
  expect(moment(t)).toBe('aftermath');
  expect(new Set(kinds(t))).toEqual(new Set(['pass', 'moveCommissioner']));
});

/** Teach (Initiative 3) acts in India beside Bonnet, with seat 1’s Rhett on the spot. */
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

test('4.53 [R42] killed by a Commissioner, he leaves his Initiative to the others, to deploy as well', () => {
  const t = byInitiative();
  play(t, move('east-africa', 'teach'), 'react', 'fight', 1, 6, awaits('takeAction', 0));
  expect(the(t, 'teach').fate).toBe('lost');
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'move').every((c) => c.pirate === 'bonnet')).toBe(true);
  expect(offers(t, 'deployPirate').length).toBeGreaterThan(0);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('4.53 [R42] so does one who surrenders', () => {
  const t = byInitiative({ letter: 'dutch' });
  play(t, move('east-africa', 'teach'), 'react', 'fight', 'surrender', awaits('takeAction', 0));
  expect(the(t, 'teach').fate).toBe('retired');
  expect(happened(t, 'actionLost')).toEqual([]);
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t, 'drawNewPirate')).toHaveLength(1);
});

test('4.52 and one who only loses the Action to the Commissioner keeps the rest for himself', () => {
  const t = byInitiative();
  merchant(t, 'calicut', 'flute');
  play(t, { type: 'findMerchant', pirate: 'teach', port: 'calicut' }, 'react', 'flee', 3, 3, awaits('takeAction', 0));
  expect(t.g.actionsLeft).toBe(2);
  expect(offers(t).every((c) => c.type === 'endActions' || c.pirate === 'teach')).toBe(true);
});
