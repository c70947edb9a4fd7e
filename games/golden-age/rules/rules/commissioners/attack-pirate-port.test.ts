import { expect, test } from 'vitest';
import { commissioner, pirate, pirateId, pirateState, placeId, portId } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const attack = { type: 'attackPiratePort', port: 'new-providence' } as const;
const activities = { type: 'doPortActivities', pirate: 'low' } as const;
const move = { type: 'move', pirate: 'tew', to: 'east-africa' } as const;

interface Options {
  readonly seat?: number;
  readonly combat?: number;
  readonly printedRatings?: boolean;
}

/** Seat 1’s Ogle (Combat 12, so 14 in battle) is beside New Providence; seat 0’s Tew in India is the active pirate. */
function offPort({ seat = 1, combat = 12, printedRatings = false }: Options = {}): Table {
  const t = scenario({
    players: 3,
    actions: 3,
    ratings: { low: { ability: 6 } },
    navy: { ogle: { speed: 2, combat } },
    settings: { printedRatings },
  });
  pirate(t, 'tew', 'india');
  commissioner(t, seat, 'ogle', 'south-atlantic');
  return t;
}
const isDestroyed = (t: Table) => t.g.destroyed[portId('new-providence')] === 1;

test('10.41 a port without pirates falls at once, no matter which Action is interrupted', () => {
  const t = offPort();
  play(t, move, attack);
  expect(isDestroyed(t)).toBe(true);
  expect(happened(t, 'portDestroyed')).toMatchObject([{ rule: '10.41' }]);
  expect(happened(t, 'rolled')).toEqual([]);
  expect(t.g.commissionerAt[1]).toBe(placeId('south-atlantic'));
  expect(t.g.apSpent[1]).toBe(1);
});

test('10.41 a Commissioner can attack only a port of his own Sea Area that is not destroyed', () => {
  const t = offPort();
  play(t, move);
  expect(offers(t, 'attackPiratePort')).toEqual([attack]);
  t.g.destroyed[portId('new-providence')] = 1;
  expect(offers(t, 'attackPiratePort')).toEqual([]);
});

test.each([
  [5, true],
  [6, false],
] as const)('10.41 higher than the defender: 12 against die %i and Combat 6', (die, falls) => {
  const t = offPort({ combat: 9 });
  pirate(t, 'low', 'new-providence', { ship: 'schooner' });
  play(t, activities, attack, die, 1, awaits(falls ? 'takeAction' : 'portActivity', 0));
  expect(isDestroyed(t)).toBe(falls);
  expect(happened(t, 'contested')).toMatchObject([{ purpose: 'piratePortAttack', won: falls, sides: [{ total: 12 }, { total: die + 6 }] }]);
});

test('10.41 Combat, guns and the living rules’ bonus count, not Ability [R30] [R57]', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { guns: true });
  play(t, activities, attack, 3, 2);
  expect(happened(t, 'contested')).toMatchObject([
    {
      sides: [
        {
          dice: 2,
          modifiers: [
            { cause: 'combat', amount: 12 },
            { cause: 'livingRules', amount: 2 },
          ],
          total: 16,
        },
        {
          dice: 3,
          modifiers: [
            { cause: 'combat', amount: 5 },
            { cause: 'guns', amount: 2 },
          ],
          total: 10,
        },
      ],
    },
  ]);
});

test('2.4 [R30] with printed ratings the Commissioner has no bonus of 2', () => {
  const t = offPort({ printedRatings: true });
  pirate(t, 'low', 'new-providence');
  play(t, activities, attack, 3, 2);
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ total: 14 }, { total: 8 }] }]);
});

test('13.23 [R29] revellers defend a pirate port at full Combat', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { revelry: 'voluntary' });
  play(t, { type: 'recover', pirate: 'low' }, attack, 3, 2);
  expect(happened(t, 'contested')).toMatchObject([{ sides: [{ total: 16 }, { total: 8 }] }]);
});

test('10.41 a repelled Commissioner stays, and so do the pirates, without a hit', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { ship: 'brigantine', guns: true });
  play(t, activities, attack, 6, 1, awaits('portActivity', 0));
  expect(isDestroyed(t)).toBe(false);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'new-providence', combat: 7, notoriety: 0 });
  expect(t.g.commissionerAt[1]).toBe(placeId('south-atlantic'));
});

