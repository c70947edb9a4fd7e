/** How the 2008 edition is trained: `scripts/train.ts golden-age`. */

import { type Game, type GoldenAge, goldenAge, type Options } from '@bb/golden-age/rules';
import { type SearchSettings, Thinking, type Training } from '@bb/search';
import { situationOf } from '../bots/bot.ts';
import { BOTS } from '../bots/index.ts';
import { PRIOR } from '../bots/search/choice-features.ts';
import { settingsWith } from '../bots/search/hooks.ts';
import { VALUE } from '../bots/value/value.ts';

const TABLES: readonly Options[] = [2, 4, 2, 3, 2, 4, 5, 3].map((players) => goldenAge.parseOptions({ players }));

/** Asks that come rarely, at which the captain always chooses alike. */
const RARE: readonly string[] = ['chooseShip', 'deployFleet', 'keepOrDeploy', 'dealWithPrize'];
const RARE_RANDOM_SHARE = 0.3;

export const leastRandomShare = ({ ask }: Game): number => (RARE.includes(ask?.ask ?? '') ? RARE_RANDOM_SHARE : 0);

export const thinkingBy =
  (settings: SearchSettings<GoldenAge>): ReturnType<Training<GoldenAge>['thinkingWith']> =>
  (g, budget, random) => {
    const at = situationOf(g);
    return at && new Thinking(goldenAge, at, random, { budget, settings, advice: BOTS.captain.choose(at, random) });
  };

export const TRAINING: Training<GoldenAge> = {
  game: goldenAge,
  options: (number) => TABLES[number % TABLES.length],
  advise(g, random, legal = goldenAge.legal(g)) {
    const at = situationOf(g, legal);
    return at ? BOTS.captain.choose(at, random) : legal[0];
  },
  value: VALUE,
  prior: PRIOR,
  thinkingWith: (fits) => thinkingBy(settingsWith(fits)),
  leastRandomShare,
  sampleShare: 0.4,
  decisionShare: 0.03,
};

export const MODULES = {
  value: new URL('../bots/value/network-weights.ts', import.meta.url),
  prior: new URL('../bots/search/prior-weights.ts', import.meta.url),
};
