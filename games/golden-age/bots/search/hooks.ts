/** What the search knows of the 2008 edition. */
import type { GoldenAge } from '@bb/golden-age/rules';
import { type Fits, fittedPrior, lazily, type SearchHooks, type SearchSettings, weightsFromText } from '@bb/search';
import { isToAct } from '../value/features.ts';
import { solitaireChances } from '../value/solitaire.ts';
import { appraise, shippedSolitaire, shippedWeights, valueWith } from '../value/value.ts';
import { PRIOR } from './choice-features.ts';
import { habitsAt } from './habits.ts';
import { TEXT as PRIOR_TEXT } from './prior-weights.ts';

const shippedPrior = lazily(() => fittedPrior(PRIOR, weightsFromText([PRIOR.network], PRIOR_TEXT)));

export const HOOKS: SearchHooks<GoldenAge> = {
  evaluate: appraise,
  prior: (g, legal, weights) => shippedPrior()(g, legal, weights),
  weigh({ ask }, legal, weights) {
    if (!ask) return;
    const habits = habitsAt(ask.ask);
    let i = 0;
    for (const { id } of legal) weights[i++] = habits[id] ?? 0;
  },
  isQuiet: isToAct,
  turnOf: ({ playerTurn }) => playerTurn,
};

export const STANDARD_SEARCH: SearchSettings<GoldenAge> = {
  hooks: HOOKS,
  others: 'byWeights',
  exploration: 1.5,
  maxPlayout: 40,
  maxDepth: 40,
};

const searchWith = (hooks: SearchHooks<GoldenAge>): SearchSettings<GoldenAge> => ({ ...STANDARD_SEARCH, hooks: { ...HOOKS, ...hooks } });

/** @returns how the search plays with other weights than those shipped */
export const settingsWith = ({ value, prior }: Fits): SearchSettings<GoldenAge> =>
  searchWith({
    ...(value && { evaluate: valueWith(value, shippedSolitaire) }),
    ...(prior && { prior: fittedPrior(PRIOR, prior) }),
  });
/** The same for the weights of a solitaire game. */
export const solitaireSettingsWith = ({ value }: Fits): SearchSettings<GoldenAge> =>
  searchWith(value ? { evaluate: valueWith(shippedWeights(), solitaireChances(value)) } : {});
