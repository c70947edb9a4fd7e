import { expect, test } from 'vitest';
import { hand, hostage, merchant, merchantPorts, pirate, pirateState, placeId, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, type Step, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;

/** Seat 0’s Low (Ability 3) looks for a merchant at Havana, where the Shark (Speed 4, Combat 6, so 8 in battle) is on station. */
function met(options: Parameters<typeof pirate>[3] = {}, printedRatings = false): Table {
  const t = scenario({
    actions: 3,
    ratings: { low: { ability: 3, leadership: 3 } },
    navy: { shark: { speed: 4, combat: 6 } },
    settings: { printedRatings },
  });
  pirate(t, 'low', 'west-caribbean', options);
  merchant(t, 'havana', 'flute');
  warship(t, 'west-caribbean', 'shark');
  return t;
}
/** The warship attacks as soon as the Find is announced. */
const attacked = (t: Table, ...steps: readonly Step[]) => play(t, find, 'useWarship', ...steps);
const isOnStation = (t: Table) => t.g.warshipAt[placeId('west-caribbean')] >= 0;

test('6.45 the pirate decides at once to fight or flee', () => {
  const t = met();
  attacked(t, awaits('fightOrFlee', 0));
  expect(offers(t)).toEqual([{ type: 'fight' }, { type: 'flee' }]);
  expect(happened(t, 'warshipAttacked')).toMatchObject([{ rule: '6.45', seat: 1 }]);
});

test.each([
  [2, 'the same: he escapes', true],
  [3, 'higher: he is caught', false],
])('6.45 in flight, Speed 5 and die 1 against Speed 4 and die %i, %s', (die, _what, escapes) => {
  const t = met();
  attacked(t, 'flee', 1, die, ...(escapes ? [] : [awaits('rollDie')]));
  expect(happened(t, escapes ? 'escaped' : 'caught')).toHaveLength(1);
  expect(happened(t, 'contested')).toMatchObject([{ purpose: 'flight', won: escapes, sides: [{ total: 6 }, { total: 4 + die }] }]);
});

test('6.45 a pirate who is caught must fight', () => {
  const t = met();
  attacked(t, 'flee', 1, 3, 6, 1, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ purpose: 'flight' }, { purpose: 'battle' }]);
});

test('6.45 an escape cancels the Action and removes its merchant; the warship stays', () => {
  const t = met({ notoriety: 4 });
  attacked(t, 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  expect(isOnStation(t)).toBe(true);
  expect(t.g.actionsLeft).toBe(2);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'west-caribbean', loyalty: 7, combat: 5, speed: 5, notoriety: 4 });
});

test('6.46 Combat and Ability fight against Combat and the living rules’ bonus of 2 [R30]', () => {
  const t = met();
  attacked(t, 'fight', 2, 3);
  expect(happened(t, 'contested')).toMatchObject([
    {
      rule: '6.46',
      sides: [
        {
          dice: 2,
          modifiers: [
            { cause: 'combat', amount: 5 },
            { cause: 'ability', amount: 3 },
          ],
          total: 10,
        },
        {
          dice: 3,
          modifiers: [
            { cause: 'combat', amount: 6 },
            { cause: 'livingRules', amount: 2 },
          ],
          total: 11,
        },
      ],
    },
  ]);
});

test('6.46, 6.47 a strictly higher pirate takes one hit, gains her printed Combat in Notoriety [R30], and the warship returns to the pool', () => {
  const t = met({ notoriety: 4 });
  attacked(t, 'fight', 4, 3, awaits('rollDie'));
  expect(pirateState(t, 'low')).toMatchObject({ combat: 4, notoriety: 10, loyalty: 7 });
  expect(isOnStation(t)).toBe(false);
  expect(t.g.warshipPool).toHaveLength(15);
  expect(happened(t, 'warshipRemoved')).toMatchObject([{ rule: '6.47' }]);
});

test('6.46 a pirate who has won goes on with his Action', () => {
  const t = met();
  attacked(t, 'fight', 4, 3, 4, awaits('takeAction', 0));
  expect(happened(t, 'merchantFound')).toHaveLength(1);
});

test('6.46, 6.47 a tie costs one Loyalty, the Action and the merchant, without a hit; the warship stays', () => {
  const t = met();
  attacked(t, 'fight', 3, 3, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ combat: 5, loyalty: 6, notoriety: 0 });
  expect(merchantPorts(t)).not.toContain('havana');
  expect(isOnStation(t)).toBe(true);
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(happened(t, 'combatLost')).toEqual([]);
});

