/**
 * 19.17 The System Player: takes the Action with the greatest gain to the pirate himself or the greatest damage to Blackbeard, whichever
 * is more. Of equals it takes the one that serves the other goal better, then the first. To all other questions it answers as the
 * captain does. It leaves nothing to chance.
 */
import type { Bot, Situation } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { best } from '../captain/choose-action.ts';
import { goalsOf } from '../captain/goals.ts';
import { lookOut } from '../captain/outlook.ts';
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

/** What it makes of each Action that can be taken; none at other questions. */
export const valuations = (at: Situation): readonly Valuation[] =>
  weigh(at).map(({ choice, goal, worth, terms }) => ({ choice, goal, worth, terms }));

const weigh = (at: Situation): readonly Weighed[] => (at.decision.ask === 'takeAction' ? evaluate(lookOut(at, goalsOf(at)), at.legal) : []);
