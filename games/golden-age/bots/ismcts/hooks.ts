/** What the search knows of the 2008 edition. */
import type { GoldenAge } from '@bb/golden-age/rules';
import type { Fits, SearchHooks, SearchSettings } from '@bb/search';
import { appraise, VALUE, valueWith } from '../value/value.ts';
import { habitsAt } from './habits.ts';

export const HOOKS: SearchHooks<GoldenAge> = {
  evaluate: appraise,
  weigh({ ask }, legal, weights) {
    if (!ask) return;
    const habits = habitsAt(ask.ask);
    let i = 0;
    for (const { id } of legal) weights[i++] = habits[id] ?? 0;
  },
  /** The value function can judge a position when a seat must take an Action or play a card. */
  isQuiet: VALUE.isSampled,
  turnOf: ({ playerTurn }) => playerTurn,
};

export const STANDARD_SEARCH: SearchSettings<GoldenAge> = {
  hooks: HOOKS,
  others: 'byWeights',
  exploration: 1.5,
  maxPlayout: 40,
  maxDepth: 40,
};

/** @returns how the search plays with other weights than those shipped */
export const settingsWith = ({ value }: Fits): SearchSettings<GoldenAge> =>
  value ? { ...STANDARD_SEARCH, hooks: { ...HOOKS, evaluate: valueWith(value) } } : STANDARD_SEARCH;
