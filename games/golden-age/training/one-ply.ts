/** A bot whose games train the value function. It looks one choice ahead and takes the one with the best mean value once the Action under way is done. */

import { clone, goldenAge, play } from '@bb/golden-age/rules';
import { itemAt, seeded } from '@bb/kernel';
import { appraise, Playout } from '@bb/search';
import type { Bot } from '../bots/bot.ts';
import { HOOKS } from '../bots/ismcts/hooks.ts';

/** How many deals of the hidden cards each choice is tried with. */
const SAMPLES_PER_CHOICE = 5;
/** The most decisions until the Action under way is done. */
const MAX_DECISIONS = 60;

export const onePly: Bot = {
  name: 'one-ply',
  choose(at, random) {
    const [only] = at.legal;
    if (only && at.legal.length === 1) return only;
    const { seat } = at.decision;
    const worth = at.legal.map(() => 0);
    for (let sample = 0; sample < SAMPLES_PER_CHOICE; sample++) {
      const base = at.deal(random);
      const seed = Math.floor(random() * 2 ** 32);
      at.legal.forEach((choice, i) => {
        const g = clone(base);
        play(g, choice);
        new Playout(goldenAge, HOOKS, seeded(seed)).run(g, MAX_DECISIONS);
        worth[i] = (worth[i] ?? 0) + (appraise(goldenAge, HOOKS, g).win[seat] ?? 0);
      });
    }
    return itemAt(at.legal, worth.indexOf(Math.max(...worth)));
  },
};
