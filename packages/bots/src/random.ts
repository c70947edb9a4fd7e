/** The bot that plays any legal choice, each as likely as the next. */
import type { Choice, Random } from '@bb/engine';
import type { Bot, Situation } from './bot.ts';

/** @throws RangeError if there is nothing to choose from. */
export function anyOf(legal: readonly Choice[], random: Random): Choice {
  const choice = legal[Math.floor(random() * legal.length)];
  if (!choice) throw new RangeError('there is no legal choice');
  return choice;
}

export const random: Bot = { name: 'random', choose: (at: Situation, chance: Random): Choice => anyOf(at.legal, chance) };
