import { newGame, PLACE_NAMES, PLACES, type PlaceId } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { neighborInDirection } from './directions.ts';

const { tables } = newGame({ players: 2 });
const ARROWS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const names: readonly string[] = PLACE_NAMES;
const at = (name: string): PlaceId => {
  const place = PLACES[names.indexOf(name)];
  if (place === undefined) throw new Error(`no place ${name}`);
  return place;
};
const next = (name: string, dx: number, dy: number): string | null => {
  const place = neighborInDirection(at(name), dx, dy, tables);
  return place === null ? null : (names[place] ?? null);
};

test('leads to the neighbor in the direction of the arrow', () => {
  expect(next('south-atlantic', 0, -1)).toBe('central-atlantic');
  expect(next('calicut', 0, -1)).toBe('goa');
  expect(next('east-africa', 1, -1)).toBe('india');
  expect(next('whydah', 0, 1)).toBe('gold-coast');
});

test('leads through the Transit Boxes between charts', () => {
  expect(next('gold-coast', -1, 0)).toBe('transit-south-america-gold-coast');
  expect(next('transit-south-america-gold-coast', -1, 0)).toBe('south-america');
  expect(next('transit-south-america-gold-coast', 1, 0)).toBe('gold-coast');
  expect(next('gold-coast', 0, 1)).toBe('transit-gold-coast-east-africa');
});

test('returns null where nothing lies in that direction', () => {
  expect(next('boston', 0, -1)).toBeNull();
});

test('reaches every place from every other', () => {
  for (const from of PLACES) {
    const reached = new Set<PlaceId>([from]);
    for (const place of reached) {
      for (const [dx, dy] of ARROWS) {
        const to = neighborInDirection(place, dx, dy, tables);
        if (to !== null) reached.add(to);
      }
    }
    expect(PLACES.filter((place) => !reached.has(place)).map((place) => names[place])).toEqual([]);
  }
});
