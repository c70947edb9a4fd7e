import { expect, test } from 'vitest';
import { HEX_NAMES, HEXES, type PlaceId, PORTS, placeOf, tablesFor } from '../index.ts';
import { DIRECTIONS, directionOf } from './compass.ts';

function hex(name: string): PlaceId {
  const found = HEXES[HEX_NAMES.indexOf(name)];
  if (found === undefined) throw new Error(`there is no hex ${name}`);
  return found;
}

test('odd columns lie half a hex lower', () => {
  const around = (from: string, names: readonly string[]) => names.map((name) => directionOf(hex(from), hex(name)));
  expect(around('A0705', ['A0704', 'A0805', 'A0806', 'A0706', 'A0606', 'A0605'])).toEqual(DIRECTIONS);
  expect(around('A0805', ['A0804', 'A0904', 'A0905', 'A0806', 'A0705', 'A0704'])).toEqual(DIRECTIONS);
});

test('every step between hexes has a direction, and no two from a hex the same', () => {
  const { adjacent } = tablesFor({ players: 2 });
  for (const from of HEXES) {
    const directions = (adjacent[from] ?? []).map((to) => directionOf(from, to));
    expect(directions).not.toContain(null);
    expect(new Set(directions).size).toBe(directions.length);
  }
});

test('hexes apart, on other charts, and ports have none', () => {
  expect(directionOf(hex('A0705'), hex('A0703'))).toBeNull();
  expect(directionOf(hex('A0106'), hex('I0106'))).toBeNull();
  for (const port of PORTS) expect(directionOf(hex('A1000'), placeOf(port))).toBeNull();
});
