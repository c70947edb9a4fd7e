/** The bot that chooses at random, each legal choice with the same probability. */
import type { Choice } from '@bb/engine';
import type { Random } from '@bb/kernel';
import type { Bot, Situation } from './bot.ts';

/** @returns any choice of the list, each with the same probability. @throws RangeError if the list is empty. */
export function anyOf(legal: readonly Choice[], random: Random): Choice {
  const choice = legal[Math.floor(random() * legal.length)];
  if (!choice) throw new RangeError('there is no legal choice');
  return choice;
}

export const random: Bot = { name: 'random', choose: (at: Situation, chance: Random): Choice => anyOf(at.legal, chance) };
