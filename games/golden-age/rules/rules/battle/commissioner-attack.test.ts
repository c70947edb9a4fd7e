import { expect, test } from 'vitest';
import type { AreaName } from '../../data/ids.ts';
import { commissioner, hand, merchant, merchantPorts, pirate, pirateHand, pirateState, placeId, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, passWindow, play, type Step, scenario, type Table } from '../../testing/scenario.ts';

const move = { type: 'move', pirate: 'low', to: 'central-america' } as const;
const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;

/** Seat 0’s Low (Ability 3, Speed 5) is in the West Caribbean; seat 1 has Rhett (Speed 4, Combat 9, so 11 in battle). */
function met(options: Parameters<typeof pirate>[3] = {}, from: AreaName = 'west-caribbean', printedRatings = false): Table {
  const t = scenario({
    actions: 3,
    ratings: { low: { ability: 3, leadership: 3 } },
    navy: { rhett: { speed: 4, combat: 9 } },
    settings: { printedRatings },
  });
  pirate(t, 'low', 'west-caribbean', options);
  merchant(t, 'havana', 'flute');
  commissioner(t, 1, 'rhett', from);
  t.g.commissionerActed = 1;
  return t;
}
/** The Commissioner reacts as soon as the Find is announced. */
const attacked = (t: Table, ...steps: readonly Step[]) => play(t, find, 'react', ...steps);
const RHETT = 2;

test('10.33, 10.35 the example: Vane is intercepted by Matthews, and lost to a tie', () => {
  const [david, helen] = [0, 1];
  const t = scenario({ actions: 2, ratings: { vane: { ability: 4 } }, navy: { matthews: { speed: 3, combat: 11 } } });
  pirate(t, 'vane', 'east-caribbean', { ship: 'schooner', speed: 2, combat: 6, notoriety: 9, netWorth: 700 });
  merchant(t, 'santo-domingo', 'flute');
  commissioner(t, helen, 'matthews', 'east-caribbean');
  play(t, { type: 'findMerchant', pirate: 'vane', port: 'santo-domingo' }, awaits('antiPirateAction', helen), 'react');
  play(t, awaits('fightOrFlee', david), 'flee', 4, 5, 4, 1);
  expect(happened(t, 'contested')).toMatchObject([
    { purpose: 'flight', won: false, sides: [{ total: 6 }, { total: 8 }] },
    { purpose: 'battle', won: false, sides: [{ total: 14 }, { total: 14 }] },
  ]);
  expect(pirateState(t, 'vane').fate).toBe('lost');
  expect(t.g.vp).toEqual([9, 4]);
});

test('10.36, 18.12 C [R28] the example of 10.5: Bonnet’s 23 Notoriety are 23 VP for his player and 11 for Rhett’s; his Net Worth is lost', () => {
  const [sally, tom] = [0, 1];
  const t = scenario({ actions: 2, ratings: { bonnet: { ability: 2 } }, navy: { rhett: { speed: 4, combat: 9 } } });
  pirate(t, 'bonnet', 'east-caribbean', { seat: sally, notoriety: 23, netWorth: 3850 });
  commissioner(t, tom, 'rhett', 'east-caribbean');
  play(t, { type: 'move', pirate: 'bonnet', to: 'south-america' }, 'react', 'fight', 1, 6);
  expect(t.g.vp).toEqual([23, 11]);
  expect(happened(t, 'commissionerScored')).toMatchObject([{ rule: '18.12 C', seat: tom, vp: 11 }]);
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'commissioner', vp: 23 }]);
  expect(t.g.commissionerAt[tom]).toBe(placeId('east-caribbean'));
});

test('10.33 the pirate decides at once to fight or flee; the Commissioner is in his Sea Area', () => {
  const t = met({}, 'central-america');
  attacked(t, awaits('fightOrFlee', 0));
  expect(offers(t)).toEqual([{ type: 'fight' }, { type: 'flee' }]);
  expect(t.g.commissionerAt[1]).toBe(placeId('west-caribbean'));
  expect(happened(t, 'commissionerReacted')).toMatchObject([{ seat: 1, from: placeId('central-america') }]);
});

