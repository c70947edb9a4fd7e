import { classic } from '@bb/classic/rules';
import { departed, pirate } from '@bb/classic/rules/testing/arrange';
import { scenario } from '@bb/classic/rules/testing/scenario';
import { expect, test } from 'vitest';
import { crewOf, famousOf, mostNotoriousOf, ranking, richestOf } from './standings.ts';

/** Seat 0 has Teach and Low on the map and has lost Tew; seat 1 has Vane on the map, and Kidd, who has retired. */
function twoPlayers() {
  const t = scenario();
  const ids = {
    teach: pirate(t, 'teach', 'boston', { netWorth: 300, notoriety: 40 }),
    low: pirate(t, 'low', 'A0605', { netWorth: 500, notoriety: 10 }),
    tew: departed(t, 'tew', 0, 'lost', 0, 60),
    vane: pirate(t, 'vane', 'havana', { seat: 1, netWorth: 200, notoriety: 40 }),
    kidd: departed(t, 'kidd', 1, 'retired', 900, 50),
  };
  return { view: classic.view(t.g, 0), ...ids };
}

test('tells who is on the map, retired and lost', () => {
  const { view, teach, low, tew, vane, kidd } = twoPlayers();
  expect(crewOf(view, 0)).toEqual({ active: [teach, low], retired: [], lost: [tew] });
  expect(crewOf(view, 1)).toEqual({ active: [vane], retired: [kidd], lost: [] });
});

test('counts the wealth of the retired, but only the fame of those on the map', () => {
  const { view, teach, low, vane, kidd } = twoPlayers();
  expect(richestOf(view, 0)).toEqual({ pirate: low, figure: 500 });
  expect(richestOf(view, 1)).toEqual({ pirate: kidd, figure: 900 });
  expect(famousOf(view, 0)).toEqual({ pirate: teach, figure: 40 });
  expect(famousOf(view, 1)).toEqual({ pirate: vane, figure: 40 });
});

test('crowns all who are equally notorious, and nobody while there is no Notoriety', () => {
  const { view, teach, vane } = twoPlayers();
  expect(mostNotoriousOf(view)).toEqual([teach, vane]);
  expect(mostNotoriousOf({ ...view, notoriety: view.notoriety.map(() => 0) })).toEqual([]);
});

test('ranks the players by their richest pirate', () => {
  expect(ranking(twoPlayers().view)).toEqual([1, 0]);
});
