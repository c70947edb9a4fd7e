import { expect, test } from 'vitest';
import { allies } from '../testing/allies.ts';
import { pirate, pirateId } from '../testing/arrange.ts';
import { scenario } from '../testing/scenario.ts';
import { moveCost } from './movement.ts';
import { pirateHandLimit } from './pirates.ts';
import { battleModifiers, flightModifiers, navyModifiers, pursuitModifiers } from './ratings.ts';

const LOW = pirateId('low');

test('6.46, 13.23 a battle counts Combat, guns and Ability, two less for a revelling crew, each with its cause', () => {
  const t = scenario({ ratings: { low: { ability: 3 } } });
  pirate(t, 'low', 'india', { combat: 4, guns: true, revelry: 'voluntary' });
  expect(battleModifiers(t.g.tables, t.g, LOW)).toEqual([
    { cause: 'combat', amount: 4 },
    { cause: 'guns', amount: 2 },
    { cause: 'ability', amount: 3 },
    { cause: 'revelry', amount: -2 },
  ]);
});

test('11.2 allies fight with the higher Combat and both Abilities, each with its cause', () => {
  const t = allies('india', { low: { combat: 3 }, vane: { combat: 4 } });
  expect(battleModifiers(t.g.tables, t.g, LOW)).toEqual([
    { cause: 'combat', amount: 4 },
    { cause: 'ability', amount: 3 },
    { cause: 'allysAbility', amount: 2 },
  ]);
});

test('11.2 allies flee at the Speed of the slower, no matter who acts', () => {
  for (const [low, vane] of [
    [1, 4],
    [4, 1],
  ] as const) {
    const t = allies('india', { low: { speed: low }, vane: { speed: vane } });
    expect(flightModifiers(t.g, LOW)).toEqual([{ cause: 'speed', amount: 1 }]);
  }
});

test('7.12, 11.2 [R6] a Move costs two Actions if either ship has Speed −1 or less', () => {
  for (const [speed, cost] of [
    [0, 1],
    [-1, 2],
  ] as const) {
    const t = allies('india', { vane: { speed } });
    expect(moveCost(t.g, LOW)).toBe(cost);
    const alone = scenario();
    pirate(alone, 'low', 'india', { speed });
    expect(moveCost(alone.g, LOW)).toBe(cost);
  }
});

test('10.33, 2.4 a pursuer has its Speed, one less from afar; the navy its Combat, plus 2 by the living rules [R30]', () => {
  expect(pursuitModifiers(3, false)).toEqual([{ cause: 'speed', amount: 3 }]);
  expect(pursuitModifiers(3, true)).toEqual([
    { cause: 'speed', amount: 3 },
    { cause: 'fromAdjacentArea', amount: -1 },
  ]);
  expect(navyModifiers(scenario().g.tables, 9)).toEqual([
    { cause: 'combat', amount: 9 },
    { cause: 'livingRules', amount: 2 },
  ]);
  expect(navyModifiers(scenario({ settings: { printedRatings: true } }).g.tables, 9)).toEqual([{ cause: 'combat', amount: 9 }]);
});

test('5.16 a hand holds four pirate cards with two players, three with more, one with six or more (2.7)', () => {
  expect([2, 3, 5, 6, 10].map(pirateHandLimit)).toEqual([4, 3, 3, 1, 1]);
});
