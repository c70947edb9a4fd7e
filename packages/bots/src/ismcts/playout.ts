/** How a game goes on when nobody thinks about it. */
import { CHANCE, type Choice, type Game, legal, play, type Random, seatToChoose } from '@bb/engine';
import { nth } from '../captain/nth.ts';
import { anyOf } from '../random.ts';
import { habitsAt } from './habits.ts';

/** Where the value function can judge: nothing is under way but a turn. */
export const isQuiet = (g: Game): boolean => g.ask?.ask === 'takeAction' || g.ask?.ask === 'playCard';

/** One of them, by habit; each as likely as the next where Chance is asked. */
export function habitually(g: Game, choices: readonly Choice[], isChance: boolean, random: Random): Choice {
  const { ask } = g;
  if (isChance || !ask || choices.length < 2) return anyOf(choices, random);
  const weights = habitsAt(ask.ask);
  let total = 0;
  for (const { id } of choices) total += weights[id] ?? 0;
  let left = random() * total;
  for (const choice of choices) {
    left -= weights[choice.id] ?? 0;
    if (left < 0) return choice;
  }
  return nth(choices, choices.length - 1);
}

const offered: Choice[] = [];

/** Everybody does what is usual until nothing is under way, for so many decisions at most. */
export function settle(g: Game, random: Random, decisions: number): void {
  for (let n = 0; g.ask && !isQuiet(g) && n < decisions; n++) {
    legal(g, offered);
    play(g, habitually(g, offered, seatToChoose(g) === CHANCE, random));
  }
}
