/** Why something is forbidden may be told to who is asked: it follows from what he sees. */
import { expect, test } from 'vitest';
import { CHANCE, CHOICES, type Choice, clone, type Game, refusal, resample, seatToChoose } from '../src/index.ts';
import { PATIENTLY, playGame } from './random-games.ts';

/** Every so many decisions: each takes a look at all choices there are. */
const EVERY = 97;

const ruleOf = (g: Game, choice: Choice): string | null => refusal(g, choice)?.rule ?? null;

test('the rule that forbids a choice is the same whatever lies where its seat can’t see', PATIENTLY, () => {
  let looks = 0;
  for (const players of [2, 3, 5])
    playGame({ players, seed: players }, ({ g, n, random }) => {
      const seat = seatToChoose(g);
      if (seat === CHANCE || n % EVERY > 0) return;
      const other = clone(g);
      resample(other, seat, random);
      const told = CHOICES.filter((choice) => ruleOf(g, choice) !== ruleOf(other, choice));
      expect(told, `at ${n}`).toEqual([]);
      looks++;
    });
  expect(looks).toBeGreaterThan(10);
});
