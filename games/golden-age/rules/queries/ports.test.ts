import { expect, test } from 'vitest';
import type { NationName, PortName } from '../data/ids.ts';
import { destroyed, governor, haven, pardons, pirate, pirateId, portId } from '../testing/arrange.ts';
import { scenario, type Table } from '../testing/scenario.ts';
import {
  conversionRate,
  converted,
  mayBribe,
  mayBuyHaven,
  mayEnter,
  mayRefit,
  mayRetireByLetter,
  mayTakeLetter,
  paysRansom,
  portStatus,
} from './ports.ts';

const low = pirateId('low');

interface Case {
  readonly port?: PortName;
  readonly governor?: 'pro' | 'anti';
  readonly haven?: boolean;
  readonly letter?: NationName;
  readonly history?: readonly NationName[];
  readonly destroyed?: boolean;
  readonly pardoned?: boolean;
}

/** The status of Bath (English), or of another port, for Low. */
function given(c: Case) {
  const t = scenario({ actions: 1 });
  const port = c.port ?? 'bath';
  pirate(t, 'low', 'central-atlantic', { ...(c.letter ? { letter: c.letter } : {}), history: c.history ?? [] });
  if (c.haven) haven(t, port, 'low');
  else if (c.governor) governor(t, port, c.governor);
  if (c.destroyed) destroyed(t, port);
  if (c.pardoned) pardons(t, 2);
  return { ...t, status: portStatus(t.g.tables, t.g, low, portId(port)), enters: mayEnter(t.g.tables, t.g, low, portId(port)) };
}

test.each<[string, Case, string, boolean]>([
  ['9.51 destroyed', { destroyed: true, governor: 'pro', letter: 'english' }, 'destroyed', false],
  ['9.51 a destroyed pirate port', { port: 'isla-de-tortuga', destroyed: true }, 'destroyed', false],
  ['9.35 a pirate port', { port: 'new-providence' }, 'piratePort', true],
  ['9.34 his safe haven', { haven: true }, 'safeHaven', true],
  ['9.34 his safe haven, before his history', { haven: true, history: ['english'] }, 'safeHaven', true],
  ['9.58 his history, before a pro-pirate governor', { governor: 'pro', history: ['english'] }, 'anti', false],
  ['9.58 his history with a neutral port', { history: ['english'] }, 'anti', false],
  ['9.58 [R55] his history, before a Letter', { governor: 'pro', history: ['english'], letter: 'english' }, 'anti', false],
  ['9.58 another nation’s history does not matter', { governor: 'pro', history: ['spanish', 'dutch'] }, 'pro', true],
  ['9.31 an anti-pirate governor', { governor: 'anti' }, 'anti', false],
  ['9.31 an anti-pirate governor against a Letter of the nation', { governor: 'anti', letter: 'english' }, 'pro', true],
  ['9.31 an anti-pirate governor against another nation’s Letter', { governor: 'anti', letter: 'dutch' }, 'anti', false],
  ['9.32 a pro-pirate governor', { governor: 'pro' }, 'pro', true],
  ['9.33 no governor', {}, 'neutral', true],
  ['9.33 no governor, with a Letter of the nation', { letter: 'english' }, 'pro', true],
  ['17.2 #8 [R19] the Pardon opens an anti-pirate English port', { governor: 'anti', pardoned: true }, 'anti', true],
  ['17.2 #8 [R19] the Pardon opens an English port of his history', { history: ['english'], pardoned: true }, 'anti', true],
  ['17.2 #8 the Pardon opens no destroyed port', { destroyed: true, pardoned: true }, 'destroyed', false],
  ['17.2 #8 the Pardon opens no other nation’s port', { port: 'curacao', governor: 'anti', pardoned: true }, 'anti', false],
])('%s', (_, c, status, enters) => {
  expect(given(c)).toMatchObject({ status, enters });
});

