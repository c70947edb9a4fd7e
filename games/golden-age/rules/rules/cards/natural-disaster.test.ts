import { expect, test } from 'vitest';
import type { PortName } from '../../data/ids.ts';
import { count, destroyed, governor, hand, hasGovernor, merchantPorts, pirate, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, beforeTurn, begin, d66, draws, happened, offers, play, type Table } from '../../testing/scenario.ts';

function before(): Table {
  const t = beforeTurn();
  hand(t, 0, 'fair-winds', 'fair-winds', 'heavy-guns');
  return t;
}
const schooners = (...locators: readonly number[]) =>
  locators.flatMap((locator) => [...d66(locator), { type: 'drawMerchant', merchant: 'schooner' } as const]);

test.each<[number, PortName]>([
  [1, 'bermuda'],
  [2, 'st-augustine'],
  [3, 'isla-de-tortuga'],
  [4, 'port-royal'],
  [5, 'port-o-spain'],
  [6, 'campeche'],
])('17.2 #23 a die of %i destroys %s, and everyone there dies', (die, port) => {
  const t = before();
  pirate(t, 'low', port, { notoriety: 3 });
  if (die !== 3) governor(t, port, 'pro');
  begin(t);
  play(t, draws('natural-disaster'), die, awaits('rollDie'));
  expect(happened(t, 'rolled')).toMatchObject([{ purpose: 'naturalDisaster', seat: 0, dice: [die] }]);
  expect(happened(t, 'portDestroyed')).toMatchObject([{ port: portId(port) }]);
  expect(t.g.destroyed[portId(port)]).toBe(1);
  expect(hasGovernor(t, port)).toBeNull();
  expect(pirateState(t, 'low').fate).toBe('lost');
  expect(t.g.vp[0]).toBe(3);
});

test('17.2 #23 eight new merchants replace all on the map; the destroyed port gets none', () => {
  const t = before();
  begin(t);
  play(t, draws('natural-disaster'), 6, schooners(22, 11, 12, 13, 14, 15, 16, 21), awaits('drawCard'));
  expect(merchantPorts(t)).toEqual(['boston', 'new-york', 'philadelphia', 'virginia', 'bath', 'charleston', 'st-augustine', 'honduras']);
});

test('17.2 #23 the card is out of the game afterwards', () => {
  const t = before();
  begin(t);
  play(t, draws('natural-disaster'), 6, schooners(22, 11, 12, 13, 14, 15, 16, 21), awaits('drawCard'));
  expect(count(t.g.removed, 'natural-disaster')).toBe(1);
  expect(count(t.g.discards, 'natural-disaster')).toBe(0);
});

test('17.2 #23 the merchants are replaced even if the port was already destroyed', () => {
  const t = before();
  destroyed(t, 'campeche');
  begin(t);
  play(t, draws('natural-disaster'), 6, awaits('rollDie'));
  expect(happened(t, 'portDestroyed')).toEqual([]);
  expect(merchantPorts(t)).toEqual([]);
});

test('9.3 a destroyed port can’t be entered', () => {
  const t = before();
  pirate(t, 'low', 'central-america');
  begin(t);
  play(t, draws('natural-disaster'), 6, schooners(22, 11, 12, 13, 14, 15, 16, 21), draws('wear-and-tear'), {
    type: 'playForActions',
    card: 'wear-and-tear',
  });
  expect(offers(t, 'move').map((c) => c.to)).not.toContain('campeche');
});
