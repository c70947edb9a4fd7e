/** How the classic edition is trained: `scripts/train.ts classic`. */
import type { Training } from '@bb/search';
import { PRIOR } from '../bots/search/choice-features.ts';
import { VALUE } from '../bots/search/features.ts';
import { advise, thinkingWith } from '../bots/search/search.ts';
import { type Classic, classic, type Options } from '../rules/index.ts';

const TABLES: readonly Options[] = [2, 4, 2, 3, 2, 'solitaire' as const, 2, 5].map((players) =>
  classic.parseOptions(players === 'solitaire' ? { players: 3, solitaire: true } : { players }),
);

/** The captain always answers these alike, or nearly so. */
const RARE: readonly string[] = ['chooseShip', 'takeShip', 'acceptPardon', 'doBusiness', 'retireFromMutiny', 'payForHaven', 'payForLetter'];
const RARE_RANDOM_SHARE = 0.25;

export const TRAINING: Training<Classic> = {
  game: classic,
  options: (number) => TABLES[number % TABLES.length] ?? classic.parseOptions({ players: 2 }),
  advise,
  value: VALUE,
  prior: PRIOR,
  thinkingWith,
  leastRandomShare: ({ ask }) => (RARE.includes(ask?.ask ?? '') ? RARE_RANDOM_SHARE : 0),
  /** C28 If Blood does not win, the dummies share the win. */
  shares: ({ players }, { scores, winners }) =>
    scores.map((_, seat) =>
      winners.length === 0 ? (seat === players - 1 ? 0 : 1 / (players - 1)) : winners.includes(seat) ? 1 / winners.length : 0,
    ),
  sampleShare: 0.15,
  decisionShare: 0.02,
};

export const MODULES = {
  value: new URL('../bots/search/value-weights.ts', import.meta.url),
  prior: new URL('../bots/search/prior-weights.ts', import.meta.url),
};
