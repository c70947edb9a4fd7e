import { expect, test } from 'vitest';
import { awaits, happened, pending, play, setUp } from '../../testing/scenario.ts';

test('3.0 Step 2 the highest die is Player A', () => {
  const t = setUp(4);
  play(t, 3, 6, 2, 5, awaits('drawCard'));
  expect(happened(t, 'playerOrderSet')).toMatchObject([{ seat: 1 }]);
  expect(t.g.first).toBe(1);
});

test('3.0 Step 2 [R2] seats that tie for the highest roll again until one wins', () => {
  const t = setUp(4);
  play(t, 5, 2, 5, 5, 4, 1, 4, 2, 6, awaits('drawCard'));
  expect(happened(t, 'rolled').map((e) => e.seat)).toEqual([0, 1, 2, 3, 0, 2, 3, 0, 3]);
  expect(t.g.first).toBe(3);
});

test('3.0 Step 2 [R2] a tie below the highest die does not matter', () => {
  const t = setUp(3);
  play(t, 2, 2, 3, awaits('drawCard'));
  expect(t.g.first).toBe(2);
});

test('2.5 Cunning can’t reroll the order of play', () => {
  const t = setUp(2);
  play(t, 1, awaits('rollDie'));
  expect(pending(t)).toEqual(['rollDie', -1]);
});
