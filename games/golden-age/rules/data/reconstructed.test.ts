import { expect, test } from 'vitest';
import { parseOptions } from '../options.ts';
import { PIRATE_NAMES, PORT_NAMES } from './ids.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

const { ports, pirates, merchants, hostages, ships, warships, adjacent } = RECONSTRUCTED;
const port = (id: string) => ports.find((p) => p.id === id);
const portsOf = (nation: string) => ports.flatMap((p) => (p.nationality === nation ? [p.id] : []));

test('9.11 [R26] the 36 ports have locators 11 to 66; St. Augustine lies in the South Atlantic, Isla de Tortuga is 36', () => {
  expect(ports.map((p) => p.id)).toEqual(PORT_NAMES);
  expect(ports.map((p) => p.locator)).toEqual([1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => 10 * tens + ones)));
  expect(port('st-augustine')?.areas).toEqual(['south-atlantic']);
  expect(port('isla-de-tortuga')?.locator).toBe(36);
});

test('9.12 three pirate ports belong to no nation, and have neither Value nor Defense', () => {
  expect(portsOf('pirate')).toEqual(['isla-de-tortuga', 'new-providence', 'isle-ste-marie']);
  expect(ports.filter((p) => p.value === undefined).map((p) => p.id)).toEqual(portsOf('pirate'));
});

test('2.2 [R43] only Bermuda lies on two Sea Areas', () => {
  expect(ports.filter((p) => p.areas.length > 1).map((p) => p.id)).toEqual(['bermuda']);
});

test('2.2 [R27] there are nine borders; the published list leaves out two of them', () => {
  const borders = adjacent.map((a) => a.between.join(' '));
  expect(borders).toContain('central-america south-america');
  expect(borders).toContain('east-africa india');
  expect(borders).toHaveLength(9);
});

test('2.7 2 to 10 players can play', () => {
  for (const players of [2, 5, 6, 10]) expect(parseOptions({ players })).toEqual({ players });
  for (const players of [1, 11]) expect(() => parseOptions({ players })).toThrow('players');
});

test('5.2 there are 23 pirates with six ratings each', () => {
  expect(pirates.map((p) => p.id)).toEqual(PIRATE_NAMES);
  for (const { initiative, ability, leadership, cruelty, cunning, duel } of pirates)
    expect([initiative, ability, leadership, cruelty, cunning, duel].every((rating) => rating >= 1 && rating <= 6)).toBe(true);
});

test('5.2 Vane, Condent, Low, Bonnet and Teach have the ratings of the published examples', () => {
  const rated = (id: string) => pirates.find((p) => p.id === id);
  expect(rated('vane')).toMatchObject({ ability: 4, cruelty: 3 });
  expect(rated('condent')).toMatchObject({ ability: 4, cruelty: 3 });
  expect(rated('low')).toMatchObject({ ability: 3 });
  expect(rated('bonnet')).toMatchObject({ ability: 2 });
  expect(rated('teach')).toMatchObject({ initiative: 3 });
});

test('6.12 there are 35 merchants of five types with Cargo 0 to 4; the middle three can be converted', () => {
  expect(merchants.map((m) => [m.type, m.cargo, m.convertible])).toEqual([
    ['flute', 0, false],
    ['sloop', 1, true],
    ['schooner', 2, true],
    ['brigantine', 3, true],
    ['square-rigger', 4, false],
  ]);
  expect(merchants.reduce((sum, m) => sum + m.count, 0)).toBe(35);
});

test('6.13 there are 15 warships of three classes: with more guns they are slower and stronger', () => {
  const classes = ['sloop-of-war', 'sixth-rate', 'fifth-rate'].map((guns) => warships.filter((ship) => ship.guns === guns));
  expect(classes.flat()).toHaveLength(15);
  const fastest = classes.map((ships) => Math.max(...ships.map((ship) => ship.speed)));
  const strongest = classes.map((ships) => Math.max(...ships.map((ship) => ship.combat)));
  expect(fastest).toEqual(fastest.toSorted((a, b) => b - a));
  expect(strongest).toEqual(strongest.toSorted((a, b) => a - b));
});

test('6.23 Sloop, Schooner and Brigantine have their printed ratings', () => {
  expect(ships).toMatchObject({
    sloop: { combat: 5, speed: 5, holds: 2 },
    schooner: { combat: 6, speed: 3, holds: 3 },
    brigantine: { combat: 7, speed: 1, holds: 4 },
  });
});

test('8.42 there are 15 hostages; the captain and the governor’s daughter are as in the examples', () => {
  expect(hostages.reduce((sum, h) => sum + h.count, 0)).toBe(15);
  expect(hostages.find((h) => h.type === 'captain')).toMatchObject({ info: 5, value: 2 });
  expect(hostages.find((h) => h.type === 'governors-daughter')).toMatchObject({ value: 6 });
});
