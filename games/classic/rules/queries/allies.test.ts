import { expect, test } from 'vitest';
import { allied, hostage, pirate, pirateId, placeId } from '../testing/arrange.ts';
import { scenario, type Table } from '../testing/scenario.ts';
import { hasCompany, hasGoods, hasPair, isTogether } from './allies.ts';

const [teach, vane, low] = [pirateId('teach'), pirateId('vane'), pirateId('low')];

function beside(at: string): Table {
  const t = scenario();
  pirate(t, 'teach', at);
  pirate(t, 'vane', at, { seat: 1 });
  return t;
}

test('C21.2 an ally helps in the same hex, unless he has a D&R or careen marker, or lies elsewhere', () => {
  const t = beside('A0609');
  expect(isTogether(t.g, teach)).toBe(false);
  allied(t, 'teach', 'vane');
  expect(isTogether(t.g, teach)).toBe(true);
  for (const marker of ['revelry', 'careened'] as const) {
    t.g[marker][vane] = 1;
    expect([isTogether(t.g, teach), isTogether(t.g, vane)]).toEqual([false, true]);
    t.g[marker][vane] = 0;
  }
  t.g.at[vane] = placeId('A0708');
  expect(isTogether(t.g, teach)).toBe(false);
});

test('[C65] in port an ally helps him who holds it alone', () => {
  const t = beside('havana');
  allied(t, 'teach', 'vane');
  expect(isTogether(t.g, teach)).toBe(false);
  t.g.holding[teach] = 1;
  expect([isTogether(t.g, teach), isTogether(t.g, vane)]).toEqual([true, false]);
});

test('C21.1 company is another pirate in the same place, of any player', () => {
  const t = beside('A0609');
  pirate(t, 'low', 'A0708');
  expect([teach, vane, low].map((pirate) => hasCompany(t.g, pirate))).toEqual([true, true, false]);
  t.g.at[vane] = placeId('A0708');
  expect([teach, vane, low].map((pirate) => hasCompany(t.g, pirate))).toEqual([false, true, true]);
});

test('pairs are found in any order, and not across two pairs', () => {
  const pairs = [teach, vane, low, teach];
  expect([hasPair(pairs, teach, vane), hasPair(pairs, vane, teach), hasPair(pairs, teach, low)]).toEqual([true, true, true]);
  expect([hasPair(pairs, vane, low), hasPair(pairs, low, vane), hasPair([], teach, vane)]).toEqual([false, false, false]);
});

test('C21.5 goods are booty, £100 or a hostage', () => {
  const t = beside('A0609');
  expect(hasGoods(t.g, teach)).toBe(false);
  t.g.netWorth[teach] = 99;
  expect(hasGoods(t.g, teach)).toBe(false);
  t.g.netWorth[teach] = 100;
  expect(hasGoods(t.g, teach)).toBe(true);
  hostage(t, 'vane', 'havana');
  expect(hasGoods(t.g, vane)).toBe(true);
  pirate(t, 'low', 'A0708', { holds: [0, 50] });
  expect(hasGoods(t.g, low)).toBe(true);
});
