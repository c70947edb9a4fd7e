/** Each fault of a component set is reported with its path. */

import { BadInput } from '@bb/kernel';
import { corrupt } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { componentFaults, newGame, RECONSTRUCTED } from '../rules/index.ts';
import { gamesEach, MANY_GAMES, playOut, xorshift } from './random-games.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
type Anything = any;
const copy = (): Anything => structuredClone(RECONSTRUCTED);

function faultsAfter(spoil: (set: Anything) => void): readonly string[] {
  const set = copy();
  spoil(set);
  return componentFaults(set).map(({ path, message }) => `${path}: ${message}`);
}

test('the set that comes with the game has none', () => {
  expect(componentFaults(RECONSTRUCTED)).toEqual([]);
});

describe('named faults', () => {
  test.each<[string, (set: Anything) => void, readonly string[]]>([
    ['a port is missing', (set) => set.ports.splice(3, 1), ['ports: "virginia" is missing']],
    ['a pirate is missing', (set) => set.pirates.pop(), ['pirates: "wynne" is missing']],
    ['a Commissioner is missing', (set) => set.kingsCommissioners.shift(), ['kingsCommissioners: "ogle" is missing']],
    ['a warship is missing', (set) => set.warships.shift(), ['warships: "shark" is missing']],
    ['a Transit Box is missing', (set) => set.transitBoxes.pop(), ['transitBoxes: "transit-gold-coast-east-africa" is missing']],
    ['a port is listed twice', (set) => set.ports.push(structuredClone(set.ports[0])), ['ports[36].id: "boston" is listed twice']],
    ['a pirate is listed twice', (set) => set.pirates.push(structuredClone(set.pirates[0])), ['pirates[23].id: "avery" is listed twice']],
    ['a value is out of range', (set) => (set.ports[0].value = 7), ['ports[0].value: must be a whole number from 1 to 6, not 7']],
    [
      'a rating is no number',
      (set) => (set.pirates[0].ability = 'high'),
      ['pirates[0].ability: must be a whole number from 1 to 9, not "high"'],
    ],
    ['a rating is missing', (set) => delete set.pirates[2].duel, ['pirates[2].duel: is missing']],
    ['an area is unknown', (set) => (set.ports[0].areas = ['baltic']), ['ports[0].areas[0]: unknown area: "baltic"']],
    ['a border is unknown', (set) => (set.adjacent[0].between[1] = 'baltic'), ['adjacent[0].between[1]: unknown area: "baltic"']],
    ['a nationality is unknown', (set) => (set.ports[0].nationality = 'swedish'), ['ports[0].nationality: unknown nationality: "swedish"']],
    ['merchants do not sum', (set) => (set.merchants[0].count += 1), ['merchants: counts must sum to 35, not 36']],
    ['hostages do not sum', (set) => (set.hostages[0].count -= 1), ['hostages: counts must sum to 15, not 14']],
    ['a locator is wrong', (set) => (set.ports[0].locator = 12), ['ports[0].locator: must be 11 for "boston", not 12']],
    ['a governor is missing', (set) => set.governors.pro.pop(), ['governors.pro: must have 8 entries, not 7']],
    [
      'Loyalty begins above its track',
      (set) => (set.tracks.loyalty.start = 20),
      ['tracks.loyalty.start: must not exceed the highest value'],
    ],
    ['the Sunk box is elsewhere', (set) => (set.tracks.speed.sunkAt = -5), ['tracks.speed.sunkAt: must be one below the lowest value']],
    [
      'its name fills a list',
      (set) => (set.id = 'x'.repeat(1983)),
      [`id: must be a text of up to 60 visible characters, not "${'x'.repeat(38)}…`],
    ],
    [
      'its name turns the text around',
      (set) => (set.id = 'my\u202ecopy'),
      ['id: must be a text of up to 60 visible characters, not "my\\u{202e}copy"'],
    ],
    [
      'a name can’t be seen',
      (set) => (set.pirates[0].name = ' \u200b'),
      ['pirates[0].name: must be a text of up to 60 visible characters, not " \\u{200b}"'],
    ],
    [
      'a source has line breaks',
      (set) => (set.tracks.source = 'a\nb'),
      ['tracks.source: must be a text of up to 2000 visible characters, not "a\\u{a}b"'],
    ],
    ['the format is another', (set) => (set.format = 2), ['format: unknown format (this engine reads 1): 2']],
    [
      'a port has no ratings',
      (set) => delete set.ports[0].defense,
      ['ports[0].defense: must be a whole number from 1 to 20, not undefined'],
    ],
  ])('%s', (_what, spoil, faults) => {
    expect(faultsAfter(spoil)).toEqual(faults);
  });

  test('several are all named', () => {
    const faults = faultsAfter((set) => {
      set.ports.splice(3, 1);
      set.pirates.pop();
      set.merchants[0].count += 1;
    });
    expect(faults).toHaveLength(3);
  });

  test('a port that becomes a pirate port needs no ratings', () => {
    const faults = faultsAfter((set) => {
      set.ports[0].nationality = 'pirate';
      delete set.ports[0].value;
      delete set.ports[0].defense;
    });
    expect(faults).toEqual([]);
  });

  test.each([[null], [1], ['set'], [[]], [undefined]])('%o is no set', (json) => {
    expect(componentFaults(json).length).toBeGreaterThan(0);
  });

  test('an area twice for one port, a border or a Transit Box', () => {
    expect(faultsAfter((set) => (set.ports[0].areas = ['india', 'india']))).toEqual(['ports[0].areas: names an area twice']);
    expect(faultsAfter((set) => (set.adjacent[0].between = ['india', 'india']))).toEqual(['adjacent[0].between: names an area twice']);
    expect(faultsAfter((set) => (set.transitBoxes[0].joins = ['india', 'india']))).toEqual(['transitBoxes[0].joins: names an area twice']);
  });
});

test('newGame refuses a faulty set with the place', () => {
  const components = copy();
  components.ports[0].value = 7;
  expect(() => newGame({ players: 2, components })).toThrow(BadInput);
  expect(() => newGame({ players: 2, components })).toThrow(/^options\.components\.ports\[0\]\.value: must be/);
});

test('any damage is named, or the set can be played with', MANY_GAMES, () => {
  const random = xorshift(23);
  let refused = 0;
  for (let i = 0; i < gamesEach(60) * 4; i++) {
    const set = copy();
    const how = corrupt(set, random);
    const faults = componentFaults(set);
    if (faults.length > 0) {
      refused++;
      if (faults.some(({ path, message }) => message === '' || (path === '' && how !== ''))) throw new Error(`no place after "${how}"`);
      continue;
    }
    try {
      playOut(newGame({ players: 2 + (i % 4), components: set }), random);
    } catch (error) {
      throw new Error(`after "${how}": ${String(error)}`, { cause: error });
    }
  }
  expect(refused).toBeGreaterThan(50);
});
