import { expect, test } from 'vitest';
import { commissioner, merchant, pirate, pirateState, warship } from '../../testing/arrange.ts';
import { happened, play, scenario, type Table } from '../../testing/scenario.ts';

const find = { type: 'findMerchant', pirate: 'vane', port: 'charleston' } as const;

/** Vane has Combat 5 and Ability 2; the Rose and Ogle have Combat 4. */
function table(printedRatings: boolean): Table {
  return scenario({
    actions: 3,
    ratings: { vane: { ability: 2 } },
    navy: { rose: { combat: 4, speed: 3 }, ogle: { combat: 4, speed: 3 } },
    settings: { printedRatings },
  });
}
const won = (t: Table): boolean => happened(t, 'contested').some((e) => e.won);

/** The pirate's die and the navy's. At equal dice the pirate's 7 beat the navy's 4 and its bonus of 2 by 1. */
test.each([
  [false, 1, 1, true],
  [false, 1, 2, false],
  [true, 1, 3, true],
  [true, 1, 4, false],
])('2.4, 6.46 [R30] printed ratings %s: a pirate’s %i against a warship’s %i is a victory: %s', (printed, his, its, victory) => {
  const t = table(printed);
  pirate(t, 'vane', 'south-atlantic', { combat: 5 });
  merchant(t, 'charleston', 'flute');
  warship(t, 'south-atlantic', 'rose');
  play(t, find, 'useWarship', 'fight', his, its, victory ? 6 : []);
  expect(won(t)).toBe(victory);
  expect(pirateState(t, 'vane').notoriety).toBe(victory ? 4 : 0);
});

test.each([
  [false, 1, 1, true],
  [false, 1, 2, false],
  [true, 1, 3, true],
  [true, 1, 4, false],
])('2.4, 10.35 [R30] printed ratings %s: a pirate’s %i against a Commissioner’s %i is a victory: %s', (printed, his, its, victory) => {
  const t = table(printed);
  pirate(t, 'vane', 'south-atlantic', { combat: 5 });
  merchant(t, 'charleston', 'flute');
  commissioner(t, 1, 'ogle', 'south-atlantic');
  play(t, find, 'react', 'fight', his, its, victory ? 6 : []);
  expect(won(t)).toBe(victory);
  expect(pirateState(t, 'vane').fate).toBe(victory ? 'inPlay' : 'lost');
});

test.each([
  [false, 1, 1, true],
  [false, 2, 1, false],
  [true, 1, 3, true],
  [true, 1, 2, false],
])('2.4, 10.42 [R30] printed ratings %s: the port’s %i against a Commissioner’s %i; the pirate is ousted: %s', (printed, his, its, out) => {
  const t = table(printed);
  pirate(t, 'vane', 'charleston', { combat: 5 });
  commissioner(t, 1, 'ogle', 'south-atlantic');
  play(t, { type: 'move', pirate: 'vane', to: 'south-atlantic' }, 'oust', his, its);
  expect(happened(t, 'pirateOusted')).toHaveLength(out ? 1 : 0);
});

test.each([
  [false, 1, 1, true],
  [false, 2, 1, false],
  [true, 1, 3, true],
  [true, 1, 2, false],
])(
  '2.4, 10.41 [R30] printed ratings %s: a pirate’s %i against a Commissioner’s %i the pirate port is lost: %s',
  (printed, his, its, falls) => {
    const t = table(printed);
    pirate(t, 'vane', 'new-providence', { combat: 5 });
    commissioner(t, 1, 'ogle', 'south-atlantic');
    play(t, { type: 'doPortActivities', pirate: 'vane' }, { type: 'attackPiratePort', port: 'new-providence' }, his, its);
    expect(happened(t, 'portDestroyed')).toHaveLength(falls ? 1 : 0);
  },
);
