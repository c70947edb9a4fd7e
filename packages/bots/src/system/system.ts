/**
 * 19.17 The System Player: for each Action the one with most gain to the pirate himself, or most damage to Blackbeard, whichever
 * is more; of equals the first. In all else he answers as the captain does. Chance has no part in it.
 */
import type { Bot, Situation } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { best } from '../captain/choose-action.ts';
import { lookOut } from '../captain/outlook.ts';
import { POINTS } from '../captain/points.ts';
import { evaluate, type Valuation } from './evaluate.ts';

export const system: Bot = {
  name: 'system',
  choose(at, random) {
    const [only] = at.legal;
    if (only && at.legal.length === 1) return only;
    return at.decision.ask === 'takeAction' ? best(valuations(at), ({ worth }) => worth).choice : captain.choose(at, random);
  },
};

/** What he makes of each Action that he can take; none at other questions. */
export const valuations = (at: Situation): readonly Valuation[] =>
  at.decision.ask === 'takeAction' ? evaluate(lookOut(at, POINTS), at.legal) : [];
