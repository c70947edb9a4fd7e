import { expect, test } from 'vitest';
import { load } from '../../game.ts';
import { save } from '../../save.ts';
import { commissioner, commissionerPool, pirate, placeId } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const move = { type: 'move', pirate: 'avery', to: 'east-africa' } as const;
const rhett = { type: 'drawCommissioner', commissioner: 'rhett' } as const;

/** Seat 0’s Avery is in India; seats 1 and 2 may send a Commissioner after him. */
function hunted(notoriety = 12, options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ players: 3, actions: 3, ratings: { avery: { ability: 3 } } });
  pirate(t, 'avery', 'india', { notoriety, ...options });
  commissionerPool(t);
  return t;
}

test('4.65 A, 10.11, 10.12 the example: Avery has 12 Notoriety, and a roll of 3, 5 and 2 brings a Commissioner into his Sea Area', () => {
  const t = hunted();
  play(t, move, awaits('antiPirateAction', 1), 'deployCommissioner', 3, 5, 2, rhett);
  expect(happened(t, 'tested')).toMatchObject([
    { rule: '10.12', purpose: 'deployCommissioner', total: 10, target: 12, needed: 'below', passed: true },
  ]);
  expect(t.g.commissionerAt[1]).toBe(placeId('india'));
  expect(happened(t, 'commissionerDeployed')).toMatchObject([{ rule: '10.12', seat: 1 }]);
  expect(t.g.commissionerPool).toHaveLength(7);
});

test.each([
  [11, [3, 5, 2], true],
  [10, [3, 5, 2], false],
  [18, [6, 6, 5], true],
  [18, [6, 6, 6], false],
  [19, [6, 6, 6], true],
  [4, [1, 1, 1], true],
  [4, [1, 1, 2], false],
] as const)('10.12 against %i Notoriety the roll %j: deployed is %s', (notoriety, dice, deployed) => {
  const t = hunted(notoriety);
  play(t, move, 'deployCommissioner', ...dice, ...(deployed ? [rhett] : []));
  expect(happened(t, 'commissionerDeployed')).toHaveLength(deployed ? 1 : 0);
  expect(t.g.commissioner.some((held) => held >= 0)).toBe(deployed);
});

test('10.12 nobody is asked if the pirate has less than 4 Notoriety', () => {
  const t = hunted(3);
  play(t, move, awaits('takeAction', 0));
});

test('4.61 a failed roll spends the AP action', () => {
  const t = hunted();
  play(t, move, 'deployCommissioner', 6, 6, 6, awaits('takeAction', 0));
  expect(t.g.apSpent).toEqual([0, 1, 0]);
  play(t, { ...move, to: 'india' }, awaits('antiPirateAction', 2), 'pass', awaits('antiPirateAction', 2), 'pass', awaits('takeAction', 0));
});

test('10.12 the Commissioner is drawn at random from the pool', () => {
  const t = hunted();
  commissioner(t, 2, 'ogle', 'gold-coast');
  play(t, move, 'deployCommissioner', 1, 1, 1, awaits('drawCommissioner', -1));
  expect(offers(t).map((c) => c.commissioner)).toEqual(['matthews', 'rhett', 'maynard', 'herdman', 'rogers', 'solgard', 'barnet']);
});

test('10.12 in the aftermath the Commissioner comes to the pirate’s new place', () => {
  const t = hunted();
  play(t, move, 'pass', 'pass', 'deployCommissioner', 1, 1, 1, rhett);
  expect(t.g.commissionerAt[1]).toBe(placeId('east-africa'));
});

test('10.12, 10.32 [R13] a Commissioner just deployed may react in the same window', () => {
  const t = hunted();
  play(t, move, 'deployCommissioner', 1, 1, 1, rhett, awaits('antiPirateAction', 1));
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'react']);
});

test('10.12, 10.27 a Commissioner may be deployed to an area of his own player’s pirates', () => {
  const t = hunted();
  pirate(t, 'tew', 'india', { seat: 1 });
  play(t, move, 'deployCommissioner', 1, 1, 1, rhett);
  expect(t.g.commissionerAt[1]).toBe(placeId('india'));
});

test('12 [R44] the pirate’s Cunning can’t reroll a deployment', () => {
  const t = hunted(12, { cunning: 3 });
  play(t, move, 'deployCommissioner', 1, 1, 1, rhett, awaits('antiPirateAction', 1));
});

test('10.12 a deployment in progress can be saved with any Notoriety', () => {
  const t = hunted(140);
  play(t, move, 'deployCommissioner', 3, awaits('rollDie'));
  expect(load(JSON.parse(JSON.stringify(save(t.g)))).stack).toEqual(t.g.stack);
});