test('9.34 another pirate’s safe haven is an ordinary pro-pirate port for him', () => {
  const t = scenario({ actions: 1 });
  pirate(t, 'low', 'central-atlantic');
  pirate(t, 'vane', 'central-atlantic');
  haven(t, 'bath', 'vane');
  expect(portStatus(t.g.tables, t.g, low, portId('bath'))).toBe('pro');
  expect(mayBuyHaven(t.g.tables, t.g, low, portId('bath'))).toBe(false);
  expect(mayBribe(t.g.tables, t.g, low, portId('bath'))).toBe(true);
});

test.each([
  ['piratePort', 100],
  ['pro', 100],
  ['safeHaven', 110],
  ['neutral', 50],
  ['anti', 0],
  ['destroyed', 0],
] as const)('9.43 %s converts at %i percent', (status, percent) => {
  expect(conversionRate(status)).toBe(percent);
});

test('9.43 converted booty is rounded up', () => {
  expect([converted(2000, 50), converted(2001, 50), converted(2000, 110), converted(2001, 110)]).toEqual([1000, 1001, 2200, 2202]);
});

test('9.42 no ransom is paid in Arab, Portuguese, anti-pirate and pirate ports', () => {
  const { g } = scenario({ actions: 1 });
  const pays = (port: PortName, status: Parameters<typeof paysRansom>[2]) => paysRansom(g.tables, portId(port), status);
  expect([pays('bath', 'pro'), pays('bath', 'neutral'), pays('bath', 'safeHaven')]).toEqual([true, true, true]);
  expect([pays('bath', 'anti'), pays('isla-de-tortuga', 'piratePort')]).toEqual([false, false]);
  expect([pays('zanzibar', 'pro'), pays('goa', 'safeHaven')]).toEqual([false, false]);
});

test('9.44 no refit in Arab or anti-pirate ports; Portuguese ports refit', () => {
  const { g } = scenario({ actions: 1 });
  const refits = (port: PortName, status: Parameters<typeof mayRefit>[2]) => mayRefit(g.tables, portId(port), status);
  expect([refits('goa', 'pro'), refits('bath', 'neutral'), refits('isle-ste-marie', 'piratePort')]).toEqual([true, true, true]);
  expect([refits('zanzibar', 'safeHaven'), refits('bath', 'anti')]).toEqual([false, false]);
});

const ask = (c: Case, question: (t: Table['g']['tables'], g: Table['g']) => boolean) => {
  const { g } = given(c);
  return question(g.tables, g);
};

test('9.45 a haven can only be bought from a real pro-pirate governor; a Letter is not enough', () => {
  const buys = (c: Case) => ask(c, (t, g) => mayBuyHaven(t, g, low, portId('bath')));
  expect(buys({ governor: 'pro' })).toBe(true);
  expect(buys({ governor: 'pro', letter: 'english' })).toBe(true);
  expect(buys({ governor: 'anti', letter: 'english' })).toBe(false);
  expect(buys({ letter: 'english' })).toBe(false);
  expect(buys({ governor: 'pro', history: ['english'] })).toBe(false);
  expect(buys({ haven: true })).toBe(false);
});

test('18.41 A [R55] he retires by a Letter of the port’s nation under any governor, but not against his history', () => {
  const retires = (c: Case) => ask(c, (t, g) => mayRetireByLetter(t, g, low, portId('bath')));
  expect(retires({ letter: 'english' })).toBe(true);
  expect(retires({ letter: 'english', governor: 'anti' })).toBe(true);
  expect(retires({ letter: 'english', haven: true })).toBe(true);
  expect(retires({ letter: 'dutch', governor: 'pro' })).toBe(false);
  expect(retires({ governor: 'pro' })).toBe(false);
  expect(retires({ letter: 'english', history: ['english'] })).toBe(false);
});

test('17.2 #12 a Letter is given by a real pro-pirate governor, to a pirate who has none', () => {
  const takes = (c: Case) => ask(c, (_t, g) => mayTakeLetter(g, low, portId('bath')));
  expect(takes({ governor: 'pro' })).toBe(true);
  expect(takes({ haven: true })).toBe(true);
  expect(takes({})).toBe(false);
  expect(takes({ governor: 'anti' })).toBe(false);
  expect(takes({ governor: 'pro', letter: 'dutch' })).toBe(false);
});
