import { call } from '@bb/kernel';
import { expect, test } from 'vitest';
import { advance } from '../../game.ts';
import { pirate, pirateId, pirateState, portId } from '../../testing/arrange.ts';
import { awaits, happened, play, scenario } from '../../testing/scenario.ts';
import { surrender } from './surrender.ts';

/** Teach, with £505 on board and £300 stashed, surrenders. */
function surrendered(cunning = 0) {
  const t = scenario();
  const id = pirate(t, 'teach', 'A0609', { netWorth: 505, holds: [400], letter: 'english', cunning });
  t.g.stashes = [id, portId('port-royal'), 300];
  call(t.g, surrender, { pirate: pirateId('teach') }, '');
  advance(t.g);
  return t;
}

test('C24.3 a 1 hangs him', () => {
  const t = surrendered();
  play(t, 1);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'lost', netWorth: 0, stash: 0 });
  expect(happened(t, 'pirateLost')).toMatchObject([{ how: 'hanged' }]);
});

test.each([
  [[1, 1], 704],
  [[5, 5], 300],
])('[C25] a 2 tries him: with %j he retires with £%i, his stash of £300 included', (dice, left) => {
  const t = surrendered();
  play(t, 2, dice);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: left, stash: 0, holds: [] });
});

test.each([
  [5, 6],
  [6, 6],
])('C24.3 a trial with %i and %i hangs him', (...dice) => {
  const t = surrendered();
  play(t, 2, dice);
  expect(pirateState(t, 'teach').fate).toBe('lost');
});

test.each([3, 6])('C24.3 a %i lets him retire; his booty is forfeited', (die) => {
  const t = surrendered();
  play(t, die);
  expect(pirateState(t, 'teach')).toMatchObject({ fate: 'retired', netWorth: 805, stash: 0, holds: [] });
});

test('[C42] both rolls may be rerolled', () => {
  const t = surrendered(2);
  play(t, 1, awaits('rerollWithCunning', 0), 'rerollDice', 2, 6, 6, awaits('rerollWithCunning', 0), 'rerollDice', 1, 1);
  expect(pirateState(t, 'teach').fate).toBe('retired');
});
