import { classic, type GameEvent } from '@bb/classic/rules';
import { departed, pirate } from '@bb/classic/rules/testing/arrange';
import { scenario } from '@bb/classic/rules/testing/scenario';
import { expect, test } from 'vitest';
import { fatesOf, seatResults } from './results.ts';

function ended() {
  const t = scenario();
  const teach = pirate(t, 'teach', 'boston', { netWorth: 300, notoriety: 104 });
  const tew = departed(t, 'tew', 0, 'lost', 0, 60);
  const vane = pirate(t, 'vane', 'havana', { seat: 1, netWorth: 800, notoriety: 20 });
  return { view: classic.view(t.g, null), teach, tew, vane };
}

test('puts the winner first, who is shown by the legend that has won', () => {
  const { view, teach } = ended();
  const [first, second] = seatResults(view, { ending: 'notoriety', winners: [0], scores: [300, 800] });
  expect(first).toMatchObject({ seat: 0, hasWon: true, hero: teach, notoriety: 104, used: 2, lost: 1, atSea: 1 });
  expect(second).toMatchObject({ seat: 1, hasWon: false });
});

test('puts the richest first if the game ends by its pirates', () => {
  const { view, vane } = ended();
  const [first] = seatResults(view, { ending: 'pirates', winners: [1], scores: [300, 800] });
  expect(first).toMatchObject({ seat: 1, hero: vane });
});

test('tells how a pirate was lost', () => {
  const { view, teach, tew } = ended();
  const hanged: GameEvent = { type: 'pirateLost', rule: 'C24.3', pirate: tew, how: 'hanged' };
  const all = fatesOf(view, [{ id: 0, event: hanged, text: '' }], [0]);
  expect(all.find((one) => one.pirate === tew)).toMatchObject({ is: 'lost', how: 'hanged' });
  expect(all.find((one) => one.pirate === teach)).toMatchObject({ is: 'atSea', how: null, worth: 300 });
});
