import { expect, test } from 'vitest';
import { destroyed, governor, hand, hasGovernor, haven, pirate, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, play, type Table } from '../../testing/scenario.ts';

const card = draws('new-governors');
const first = (n: number) => ({ type: 'drawGovernor', governor: `governor-${n}` }) as const;
const [nine, ten] = [first(9), first(10)];

function before(): Table {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  return t;
}

test('9.22, 17.2 #9 two anti-pirate governors come, each to the port of a D66', () => {
  const t = before();
  begin(t);
  play(t, card, d66(15), nine, d66(64), ten, awaits('drawCard'));
  expect(happened(t, 'rolled')).toMatchObject([
    { purpose: 'newGovernors', seat: 0, dice: [1, 5] },
    { purpose: 'newGovernors', seat: 0, dice: [6, 4] },
  ]);
  expect(hasGovernor(t, 'bath')).toBe('anti');
  expect(hasGovernor(t, 'goa')).toBe('anti');
  expect(t.g.governorPool).toHaveLength(14);
});

test('17.2 #9, 9.23, 9.34 a new governor replaces the old one for good, and ends a safe haven', () => {
  const t = before();
  pirate(t, 'low', 'india');
  haven(t, 'bath', 'low');
  governor(t, 'goa', 'anti');
  begin(t);
  play(t, card, d66(15), ten, d66(64), first(11), awaits('drawCard'));
  expect(happened(t, 'governorPlaced').map((e) => e.replaced)).toEqual([0, 8]);
  expect(happened(t, 'havenLost')).toHaveLength(1);
  expect(t.g.governorPool).toHaveLength(13);
});

test('17.2 #9 if both come to one port, the second replaces the first', () => {
  const t = before();
  begin(t);
  play(t, card, d66(15), nine, d66(15), ten, awaits('drawCard'));
  expect(t.g.governorAt[portId('bath')]).toBe(9);
  expect(t.g.governorPool).toHaveLength(14);
});

test('17.2 #9 [R12] the D66 is thrown again for a pirate port or a destroyed port', () => {
  const t = before();
  destroyed(t, 'bath');
  begin(t);
  play(t, card, d66(36), d66(15), d66(44), d66(11), nine, d66(66), d66(12), ten, awaits('drawCard'));
  expect(hasGovernor(t, 'boston')).toBe('anti');
  expect(hasGovernor(t, 'new-york')).toBe('anti');
});

test('9.24 pirates in the port are ousted into its Sea Area, with what they have', () => {
  const t = before();
  pirate(t, 'low', 'bath', { notoriety: 3, revelry: 'voluntary' });
  pirate(t, 'vane', 'bath', { seat: 1 });
  begin(t);
  play(t, card, d66(15), nine, d66(64), ten, awaits('drawCard'));
  expect(pirateState(t, 'low')).toMatchObject({ at: 'central-atlantic', notoriety: 3, revelry: 'voluntary' });
  expect(pirateState(t, 'vane').at).toBe('central-atlantic');
});

test('9.24 [R43] each player of an ousted pirate chooses between Bermuda’s two areas', () => {
  const t = before();
  pirate(t, 'low', 'bermuda');
  pirate(t, 'vane', 'bermuda', { seat: 1 });
  begin(t);
  play(t, card, d66(45), nine, awaits('chooseArea', 0));
  expect(offers(t).map((c) => c.to)).toEqual(['north-atlantic', 'central-atlantic']);
  play(t, { type: 'sailTo', pirate: 'low', to: 'central-atlantic' }, awaits('chooseArea', 1));
  play(t, { type: 'sailTo', pirate: 'vane', to: 'north-atlantic' }, d66(64), ten, awaits('drawCard'));
  expect(pirateState(t, 'low').at).toBe('central-atlantic');
  expect(pirateState(t, 'vane').at).toBe('north-atlantic');
});

test('17.2 #9 [R45] if the pool is empty, no governor comes', () => {
  const t = before();
  for (const port of ['boston', 'new-york', 'philadelphia', 'virginia', 'bath', 'charleston', 'st-augustine', 'campeche'] as const)
    governor(t, port, 'anti');
  for (const port of ['honduras', 'portobello', 'cartagena', 'curacao', 'port-o-spain', 'martinique', 'guadeloupe'] as const)
    governor(t, port, 'anti');
  begin(t);
  play(t, card, d66(64), first(24), awaits('drawCard'));
  expect(hasGovernor(t, 'goa')).toBe('anti');
  expect(t.g.governorPool).toEqual([]);
});