test.each([
  [4, 1],
  [6, 3],
])('6.47 a lower pirate takes the difference in Combat hits; die 3 against %i: %i', (die, hits) => {
  const t = met();
  attacked(t, 'fight', 3, die);
  expect(happened(t, 'combatLost')).toMatchObject([{ hits, cause: 'warship' }]);
  expect(pirateState(t, 'low')).toMatchObject({ combat: 5 - hits, loyalty: 6 });
});

test('6.25, 6.27, 18.12 B [R32] a ship beaten down to Combat 0 sinks with all aboard; at 1 she stays afloat', () => {
  const t = met({ combat: 3, notoriety: 9, holds: [800], guns: true });
  const id = hostage(t, 'low', 'pilot', 'dutch');
  attacked(t, 'fight', 1, 2, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ combat: 2, fate: 'inPlay' });
  const sunk = met({ combat: 3, notoriety: 9, holds: [800], guns: true });
  hostage(sunk, 'low', 'pilot', 'dutch');
  attacked(sunk, 'fight', 1, 4, awaits('takeAction', 0));
  expect(pirateState(sunk, 'low')).toMatchObject({ fate: 'lost', holds: [], guns: false });
  expect(happened(sunk, 'pirateLost')).toMatchObject([{ how: 'battle', vp: 9 }]);
  expect(sunk.g.vp).toEqual([9, 0]);
  expect(sunk.g.hostageOf[id]).toBe(-1);
  expect(merchantPorts(sunk)).not.toContain('havana');
  expect(isOnStation(sunk)).toBe(true);
});

test('6.46 [R58] a victory with the last point of Combat brings its Notoriety, but the ship is lost', () => {
  const t = met({ combat: 1, notoriety: 9 });
  attacked(t, 'fight', 6, 1, awaits('takeAction', 0));
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(t.g.vp).toEqual([15, 0]);
  expect(isOnStation(t)).toBe(false);
  expect(merchantPorts(t)).not.toContain('havana');
  expect(t.g.actionsLeft).toBe(2);
});

test('17.2 #10 [R57] Heavy Guns add 2', () => {
  const t = met({ guns: true });
  attacked(t, 'fight', 2, 3, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 12 }, { total: 11 }] }]);
});

test('2.4 [R30] with printed ratings warships have no bonus of 2; the reward is the same', () => {
  const t = met({}, true);
  attacked(t, 'fight', 2, 3, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 10 }, { total: 9 }] }]);
  expect(pirateState(t, 'low').notoriety).toBe(6);
});

test('12 [R14] [R44] Cunning rerolls the pirate’s dice once both are seen, never the warship’s', () => {
  const t = met({ cunning: 2 });
  attacked(t, 'flee', 1, 6, awaits('rerollWithCunning', 0));
  play(t, 'rerollDice', 6, awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toHaveLength(1);
  expect(pirateState(t, 'low').cunning).toBe(1);
});

test('6.43 an attack in the aftermath removes the merchant just found, even if the pirate escapes', () => {
  for (const steps of [
    ['flee', 3, 3],
    ['fight', 1, 1],
  ] as const) {
    const t = met();
    play(t, find, 'pass', 6, 'useWarship', ...steps, awaits('takeAction', 0));
    expect(happened(t, 'merchantFound')).toHaveLength(1);
    expect(merchantPorts(t)).not.toContain('havana');
    expect(offers(t, 'lootMerchant')).toEqual([]);
  }
});

test('6.43 an attack after a failed Find removes the merchant too, unless the warship is beaten', () => {
  const t = met();
  play(t, find, 'pass', 1, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  const beaten = met();
  play(beaten, find, 'pass', 6, 'useWarship', 'fight', 6, 1, awaits('takeAction', 0));
  expect(merchantPorts(beaten)).toContain('havana');
  expect(offers(beaten, 'lootMerchant')).toHaveLength(1);
});

test('6.43 an attack before a Loot prevents the looting', () => {
  const t = met();
  play(t, find, 'pass', 6, 'pass');
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'havana' }, 'useWarship', 'fight', 1, 1, awaits('takeAction', 0));
  expect(happened(t, 'cargoSeen')).toEqual([]);
  expect(merchantPorts(t)).not.toContain('havana');
});

test('6.43 an attack before an Attack Port leaves the port untouched', () => {
  const t = met();
  play(t, { type: 'attackPort', pirate: 'low', port: 'havana' }, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(t.g.attacked.some((marker) => marker === 1)).toBe(false);
  expect(t.g.history.every((nations) => nations === 0)).toBe(true);
  expect(merchantPorts(t)).toContain('havana');
});

test('6.46 the warship’s player gains neither Notoriety nor VP', () => {
  const t = met({ combat: 1, notoriety: 9 });
  hand(t, 1, 'fair-winds');
  attacked(t, 'fight', 1, 6);
  expect(t.g.vp).toEqual([9, 0]);
});
