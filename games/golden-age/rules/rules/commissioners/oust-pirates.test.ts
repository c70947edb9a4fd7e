import { expect, test } from 'vitest';
import { commissioner, governor, haven, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const activities = { type: 'doPortActivities', pirate: 'low' } as const;

/** Seat 0’s Low (Ability 6, Combat 5) is in Havana; seat 1’s Rhett (Combat 9, so 11 in battle) is outside. */
function inHavana(options: Parameters<typeof pirate>[3] = {}, settings = {}): Table {
  const t = scenario({ players: 3, actions: 3, ratings: { low: { ability: 6 } }, navy: { rhett: { speed: 4, combat: 9 } }, settings });
  pirate(t, 'low', 'havana', options);
  commissioner(t, 1, 'rhett', 'west-caribbean');
  return t;
}

test.each([
  [5, true],
  [6, false],
])('10.42 the Commissioner’s 12 must be above die %i and Combat 6', (die, ousted) => {
  const t = inHavana({ ship: 'schooner' });
  play(t, activities, 'oust', die, 1, awaits(ousted ? 'takeAction' : 'portActivity', 0));
  expect(pirateState(t, 'low').at).toBe(ousted ? 'west-caribbean' : 'havana');
  expect(happened(t, 'contested')).toMatchObject([
    { rule: '10.42', purpose: 'oust', won: ousted, sides: [{ total: 12 }, { total: die + 6 }] },
  ]);
});

test('10.42 Ability does not count; guns add 2 for each ship [R57], the living rules 2 for the Commissioner [R30]', () => {
  const t = inHavana({ guns: true });
  pirate(t, 'vane', 'havana', { seat: 2, combat: 2, guns: true });
  play(t, activities, 'oust', 1, 1);
  expect(happened(t, 'contested')).toMatchObject([
    {
      sides: [
        {
          modifiers: [
            { cause: 'combat', amount: 9 },
            { cause: 'livingRules', amount: 2 },
          ],
          total: 12,
        },
        {
          modifiers: [
            { cause: 'combat', amount: 5 },
            { cause: 'guns', amount: 2 },
            { cause: 'combat', amount: 2 },
            { cause: 'guns', amount: 2 },
          ],
          total: 12,
        },
      ],
    },
  ]);
});

test('2.4 [R30] with printed ratings the Commissioner has no bonus of 2', () => {
  const t = inHavana({}, { printedRatings: true });
  play(t, activities, 'oust', 5, 1, awaits('portActivity', 0));
  expect(pirateState(t, 'low').at).toBe('havana');
});

test('13.23 [R29] revellers in port defend at full Combat', () => {
  const t = inHavana({ revelry: 'voluntary' });
  play(t, { type: 'recover', pirate: 'low' }, 'oust', 6, 1);
  expect(happened(t, 'contested')).toMatchObject([{ won: true, sides: [{ total: 12 }, { total: 11 }] }]);
});

test('10.42 all pirates of the port are put to sea unharmed; the Commissioner stays outside', () => {
  const t = inHavana({ holds: [400], loyalty: 5 });
  pirate(t, 'vane', 'havana', { seat: 2, combat: 1, revelry: 'voluntary' });
  pirate(t, 'tew', 'havana', { seat: 1, combat: 1 });
  play(t, activities, 'oust', 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'west-caribbean', combat: 5, loyalty: 5, notoriety: 0, holds: [400] });
  expect(pirateState(t, 'vane')).toMatchObject({ at: 'west-caribbean', combat: 1, revelry: 'voluntary', notoriety: 0 });
  expect(pirateState(t, 'tew')).toMatchObject({ at: 'west-caribbean', notoriety: 0 });
  expect(t.g.actionsLeft).toBe(2);
});

test('10.42, 18.2 if the Commissioner is repelled, each pirate there gains a point of Notoriety, and the Action goes on', () => {
  const t = inHavana({ notoriety: 4 });
  pirate(t, 'vane', 'havana', { seat: 2 });
  play(t, activities, 'oust', 6, 1, awaits('portActivity', 0));
  expect([pirateState(t, 'low').notoriety, pirateState(t, 'vane').notoriety]).toEqual([5, 1]);
  expect(happened(t, 'notorietyGained')).toMatchObject([
    { rule: '18.2', cause: 'ousterRepelled' },
    { rule: '18.2', cause: 'ousterRepelled' },
  ]);
});

test('10.42 pirates can be ousted from any port, even a safe haven; its governor stays', () => {
  const t = inHavana();
  haven(t, 'havana', 'low');
  play(t, activities, 'oust', 1, 6, awaits('takeAction', 0));
  expect(pirateState(t, 'low').at).toBe('west-caribbean');
  expect(t.g.havenOf.some((of) => of >= 0)).toBe(true);
});

test('10.42 pirates can be ousted in the aftermath, after the Action is done', () => {
  const t = inHavana({ holds: [400] });
  governor(t, 'havana', 'pro');
  play(t, activities, 'pass', { type: 'sellHold', hold: 0 }, 'finish', awaits('antiPirateAction', 1), 'oust', 1, 6);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'west-caribbean', netWorth: 400 });
});

test('10.42 [R48] an oust before a Move out of the port ends the Move', () => {
  const t = inHavana();
  play(t, { type: 'move', pirate: 'low', to: 'west-caribbean' }, 'oust', 1, 6, awaits('antiPirateAction', 1));
  expect(happened(t, 'actionLost')).toMatchObject([{ action: 'move' }]);
  expect(offers(t).map((c) => c.type)).toEqual(['pass', 'react']);
});

test('10.42 [R48] no oust right after the Move into the port', () => {
  const t = inHavana();
  t.g.commissionerActed = 1;
  play(t, { type: 'move', pirate: 'low', to: 'west-caribbean' }, 'pass');
  t.g.commissionerActed = 0;
  play(t, { type: 'move', pirate: 'low', to: 'havana' }, 'pass', awaits('antiPirateAction', 1));
  expect(offers(t, 'oust')).toEqual([]);
  play(t, 'pass', activities, awaits('antiPirateAction', 1));
  expect(offers(t, 'oust')).toHaveLength(1);
});

test('10.42 [R43] a pirate ousted from Bermuda goes to the Commissioner’s Sea Area', () => {
  for (const area of ['north-atlantic', 'central-atlantic'] as const) {
    const t = scenario({ actions: 2, navy: { rhett: { speed: 4, combat: 9 } } });
    pirate(t, 'low', 'bermuda');
    commissioner(t, 1, 'rhett', area);
    play(t, activities, 'oust', 1, 6, awaits('takeAction', 0));
    expect(pirateState(t, 'low').at).toBe(area);
  }
});

test('12 [R44] the active pirate may reroll the defense', () => {
  const t = inHavana({ cunning: 1 });
  pirate(t, 'vane', 'havana', { seat: 2, cunning: 3, combat: 1 });
  play(t, activities, 'oust', 1, 1, awaits('rerollWithCunning', 0), 'rerollDice', 6, awaits('portActivity', 0));
  expect(pirateState(t, 'vane').cunning).toBe(3);
});

test('13.24 [R61] an ousted pirate’s recovery starts again', () => {
  const t = inHavana({ revelry: 'involuntary' });
  play(t, { type: 'recover', pirate: 'low' }, 'pass', 'oust', 1, 6);
  expect(t.g.recovery.every((done) => done === 0)).toBe(true);
});
