/** The playout: how the search plays on from a leaf of its tree. */
import { CHANCE, type Choice, type Game, legal, play, seatToChoose } from '@bb/golden-age/rules';
import { pick, type Random } from '@bb/kernel';
import { itemAt } from '../item-at.ts';
import { habitsAt } from './habits.ts';

/** Can the value function judge this position? Only when a seat must take an Action or play a card. */
export const isQuiet = (g: Game): boolean => g.ask?.ask === 'takeAction' || g.ask?.ask === 'playCard';

/** Draws a choice as often as the captain makes it; with equal odds if Chance must choose. */
export function chooseByHabit(g: Game, choices: readonly Choice[], isChance: boolean, random: Random): Choice {
  const { ask } = g;
  if (isChance || !ask || choices.length < 2) return pick(choices, random);
  const weights = habitsAt(ask.ask);
  let total = 0;
  for (const { id } of choices) total += weights[id] ?? 0;
  let left = random() * total;
  for (const choice of choices) {
    left -= weights[choice.id] ?? 0;
    if (left < 0) return choice;
  }
  return itemAt(choices, choices.length - 1);
}

const offered: Choice[] = [];

/** Plays on by habit until the position is quiet, for at most `maxDecisions` decisions. */
export function playUntilQuiet(g: Game, random: Random, maxDecisions: number): void {
  for (let n = 0; g.ask && !isQuiet(g) && n < maxDecisions; n++) {
    legal(g, offered);
    play(g, chooseByHabit(g, offered, seatToChoose(g) === CHANCE, random));
  }
}
