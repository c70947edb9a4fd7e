import { expect, test } from 'vitest';
import { portStatus } from '../../queries/ports.ts';
import { governor, haven, pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const activities = { type: 'doPortActivities', pirate: 'low' } as const;

function inBath(netWorth: number): Table {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'bath', { netWorth });
  governor(t, 'bath', 'pro');
  return t;
}

test('9.45 a die × 100, paid from Net Worth, makes the port his safe haven', () => {
  const t = inBath(400);
  play(t, activities, 'buyHaven', 4, awaits('payForHaven', 0), 'pay', 'finish');
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 0, bribed: [0], loyalty: 7 });
  expect(portStatus(t.g.tables, t.g, pirateId('low'), portId('bath'))).toBe('safeHaven');
  expect(happened(t, 'havenBought')).toHaveLength(1);
});

test('9.45 declining costs no Loyalty, but uses up the attempt', () => {
  const t = inBath(400);
  play(t, activities, 'buyHaven', 4, 'decline', 'finish', activities);
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 400, bribed: [0], loyalty: 7 });
  expect(offers(t, 'buyHaven')).toEqual([]);
});

test('9.45 a price he can’t pay uses up the attempt', () => {
  const t = inBath(399);
  play(t, activities, 'buyHaven', 4, 'finish', activities);
  expect(pirateState(t, 'low')).toMatchObject({ netWorth: 399, bribed: [0], loyalty: 7 });
  expect(offers(t, 'buyHaven')).toEqual([]);
});

test('9.45 booty converted in the same Action can pay the price', () => {
  const t = inBath(0);
  t.g.holds[pirateId('low') * 4] = 600;
  play(t, activities, { type: 'sellHold', hold: 0 }, 'buyHaven', 6, 'pay', 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(0);
  expect(t.g.havenOf[portId('bath')]).toBe(pirateId('low'));
});

test('9.45 no haven where another pirate has one', () => {
  const t = scenario({ actions: 3 });
  pirate(t, 'low', 'bath', { netWorth: 600 });
  pirate(t, 'vane', 'india', { seat: 1 });
  haven(t, 'bath', 'vane');
  play(t, activities);
  expect(offers(t, 'buyHaven')).toEqual([]);
});

test('9.45 another pirate may still try the same governor', () => {
  const t = inBath(600);
  pirate(t, 'vane', 'bath', { netWorth: 600 });
  play(t, activities, 'buyHaven', 1, 'decline', 'finish', { ...activities, pirate: 'vane' });
  expect(offers(t, 'buyHaven')).toHaveLength(1);
});

test('9.34 a pirate may have several havens', () => {
  const t = inBath(600);
  haven(t, 'goa', 'low');
  play(t, activities, 'buyHaven', 1, 'pay', 'finish');
  expect(t.g.havenOf.filter((of) => of === pirateId('low'))).toHaveLength(2);
});

test('9.45 the pirate may reroll the price', () => {
  const t = inBath(600);
  t.g.cunning[pirateId('low')] = 1;
  play(t, activities, 'buyHaven', 6, 'rerollDice', 1, 'pay', 'finish');
  expect(pirateState(t, 'low').netWorth).toBe(500);
});