test('10.41 beaten pirates are put to sea with one Combat hit each, and the Commissioner stays', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { holds: [300] });
  pirate(t, 'vane', 'new-providence', { seat: 2, ship: 'schooner', revelry: 'involuntary', scurvy: true });
  play(t, activities, attack, 1, 1, 1);
  expect(pirateState(t, 'low')).toMatchObject({ at: 'south-atlantic', combat: 4, holds: [300], notoriety: 0 });
  expect(pirateState(t, 'vane')).toMatchObject({ at: 'south-atlantic', combat: 5, revelry: 'involuntary', scurvy: true });
  expect(happened(t, 'combatLost')).toMatchObject([{ cause: 'piratePortAttack' }, { cause: 'piratePortAttack' }]);
});

test('10.41 one defender who is not below the Commissioner saves the port for all', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence');
  pirate(t, 'vane', 'new-providence', { seat: 2, ship: 'brigantine', guns: true });
  play(t, activities, attack, 1, 6, 1, awaits('portActivity', 0));
  expect(isDestroyed(t)).toBe(false);
  expect(happened(t, 'contested')).toMatchObject([{ won: false, sides: [{ total: 15 }, { total: 6 }, { total: 15 }] }]);
});

test('12 [R14] [R44] each defender may reroll his own die, the active pirate first', () => {
  const t = offPort();
  pirate(t, 'bellamy', 'new-providence', { seat: 2, ship: 'brigantine', guns: true, cunning: 1 });
  pirate(t, 'low', 'new-providence', { cunning: 1 });
  play(t, activities, attack, 1, 2, 1, awaits('rerollWithCunning', 0), 'keepDice', awaits('rerollWithCunning', 2));
  play(t, 'rerollDice', 6, awaits('portActivity', 0));
  expect(isDestroyed(t)).toBe(false);
  expect([pirateState(t, 'low').cunning, pirateState(t, 'bellamy').cunning]).toEqual([1, 0]);
});

test('10.41, 10.36 [R68] a pirate sunk by the hit is a kill: the Commissioner’s player scores half his Notoriety', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { combat: 1, notoriety: 9 });
  pirate(t, 'vane', 'new-providence', { seat: 2, combat: 1, notoriety: 5 });
  play(t, activities, attack, 1, 1, 1, awaits('takeAction', 0));
  expect(happened(t, 'pirateLost')).toMatchObject([
    { pirate: pirateId('low'), how: 'commissioner', vp: 9 },
    { pirate: pirateId('vane'), how: 'commissioner', vp: 5 },
  ]);
  expect(t.g.vp).toEqual([9, 6, 5]);
});

test('18.12 the Commissioner’s player scores nothing for a pirate of their own', () => {
  const t = offPort();
  pirate(t, 'vane', 'new-providence', { seat: 1, combat: 1, notoriety: 8 });
  play(t, move, attack, 1, 1);
  expect(t.g.vp).toEqual([0, 8, 0]);
  expect(happened(t, 'commissionerScored')).toEqual([]);
});

test('10.27 [R31] pirates driven into the area of their own player’s Commissioner may only leave', () => {
  const t = offPort();
  pirate(t, 'vane', 'new-providence', { seat: 1 });
  play(t, move, attack, 1, 1);
  expect(pirateState(t, 'vane')).toMatchObject({ at: 'south-atlantic', combat: 4 });
});

test('10.22 the active player has no AP action, so their Commissioner does nothing', () => {
  const t = offPort({ seat: 0 });
  play(t, move, awaits('takeAction', 0));
});

test('10.41, 18.12 C the Commissioner’s player scores for pirates who sink, not for others', () => {
  const t = offPort();
  pirate(t, 'low', 'new-providence', { combat: 1, notoriety: 7 });
  pirate(t, 'vane', 'new-providence', { combat: 2, notoriety: 9 });
  play(t, activities, attack, 1, 1, 6, awaits('takeAction', 0));
  expect([pirateState(t, 'low').fate, pirateState(t, 'vane').fate]).toEqual(['lost', 'inPlay']);
  expect(happened(t, 'commissionerScored')).toMatchObject([{ vp: 3 }]);
  expect(t.g.vp).toEqual([7, 3, 0]);
});
