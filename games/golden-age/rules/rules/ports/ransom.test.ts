import { expect, test } from 'vitest';
import { governor, haven, hostage, pirate, pirateState } from '../../testing/arrange.ts';
import { happened, offers, play, scenario, type Table } from '../../testing/scenario.ts';

const activities = { type: 'doPortActivities', pirate: 'teach' } as const;
const ransom = (type: string) => ({ type: 'ransom', hostage: type }) as const;
const stow = (hold: number) => ({ type: 'stow', hold }) as const;
const sell = (hold: number) => ({ type: 'sellHold', hold }) as const;

function teachIn(port: Parameters<typeof pirate>[2], options: Parameters<typeof pirate>[3] = {}): Table {
  const t = scenario({ actions: 3 });
  pirate(t, 'teach', port, options);
  return t;
}

test('9.42, 9.43 the example: a governor’s daughter fetches 2400, and 3400 of booty become 3740 in a safe haven', () => {
  const t = teachIn('bath', { holds: [500, 500] });
  haven(t, 'bath', 'teach');
  hostage(t, 'teach', 'governors-daughter', 'english');
  play(t, activities, ransom('governors-daughter'), 5, 3, stow(0), 'finish');
  expect(happened(t, 'hostageRansomed')).toMatchObject([{ dice: 8, value: 6, doubloons: 2400 }]);
  expect(pirateState(t, 'teach')).toMatchObject({ holds: [2900, 500], hostages: [], netWorth: 0 });
  play(t, activities, sell(0), sell(1), 'finish');
  expect(pirateState(t, 'teach')).toMatchObject({ holds: [], netWorth: 3740 });
});

test('9.42 the ransom goes into any hold; the hostage returns to the pool', () => {
  const t = teachIn('bath', { holds: [500] });
  const id = hostage(t, 'teach', 'pilot', 'english');
  play(t, activities, ransom('pilot'), 1, 1);
  expect(offers(t)).toEqual([stow(0), stow(1)]);
  play(t, stow(1), 'finish');
  expect(pirateState(t, 'teach').holds).toEqual([500, 200]);
  expect(t.g.hostageOf[id]).toBe(-1);
});

test('9.42 each hostage of the port’s nationality can be ransomed, and no other', () => {
  const t = teachIn('bath');
  hostage(t, 'teach', 'pilot', 'english');
  hostage(t, 'teach', 'priest', 'english');
  hostage(t, 'teach', 'surgeon', 'spanish');
  play(t, activities);
  expect(offers(t, 'ransom')).toHaveLength(2);
  play(t, ransom('pilot'), 1, 1, stow(0), ransom('priest'), 1, 1, stow(0), 'finish');
  expect(pirateState(t, 'teach')).toMatchObject({ hostages: ['surgeon'], holds: [500] });
});

test('9.42 another pirate’s hostages can’t be ransomed', () => {
  const t = teachIn('bath');
  pirate(t, 'low', 'bath');
  hostage(t, 'low', 'pilot', 'english');
  play(t, activities);
  expect(offers(t, 'ransom')).toEqual([]);
});

test.each([
  ['zanzibar', 'arab'],
  ['goa', 'portuguese'],
] as const)('9.42 never in %s, whose nationality is %s', (port, nation) => {
  const t = teachIn(port);
  governor(t, port, 'pro');
  hostage(t, 'teach', 'pilot', nation);
  play(t, activities);
  expect(offers(t, 'ransom')).toEqual([]);
});

test('9.42 the pirate may reroll the 2d6', () => {
  const t = teachIn('bath', { cunning: 1 });
  hostage(t, 'teach', 'pilot', 'english');
  play(t, activities, ransom('pilot'), 1, 1, 'rerollDice', 6, 6, stow(0), 'finish');
  expect(pirateState(t, 'teach').holds).toEqual([1200]);
});
