import { describe, expect, test } from 'vitest';
import { componentFaults } from './components.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

const set = (): Record<string, never> => JSON.parse(JSON.stringify(RECONSTRUCTED));
const faultsWith = (change: (set: never) => void) => {
  const changed = set();
  change(changed as never);
  return componentFaults(changed).map(({ path, message }) => `${path}: ${message}`);
};

test('C2 the built-in set has no fault, and as many pieces as the box', () => {
  expect(componentFaults(RECONSTRUCTED)).toEqual([]);
  const { pirates, logs, cards, merchants, warships, kingsCommissioners, governors, lettersOfMarque, ports, hexes, lanes } = RECONSTRUCTED;
  expect(
    [pirates, logs, cards, merchants, warships, kingsCommissioners, governors, lettersOfMarque, ports].map((list) => list.length),
  ).toEqual([24, 8, 40, 32, 24, 8, 24, 12, 36]);
  expect(governors.filter(({ side }) => side === 'pro')).toHaveLength(8);
  expect([hexes.length, lanes.length, lanes.flatMap(({ stations }) => stations).length]).toEqual([197, 10, 40]);
});

test.each([
  [2, 13, 3, 2, 2, 3, 2],
  [3, 9, 3, 2, 2, 2, 2],
  [4, 7, 3, 2, 1, 2, 2],
  [5, 6, 3, 1, 1, 2, 1],
  [6, 5, 3, 1, 1, 2, 1],
])('C22.3 with %i players each has %i cards, and each event its number', (players, each, random, move, intercepts, one, two) => {
  const lines = RECONSTRUCTED.cards.map((card) => card.next[players - 2]);
  const count = (line: string | number) => lines.filter((found) => found === line).length;
  for (let player = 1; player <= players; player++) expect(count(player)).toBe(each);
  expect(
    ['random-event', 'move-warships', 'warship-intercepts', 'new-merchant', 'two-merchants', 'remove-even', 'remove-odd'].map(count),
  ).toEqual([random, move, intercepts, one, two, 1, 1]);
});

describe('a set with a fault is refused with its place', () => {
  test.each<[string, (set: { [key: string]: never } & ReturnType<typeof JSON.parse>) => void]>([
    ['pirates[0].ability: must be a whole number from 0 to 9, not 12', (set) => (set.pirates[0].ability = 12)],
    ['pirates[1].id: must be "bonnet"', (set) => (set.pirates[1].id = 'avery')],
    ['hexes[0].adjacent: "A0106" must have "A0007" beside it too', (set) => (set.hexes[2].adjacent = ['A0206', 'A0207'])],
    ['ports[2].hex: "A0900" has two ports', (set) => (set.ports[2].hex = 'A0900')],
    ['cards[3].station: "A1000" is no station', (set) => (set.cards[3].station = 'A1000')],
    ['cards[3].manifest: there is no manifest 77', (set) => (set.cards[3].manifest = 77)],
    ['ports[17].asEnglishPort: must be there for a pirate haven, and only for one', (set) => delete set.ports[17].asEnglishPort],
  ])('%s', (fault, change) => {
    expect(faultsWith(change as (set: never) => void)).toContain(fault);
  });
});
