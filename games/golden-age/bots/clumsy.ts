/** The weaker levels: they play as the captain does, but choose at random now and then. */

import { pick } from '@bb/kernel';
import type { Bot } from './bot.ts';
import { captain } from './captain/captain.ts';

/** `lapseRate`: the share of decisions at which the bot chooses at random. */
export const clumsy = (name: string, lapseRate: number): Bot => ({
  name,
  choose: (at, random) => (random() < lapseRate ? pick(at.legal, random) : captain.choose(at, random)),
});
