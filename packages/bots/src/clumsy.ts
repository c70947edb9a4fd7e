/** A captain who is not always himself: now and then he does whatever comes to mind. */
import type { Bot } from './bot.ts';
import { captain } from './captain/captain.ts';
import { anyOf } from './random.ts';

/** `lapses`: the part of his decisions that he doesn't think about. */
export const clumsy = (name: string, lapses: number): Bot => ({
  name,
  choose: (at, random) => (random() < lapses ? anyOf(at.legal, random) : captain.choose(at, random)),
});