test.each<[AreaName, number, boolean]>([
  ['west-caribbean', 2, true],
  ['west-caribbean', 3, false],
  ['central-america', 3, true],
  ['central-america', 4, false],
])(
  '10.33 from %s, a Commissioner’s die %i against Speed 5 and die 1: escaped is %s; from afar his Speed counts 1 less',
  (from, die, escapes) => {
    const t = met({}, from);
    attacked(t, 'flee', 1, die, ...(escapes ? [] : [awaits('rollDie')]));
    expect(happened(t, escapes ? 'escaped' : 'caught')).toHaveLength(1);
  },
);

test('10.33 an escape cancels a Find and removes its merchant; the Commissioner stays', () => {
  const t = met({}, 'central-america');
  attacked(t, 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  expect(t.g.actionsLeft).toBe(2);
  expect(t.g.commissionerAt[1]).toBe(placeId('west-caribbean'));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'west-caribbean', loyalty: 7 });
});

test('10.33 an escape does not stop a Move', () => {
  const t = met();
  play(t, move, 'react', 'flee', 3, 3, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('central-america');
  expect(t.g.commissionerAt[1]).toBe(placeId('west-caribbean'));
  expect(happened(t, 'actionLost')).toEqual([]);
});

test('10.32 a pirate caught after a Move fights where he has arrived', () => {
  const t = met({}, 'south-america');
  play(t, move, 'pass', awaits('antiPirateAction', 1), 'react', 'fight', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-america', notoriety: 18 });
});

test('10.35 [R29] a strictly higher pirate removes the Commissioner for good, gains Notoriety twice his printed Combat and one Loyalty, without a hit', () => {
  const t = met({ notoriety: 4 });
  attacked(t, 'fight', 6, 2, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ rule: '10.35', won: true, sides: [{ total: 14 }, { total: 13 }] }]);
  expect(pirateState(t, 'low')).toMatchObject({ notoriety: 22, loyalty: 8, combat: 5 });
  expect(t.g.commissioner).toEqual([-1, -1]);
  expect(t.g.commissionersLost).toEqual([RHETT]);
  expect(t.g.commissionerPool).toEqual([]);
});

test('10.35 a pirate who has won goes on with his Action', () => {
  const t = met();
  attacked(t, 'fight', 6, 2, 4, awaits('takeAction', 0));
  expect(happened(t, 'merchantFound')).toHaveLength(1);
});

test('10.35 a tie is not enough to win', () => {
  const t = met({ notoriety: 5 });
  attacked(t, 'fight', 6, 3, awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(t.g.vp).toEqual([5, 2]);
  expect(t.g.commissioner).toEqual([-1, RHETT]);
  expect(merchantPorts(t)).not.toContain('havana');
});

test('10.35, 17.2 #10 [R57] Heavy Guns add 2', () => {
  const t = met({ guns: true });
  attacked(t, 'fight', 6, 4, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 16 }, { total: 15 }] }]);
});

test('2.4 [R30] with printed ratings a Commissioner has no bonus of 2', () => {
  const t = met({}, 'west-caribbean', true);
  attacked(t, 'fight', 4, 2, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 12 }, { total: 11 }] }]);
});

test('13.23 [R29] a revelling crew counts 2 less in flight and in battle, with no other effect', () => {
  const t = met({ revelry: 'involuntary', speed: 0, combat: 2 });
  play(t, move, 'react', 'flee', 3, 2, 6, 1, awaits('takeAction', 0));
  expect(happened(t, 'contested')).toMatchObject([
    { purpose: 'flight', won: false, sides: [{ total: 1, modifiers: [{ amount: 0 }, { cause: 'revelry', amount: -2 }] }, { total: 6 }] },
    { purpose: 'battle', won: false, sides: [{ total: 9 }, { total: 12 }] },
  ]);
});

test('13.23 fleeing while revelling costs neither ship nor Loyalty', () => {
  const t = met({ revelry: 'voluntary', speed: 1, combat: 1 });
  play(t, move, 'react', 'flee', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ speed: 1, combat: 1, loyalty: 7, at: 'central-america' });
});

test('13.23 a crew that revels is caught where a sober one would escape', () => {
  for (const [revelry, escapes] of [
    ['sober', true],
    ['voluntary', false],
  ] as const) {
    const t = met({ revelry });
    play(t, move, 'react', 'flee', 1, 2, ...(escapes ? [awaits('takeAction', 0)] : [awaits('rollDie')]));
    expect(happened(t, 'escaped')).toHaveLength(escapes ? 1 : 0);
  }
});

