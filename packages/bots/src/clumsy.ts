/** The weaker levels: they play as the captain does, but choose at random now and then. */
import type { Bot } from './bot.ts';
import { captain } from './captain/captain.ts';
import { anyOf } from './random.ts';

/** `lapseRate`: the share of decisions at which the bot chooses at random. */
export const clumsy = (name: string, lapseRate: number): Bot => ({
  name,
  choose: (at, random) => (random() < lapseRate ? anyOf(at.legal, random) : captain.choose(at, random)),
});
