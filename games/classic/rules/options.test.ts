import { expect, test } from 'vitest';
import { parseOptions, tablesFor } from './options.ts';
import { withFigures } from './testing/scenario.ts';

const OFF = { short: false, blood: false, openHostages: false, strictBribes: false, solitaire: false };

test('C27 the options have defaults, all off, and the built-in components', () => {
  expect(parseOptions({ players: 4 })).toEqual({ players: 4 });
  expect(tablesFor({ players: 4 })).toMatchObject({ settings: OFF, piratesEach: 3, activeEach: 2 });
  expect(tablesFor({ players: 4, short: true }).piratesEach).toBe(2);
});

test.each([
  [2, 2],
  [4, 2],
  [5, 1],
  [6, 1],
])('C27 with %i players each has %i active pirates', (players, active) => {
  expect(tablesFor({ players }).activeEach).toBe(active);
});

test('C28 in solitaire there are three seats, with one active pirate each', () => {
  expect(tablesFor(parseOptions({ players: 3, solitaire: true })).activeEach).toBe(1);
  expect(() => parseOptions({ players: 2, solitaire: true })).toThrow(/must be 3 in a solitaire game/);
});

test('a component set may be given', () => {
  const components = withFigures({ pirates: { teach: { ability: 2 } } });
  expect(parseOptions({ players: 2, components }).components).toBe(components);
});

test.each([
  [{}, /players/],
  [{ players: 1 }, /players/],
  [{ players: 7 }, /players/],
  [{ players: 2, short: 1 }, /short/],
  [{ players: 2, quick: true }, /quick/],
  [{ players: 2, components: 'printed' }, /components/],
  [3, /must be an object/],
])('%j is refused by name', (json, fault) => {
  expect(() => parseOptions(json)).toThrow(fault);
});
