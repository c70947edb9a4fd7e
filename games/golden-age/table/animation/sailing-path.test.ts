import { AREA_NAMES, PLACE_NAMES, PLACES, type PlaceId } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { board } from '../board/board.ts';
import { spotOf } from '../counters/counter-positions.ts';
import { sailingPath, seaPlaceAt } from './sailing-path.ts';

const place = (name: string): PlaceId => {
  const found = PLACES.find((place) => PLACE_NAMES[place] === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const course = (from: string, to: string) => {
  const [a, b] = [place(from), place(to)];
  return sailingPath(a, b, spotOf(a) ?? [0, 0], spotOf(b) ?? [0, 0]);
};

test('crosses the border that two Sea Areas share', () => {
  const [start, gate, end] = course('north-atlantic', 'central-atlantic');
  expect([start, end]).toEqual([spotOf(place('north-atlantic')), spotOf(place('central-atlantic'))]);
  expect(gate).toBeDefined();
});

test('follows every dotted route in both directions', () => {
  for (const { transit, area } of board.routes) {
    const out = course(area, transit);
    const back = course(transit, area);
    expect(out.length).toBeGreaterThan(4);
    expect(back.slice(1, -1)).toEqual(out.slice(1, -1).toReversed());
    // The sea end comes first on the way out.
    const sea = board.routes.find((route) => route.transit === transit && route.area === area)?.sea ?? [0, 0];
    const [x, y] = out[1] ?? [0, 0];
    expect(Math.hypot(x - sea[0], y - sea[1])).toBeLessThan(2);
  }
});

test('sails straight from the sea into a port', () => {
  expect(course('west-caribbean', 'havana')).toHaveLength(2);
});

test('finds the Sea Area of a spot', () => {
  for (const name of AREA_NAMES) expect(PLACE_NAMES[seaPlaceAt(spotOf(place(name)) ?? [0, 0]) ?? -1]).toBe(name);
});
