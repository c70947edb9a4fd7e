import { expect, test } from 'vitest';
import { destroyed, governor, hand, hasGovernor, haven, hostage, pirate, pirateState } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, play } from '../../testing/scenario.ts';

const strike = (t: ReturnType<typeof beforeTurn>, locator: number) => {
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  begin(t);
  play(t, draws('disease'), d66(locator), awaits('drawCard'));
};

test('17.2 #3 governor, pirates and their hostages in that port die', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'bath', { notoriety: 4, netWorth: 900 });
  pirate(t, 'vane', 'bath', { notoriety: 6, seat: 1 });
  pirate(t, 'kidd', 'central-atlantic');
  hostage(t, 'low', 'pilot', 'dutch');
  haven(t, 'bath', 'low');
  strike(t, 15);
  expect(hasGovernor(t, 'bath')).toBeNull();
  expect([pirateState(t, 'low').fate, pirateState(t, 'vane').fate, pirateState(t, 'kidd').fate]).toEqual(['lost', 'lost', 'inPlay']);
  expect(t.g.vp).toEqual([4, 6]);
  expect(t.g.havenOf.every((of) => of === -1)).toBe(true);
  expect(t.g.hostageOf.every((of) => of === -1)).toBe(true);
  expect(happened(t, 'rolled')).toMatchObject([{ purpose: 'disease', seat: 0, dice: [1, 5] }]);
});

test('17.2 #3, 9.23 a governor who dies does not return to a pool, not even an anti-pirate one', () => {
  const t = beforeTurn();
  governor(t, 'bath', 'anti');
  strike(t, 15);
  expect(hasGovernor(t, 'bath')).toBeNull();
  expect(t.g.governorPool).toHaveLength(15);
});

test('17.2 #3 pirates die in a pirate port too', () => {
  const t = beforeTurn();
  pirate(t, 'low', 'new-providence');
  strike(t, 44);
  expect(pirateState(t, 'low').fate).toBe('lost');
});

test('17.2 #3 [R12] Disease has no effect in a destroyed port', () => {
  const t = beforeTurn();
  destroyed(t, 'bath');
  strike(t, 15);
  expect(t.events.map((e) => e.type)).toEqual(['cardShown', 'rolled']);
});
