import { type Choice, clone, type Game, legal, play as playChoice } from '@bb/golden-age/rules';
import { pirate } from '@bb/golden-age/rules/testing/arrange';
import { scenario } from '@bb/golden-age/rules/testing/scenario';
import { seeded } from '@bb/kernel';
import { expect, it } from 'vitest';
import { wastesAction } from './wasted-actions.ts';

/** Plays choices of these kinds, and what Chance or others answer at random. @returns all choices made */
function made(start: Game, ...kinds: readonly Choice['type'][]): readonly Choice[] {
  const g = clone(start);
  const random = seeded('wasted');
  const choices: Choice[] = [];
  const left = [...kinds];
  while (left.length > 0) {
    const all = legal(g);
    const wanted = all.find(({ type }) => type === left[0]);
    const choice = wanted ?? all[Math.floor(random() * all.length)];
    if (!choice) throw new Error(`${left[0]} is not offered`);
    if (wanted) left.shift();
    choices.push(choice);
    playChoice(g, choice);
  }
  return choices;
}

const lowIn = (options: Parameters<typeof pirate>[3] = {}, actions = 3): Game => {
  const t = scenario({ actions });
  pirate(t, 'low', 'bath', options);
  return t.g;
};

it('finds business in port that does nothing, also with the last Action', () => {
  for (const actions of [3, 1]) {
    const g = lowIn({}, actions);
    expect(wastesAction(g, made(g, 'doPortActivities', 'finish'), 0), `${actions}`).toBe(true);
  }
});

it('finds no waste where something is sold, or moved', () => {
  const rich = lowIn({ holds: [101] });
  expect(wastesAction(rich, made(rich, 'doPortActivities', 'sellHold', 'finish'), 0)).toBe(false);
  expect(wastesAction(rich, made(rich, 'doPortActivities', 'finish'), 0)).toBe(true);
  expect(wastesAction(rich, made(rich, 'move', 'endActions'), 0)).toBe(false);
});

it('blames nobody for dice, or for what is no Action', () => {
  const t = scenario({ actions: 2 });
  pirate(t, 'low', 'bath', {});
  expect(wastesAction(t.g, made(t.g, 'endActions'), 0)).toBe(false);
  const searching = made(t.g, 'findMerchant', 'endActions');
  // Between the two lies at least a die.
  expect(searching.length).toBeGreaterThan(2);
  expect(wastesAction(t.g, searching, 0)).toBe(false);
});

it('changes nothing in the position it is asked about', () => {
  const g = lowIn();
  const before = JSON.stringify(clone(g));
  wastesAction(g, made(g, 'doPortActivities', 'finish'), 0);
  expect(JSON.stringify(clone(g))).toBe(before);
});
