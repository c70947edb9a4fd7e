import { expect, test } from 'vitest';
import { hand, hostage, merchant, merchantPorts, pirate, placeId, the, warship } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, type Step, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'low', port: 'havana' } as const;

/** Seat 0’s Low (Ability 3) and the Shark (Speed 4, Combat 6, so 8 in battle) meet over a merchant at Havana. */
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
/** She attacks as soon as the Find is announced. */
const attacked = (t: Table, ...steps: readonly Step[]) => play(t, find, 'useWarship', ...steps);
const isOnStation = (t: Table) => t.g.warshipAt[placeId('west-caribbean')] >= 0;

test('6.45 the pirate decides at once: fight or flee', () => {
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

test('6.45 caught, he must fight', () => {
  const t = met();
  attacked(t, 'flee', 1, 3, 6, 1, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ purpose: 'flight' }, { purpose: 'battle' }]);
});

test('6.45 an escape cancels the Action and takes its merchant off the map; the warship stays; nothing else is lost', () => {
  const t = met({ notoriety: 4 });
  attacked(t, 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  expect(isOnStation(t)).toBe(true);
  expect(t.g.actionsLeft).toBe(2);
  expect(the(t, 'low')).toMatchObject({ at: 'west-caribbean', loyalty: 7, combat: 5, speed: 5, notoriety: 4 });
});

test('6.46 the arithmetic: Combat and Ability against Combat and the living rules’ 2 [R30]', () => {
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

test('6.46, 6.47 strictly higher: one hit, her printed Combat in Notoriety [R30], and she goes to the pool', () => {
  const t = met({ notoriety: 4 });
  attacked(t, 'fight', 4, 3, awaits('rollDie'));
  expect(the(t, 'low')).toMatchObject({ combat: 4, notoriety: 10, loyalty: 7 });
  expect(isOnStation(t)).toBe(false);
  expect(t.g.warshipPool).toHaveLength(15);
  expect(happened(t, 'warshipRemoved')).toMatchObject([{ rule: '6.47' }]);
});

test('6.46 and he goes on with his Action', () => {
  const t = met();
  attacked(t, 'fight', 4, 3, 4, awaits('takeAction', 0));
  expect(happened(t, 'merchantFound')).toHaveLength(1);
});

test('6.46, 6.47 the same: driven off without a hit, Loyalty −1, Action and merchant lost; she stays', () => {
  const t = met();
  attacked(t, 'fight', 3, 3, awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ combat: 5, loyalty: 6, notoriety: 0 });
  expect(merchantPorts(t)).not.toContain('havana');
  expect(isOnStation(t)).toBe(true);
  expect(happened(t, 'actionLost')).toHaveLength(1);
  expect(happened(t, 'combatLost')).toEqual([]);
});

test.each([
  [4, 1],
  [6, 3],
])('6.47 lower: as many Combat hits as the difference; die 3 against %i: %i', (die, hits) => {
  const t = met();
  attacked(t, 'fight', 3, die);
  expect(happened(t, 'combatLost')).toMatchObject([{ hits, cause: 'warship' }]);
  expect(the(t, 'low')).toMatchObject({ combat: 5 - hits, loyalty: 6 });
});

test('6.25, 6.27, 18.12 B [R32] beaten down to Combat 0 he sinks, and all aboard; at 1 he swims', () => {
  const t = met({ combat: 3, notoriety: 9, holds: [800], guns: true });
  const id = hostage(t, 'low', 'pilot', 'dutch');
  attacked(t, 'fight', 1, 2, awaits('takeAction', 0));
  expect(the(t, 'low')).toMatchObject({ combat: 2, fate: 'inPlay' });
  const sunk = met({ combat: 3, notoriety: 9, holds: [800], guns: true });
  hostage(sunk, 'low', 'pilot', 'dutch');
  attacked(sunk, 'fight', 1, 4, awaits('takeAction', 0));
  expect(the(sunk, 'low')).toMatchObject({ fate: 'lost', holds: [], guns: false });
  expect(happened(sunk, 'pirateLost')).toMatchObject([{ how: 'battle', vp: 9 }]);
  expect(sunk.g.vp).toEqual([9, 0]);
  expect(sunk.g.hostageOf[id]).toBe(-1);
  expect(merchantPorts(sunk)).not.toContain('havana');
  expect(isOnStation(sunk)).toBe(true);
});

test('6.46 [R58] victory with the last point of Combat: the Notoriety counts, the ship is lost', () => {
  const t = met({ combat: 1, notoriety: 9 });
  attacked(t, 'fight', 6, 1, awaits('takeAction', 0));
  expect(the(t, 'low').fate).toBe('lost');
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

test('2.4 [R30] with the printed ratings only, warships have no 2 more; the reward is the same', () => {
  const t = met({}, true);
  attacked(t, 'fight', 2, 3, awaits('rollDie'));
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 10 }, { total: 9 }] }]);
  expect(the(t, 'low').notoriety).toBe(6);
});

test('12 [R14] [R44] Cunning: his dice when both are seen, never hers', () => {
  const t = met({ cunning: 2 });
  attacked(t, 'flee', 1, 6, awaits('rerollWithCunning', 0));
  play(t, 'rerollDice', 6, awaits('takeAction', 0));
  expect(happened(t, 'escaped')).toHaveLength(1);
  expect(the(t, 'low').cunning).toBe(1);
});

test('6.43 in the aftermath she takes what has been found, fought or fled', () => {
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

test('6.43 after a Find that failed the merchant goes too, and beaten she leaves it', () => {
  const t = met();
  play(t, find, 'pass', 1, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(merchantPorts(t)).not.toContain('havana');
  const beaten = met();
  play(beaten, find, 'pass', 6, 'useWarship', 'fight', 6, 1, awaits('takeAction', 0));
  expect(merchantPorts(beaten)).toContain('havana');
  expect(offers(beaten, 'lootMerchant')).toHaveLength(1);
});

test('6.43 before a Loot: the looting never begins', () => {
  const t = met();
  play(t, find, 'pass', 6, 'pass');
  play(t, { type: 'lootMerchant', pirate: 'low', port: 'havana' }, 'useWarship', 'fight', 1, 1, awaits('takeAction', 0));
  expect(happened(t, 'cargoSeen')).toEqual([]);
  expect(merchantPorts(t)).not.toContain('havana');
});

test('6.43 before an attack on a port: nothing has happened to the port', () => {
  const t = met();
  play(t, { type: 'attackPort', pirate: 'low', port: 'havana' }, 'useWarship', 'flee', 3, 3, awaits('takeAction', 0));
  expect(t.g.attacked.some((marker) => marker === 1)).toBe(false);
  expect(t.g.history.every((nations) => nations === 0)).toBe(true);
  expect(merchantPorts(t)).toContain('havana');
});

test('6.46 no Notoriety or VP for the player of the warship', () => {
  const t = met({ combat: 1, notoriety: 9 });
  hand(t, 1, 'fair-winds');
  attacked(t, 'fight', 1, 6);
  expect(t.g.vp).toEqual([9, 0]);
});
