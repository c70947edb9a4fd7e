/** The player that searches. It tries first what rules of thumb would choose, by figures that games have tuned. */
import { type BotPlayer, type Random, seeded } from '@bb/kernel';
import {
  type Budget,
  type Fits,
  fittedPrior,
  lazily,
  questionOf,
  type SearchSettings,
  Thinking,
  weightsFromText,
  winEvaluator,
} from '@bb/search';
import { type Choice, type Classic, classic, type Game } from '../../rules/index.ts';
import { captain } from '../captain/captain.ts';
import { type Figures, TUNED } from '../captain/figures.ts';
import { isFreeAct, PRIOR, VOYAGES } from './choice-features.ts';
import { evaluate } from './evaluate.ts';
import { isQuiet, prospectsAmong, VALUE } from './features.ts';
import { judgedOnce } from './judgment-cache.ts';
import { TEXT as PRIOR_TEXT } from './prior-weights.ts';
import { seenBy } from './seen-by.ts';
import { TEXT as VALUE_TEXT } from './value-weights.ts';
import { cachedCourse } from './voyage-caches.ts';

/** How often a sensible player makes a choice of each kind, compared with others of the same question. */
const WEIGHTS: { readonly [type in Choice['type']]?: number } = {
  pass: 0.1,
  stop: 0.3,
  jettison: 0.01,
  release: 0.01,
  torture: 0.1,
  offerAlliance: 0.01,
  offerTrade: 0.01,
  careen: 0.5,
  search: 4,
  takePrize: 6,
  attack: 2,
  doBusiness: 6,
  ransom: 8,
  endCareen: 3,
  sail: 2,
  takeShip: 2,
  fightOn: 0.7,
  leaveCargo: 0.1,
  rerollDice: 0.3,
};

/** @returns what rules of thumb choose in the course of a move */
export function course(p: Game, legal: readonly Choice[]): Choice {
  const decision = classic.decision(p);
  return decision === null ? legal[0] : cachedCourse({ ...decision, sight: seenBy(p, decision.seat), figures: TUNED }, legal);
}

/** @returns what rules of thumb choose for the seat that is asked, by its view alone and by these figures */
export function adviseBy(figures: Figures, p: Game): Choice {
  const decision = classic.decision(p);
  const legal = classic.legal(p);
  if (decision === null) return legal[0];
  const { seat, ask, about } = decision;
  return captain({ sight: { ...classic.view(p, seat), tables: p.tables }, seat, ask, about, figures }, legal);
}
export const advise = (p: Game): Choice => adviseBy(TUNED, p);

/** The weight of exploration, for a search of `EXPLORED_BY` iterations for each decision. */
const [EXPLORATION, EXPLORED_BY] = [1.5, 100] as const;
/** The value errs, however long the search: so the prior, which follows the captain, keeps its weight against it. */
const explorationIn = ({ iterations }: Budget): number => EXPLORATION * Math.sqrt(Math.max(1, iterations / EXPLORED_BY));

/** @returns how the search plays with fitted weights; by hand where there are none */
const settingsWith = ({ value, prior }: Fits): SearchSettings<Classic> => ({
  hooks: {
    evaluate: value ? judgedOnce(winEvaluator(VALUE, value, (_, described) => prospectsAmong(described))) : evaluate,
    ...(prior && { prior: fittedPrior(PRIOR, prior) }),
    weigh(p, legal, weights) {
      const voyage = p.ask !== null && VOYAGES.includes(p.ask.ask) ? course(p, legal) : null;
      for (const [i, choice] of legal.entries()) weights[i] = voyage === null ? (WEIGHTS[choice.type] ?? 1) : choice === voyage ? 1 : 0;
    },
    isQuiet,
    turnOf: ({ turn }) => turn,
  },
  others: 'byWeights',
  exploration: EXPLORATION,
  maxPlayout: 40,
  maxDepth: 40,
});

type Think = (p: Game, budget: Budget, random: Random) => Thinking<Classic> | null;

/** @returns a search that leaves voyages and free acts to the captain: null there */
export function thinkingWith(fits: Fits): Think {
  const settings = settingsWith(fits);
  return (p, budget, random) => {
    const at = questionOf(classic, p);
    if (at === null || VOYAGES.includes(p.ask?.ask ?? '')) return null;
    const legal = at.legal.filter((choice) => !isFreeAct(choice));
    if (legal.length < 2) return null;
    const advice = advise(p);
    if (isFreeAct(advice)) return null;
    // With a prior of its own the search needs no advice: the captain's choice is among what the prior reads.
    const patient = { ...settings, exploration: explorationIn(budget) };
    return new Thinking(classic, { ...at, legal }, random, { budget, settings: patient, advice: fits.prior ? undefined : advice });
  };
}

const shippedFits = lazily(
  (): Fits => ({ value: weightsFromText(VALUE.networks, VALUE_TEXT), prior: weightsFromText([PRIOR.network], PRIOR_TEXT) }),
);
/** @returns how the search plays with the shipped weights */
export const shippedSettings = (): SearchSettings<Classic> => settingsWith(shippedFits());

const shippedThinking = lazily(() => thinkingWith(shippedFits()));
const think: Think = (p, budget, random) => shippedThinking()(p, budget, seeded(Math.floor(random() * 2 ** 32)));

export const searcher = (budget: Budget): BotPlayer<Classic> => ({
  think: (p, random) => think(p, budget, random),
  choose(p, random) {
    const thinking = think(p, budget, random);
    if (thinking === null) return advise(p);
    while (!thinking.step());
    return thinking.best();
  },
});
