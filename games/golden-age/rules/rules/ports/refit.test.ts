import { expect, test } from 'vitest';
import { governor, haven, pirate, pirateId, pirateState } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const activities = { type: 'doPortActivities', pirate: 'low' } as const;
const repair = (hits: number) => ({ type: 'repairCombat', hits }) as const;

/** A Schooner (Combat 6, Speed 3) is in Goa with these ratings left. Goa is Portuguese, so there is no ransom. */
function damaged(combat: number, speed: number, port: Parameters<typeof pirate>[2] = 'goa'): Table {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', port, { ship: 'schooner', combat, speed });
  return t;
}

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
])('9.44 a die of %i repairs %i: half of it, rounded up', (die, hits) => {
  const t = damaged(1, 3);
  play(t, activities, 'refit', die, 'finish');
  expect(pirateState(t, 'low').combat).toBe(1 + hits);
});

test('9.34 a safe haven repairs two more', () => {
  const t = damaged(1, 3);
  haven(t, 'goa', 'low');
  play(t, activities, 'refit', 1, 'finish');
  expect(pirateState(t, 'low').combat).toBe(4);
  expect(happened(t, 'rolled')).toMatchObject([{ purpose: 'refit', pirate: pirateId('low'), seat: 0, dice: [1] }]);
  expect(happened(t, 'refitRolled')).toMatchObject([{ dice: 1, bonus: 2, hits: 3 }]);
  expect(happened(t, 'shipRefitted')).toMatchObject([{ combat: 3, speed: 0 }]);
});

test('9.44 a pro-pirate port repairs like a neutral one', () => {
  const t = damaged(1, 3);
  governor(t, 'goa', 'pro');
  play(t, activities, 'refit', 1, 'finish');
  expect(pirateState(t, 'low').combat).toBe(2);
});

test('9.35 a pirate port repairs everything, without a roll', () => {
  const t = damaged(1, -2, 'new-providence');
  play(t, activities, 'refit', 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ combat: 6, speed: 3, revelry: 'sober' });
});

test('9.44 the player divides the hits over Combat and Speed', () => {
  const t = damaged(4, 0);
  play(t, activities, 'refit', 5, awaits('divideRepairs', 0));
  expect(offers(t)).toEqual([repair(0), repair(1), repair(2)]);
  play(t, repair(1), 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ combat: 5, speed: 2 });
});

test('9.44 a refit repairs no more than the damage', () => {
  const t = damaged(5, 2);
  play(t, activities, 'refit', 6, 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ combat: 6, speed: 3 });
});

test('9.44 repairs that Speed can’t use must go to Combat', () => {
  const t = damaged(2, 2);
  play(t, activities, 'refit', 6);
  expect(offers(t)).toEqual([repair(2), repair(3)]);
});

test('9.44 nothing is asked with damage of one kind', () => {
  const t = damaged(6, 0);
  play(t, activities, 'refit', 1, awaits('portActivity', 0), 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ combat: 6, speed: 1 });
});

test('9.44 no refit in Arab ports, nor for an undamaged ship', () => {
  const arab = damaged(2, 2, 'zanzibar');
  play(arab, activities);
  expect(offers(arab, 'refit')).toEqual([]);
  const sound = damaged(6, 3);
  play(sound, activities);
  expect(offers(sound, 'refit')).toEqual([]);
});

test('9.44 one refit in an Action, and another in a later Action', () => {
  const t = damaged(1, 3);
  play(t, activities, 'refit', 2);
  expect(offers(t, 'refit')).toEqual([]);
  play(t, 'finish', activities);
  expect(offers(t, 'refit')).toHaveLength(1);
});
