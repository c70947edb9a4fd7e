/** A player can be told why a choice is forbidden, because the reason follows from what they see. */
import { expect, test } from 'vitest';
import { CHANCE, CHOICES, clone, refusalOf, resample, seatToChoose } from '../rules/index.ts';
import { MANY_GAMES, playGame } from './random-games.ts';

/** Decisions from one check to the next: each check tries all choices that exist. */
const CHECK_EVERY = 29;

test('the rule that forbids a choice is the same whatever lies where its seat can’t see', MANY_GAMES, () => {
  let looks = 0;
  for (const players of [2, 3, 5])
    playGame({ players, seed: players }, ({ g, n, random }) => {
      const seat = seatToChoose(g);
      if (seat === CHANCE || n % CHECK_EVERY > 0) return;
      const other = clone(g);
      resample(other, seat, random);
      const told = CHOICES.filter((choice) => refusalOf(g, choice) !== refusalOf(other, choice));
      expect(told, `at ${n}`).toEqual([]);
      looks++;
    });
  expect(looks).toBeGreaterThan(10);
});
