/**
 * 19.17 The System Player takes the Action with the greatest gain to the pirate himself or the greatest damage to Blackbeard, whichever
 * is more; of equals, the one that does more for both goals together, then the first. At all other decisions it chooses as the captain
 * does. It never chooses at random.
 */
import type { Bot, Situation } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { best } from '../captain/choose-action.ts';
import { goalsOf } from '../captain/goals.ts';
import { knowledgeOf } from '../captain/viewer-knowledge.ts';
import { CAPTAIN } from '../captain/weaker-captains.ts';
import { evaluate, type Valuation, type Weighed } from './evaluate.ts';

export const system: Bot = {
  name: 'system',
  choose(at, random) {
    const [only] = at.legal;
    if (only && at.legal.length === 1) return only;
    if (at.decision.ask !== 'takeAction') return captain.choose(at, random);
    const all = weigh(at);
    const most = Math.max(...all.map(({ worth }) => worth));
    return best(
      all.filter(({ worth }) => worth === most),
      ({ gain, damage }) => gain + damage,
    ).choice;
  },
};

/** What the System Player thinks each legal Action is worth. @returns an empty list at other decisions */
export const valuations = (at: Situation): readonly Valuation[] =>
  weigh(at).map(({ choice, goal, worth, terms }) => ({ choice, goal, worth, terms }));

const weigh = (at: Situation): readonly Weighed[] =>
  at.decision.ask === 'takeAction' ? evaluate(knowledgeOf(at, goalsOf(at), CAPTAIN), at.legal) : [];