test('12 [R14] Cunning rerolls each roll in flight and battle once', () => {
  const t = met({ cunning: 2 });
  attacked(t, 'flee', 1, 6, 'keepDice', 1, 1, awaits('rerollWithCunning', 0), 'rerollDice', 6, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ purpose: 'flight' }, { purpose: 'battle', sides: [{ dice: 6 }, { dice: 1 }] }]);
  expect(pirateState(t, 'low').cunning).toBe(1);
});

test('10.32 [R13] no Reaction in the Player-Turn of a pirate’s deployment, but in the next', () => {
  const t = met({}, 'india');
  pirateHand(t, 0, 'tew');
  play(t, { type: 'deployPirate', pirate: 'tew', to: 'india' }, { type: 'chooseShip', pirate: 'tew', ship: 'sloop' });
  play(t, { type: 'move', pirate: 'tew', to: 'east-africa' }, awaits('takeAction', 0));
  t.g.playerTurn += 2;
  play(t, { type: 'move', pirate: 'tew', to: 'india' }, awaits('antiPirateAction', 1));
  expect(offers(t, 'react')).toHaveLength(1);
});

test('10.32 [R13] a pirate who has just taken command by a mutiny was not deployed', () => {
  const t = met({ loyalty: 0 });
  pirateHand(t, 0, 'tew');
  play(t, move, 5, { type: 'takeCommand', pirate: 'tew' }, awaits('takeAction', 0));
  play(t, { type: 'move', pirate: 'tew', to: 'central-america' }, awaits('antiPirateAction', 1));
  expect(offers(t, 'react')).toHaveLength(1);
});

test('10.27 [R31] a Commissioner can react into an area of his own player’s pirates, who may then only leave', () => {
  const t = met({}, 'central-america');
  pirate(t, 'vane', 'west-caribbean', { seat: 1 });
  for (const seat of [0, 1]) hand(t, seat, 'letter-of-marque', 'skull-and-crossbones', 'heavy-guns', 'heavy-guns');
  play(t, move, 'react', 'flee', 3, 3, passWindow(), passWindow(), 'endActions');
  expect(t.g.commissionerAt[1]).toBe(placeId('west-caribbean'));
  play(t, { type: 'playForActions', card: 'letter-of-marque' });
  expect(new Set(offers(t).flatMap((c) => (c.pirate === 'vane' ? [c.type] : [])))).toEqual(new Set(['move']));
});

test('10.34, 18.41 B an intercepted or standing pirate may surrender with a Letter of any nation, or fight', () => {
  for (const steps of [['fight'], ['flee', 1, 6]] as const) {
    const t = met({ letter: 'dutch' });
    attacked(t, ...steps, awaits('surrenderOrFight', 0));
    expect(offers(t)).toEqual([{ type: 'surrender' }, { type: 'fight' }]);
  }
});

test('10.34 [R55] a Letter of a nation that he has attacked is good enough to surrender', () => {
  const t = met({ letter: 'dutch', history: ['dutch'] });
  attacked(t, 'fight', 'surrender', awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('retired');
});

test('10.34 a pirate with a Letter may still fight', () => {
  const t = met({ letter: 'dutch' });
  attacked(t, 'fight', 'fight', 6, 1, 4, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ letter: 'dutch', notoriety: 18 });
});

test('6.48, 10.38 pirates can’t attack warships or Commissioners, and have their usual Actions beside them', () => {
  const t = met();
  warship(t, 'west-caribbean', 'shark');
  expect(new Set(offers(t).map((c) => c.type))).toEqual(new Set(['move', 'findMerchant', 'attackPort', 'drawNewPirate', 'endActions']));
});

test('10.37 no Commissioner reacts against a pirate in port', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'havana');
  commissioner(t, 1, 'rhett', 'west-caribbean');
  play(t, { type: 'doPortActivities', pirate: 'low' }, awaits('antiPirateAction', 1));
  expect(offers(t, 'react')).toEqual([]);
  play(t, 'pass', 'finish', awaits('antiPirateAction', 1));
  expect(offers(t, 'react')).toEqual([]);
});

test('10.34 a pirate who has escaped is not asked to surrender', () => {
  const t = met({ letter: 'dutch' });
  attacked(t, 'flee', 3, 3, awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('inPlay');
});
