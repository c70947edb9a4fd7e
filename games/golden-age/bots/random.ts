/** The bot that chooses at random, each legal choice with the same probability. */
import type { Choice } from '@bb/golden-age/rules';
import { pick, type Random } from '@bb/kernel';
import type { Bot, Situation } from './bot.ts';

export const random: Bot = { name: 'random', choose: (at: Situation, chance: Random): Choice => pick(at.legal, chance) };
