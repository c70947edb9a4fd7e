/** The bot that searches. It tries first what the captain would choose. */
import { type GoldenAge, goldenAge } from '@bb/golden-age/rules';
import { type Random, seeded } from '@bb/kernel';
import { type Budget, type SearchSettings, Thinking } from '@bb/search';
import type { Bot, Memory, Situation } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { STANDARD_SEARCH } from './hooks.ts';

/** @param name the bot's name in records and tables @returns a bot that keeps to the budget at each decision */
export function searcher(name: string, budget: Budget, settings: SearchSettings<GoldenAge> = STANDARD_SEARCH): Bot {
  const think = (at: Situation, random: Random, memory?: Memory): Thinking<GoldenAge> => {
    const own = seeded(Math.floor(random() * 2 ** 32));
    return new Thinking(goldenAge, at, own, { budget, settings, advice: captain.choose(at, own), memory });
  };
  return {
    name,
    think,
    choose(at, random, memory) {
      const [only] = at.legal;
      if (only && at.legal.length === 1) return only;
      const thinking = think(at, random, memory);
      while (!thinking.step());
      return thinking.best();
    },
  };
}
