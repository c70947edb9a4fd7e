/** The player that searches. It tries first what the captain would choose. */
import { type BotPlayer, type Random, seeded } from '@bb/kernel';
import { type Budget, questionOf, type SearchSettings, Thinking } from '@bb/search';
import { type Choice, type Classic, classic, type Game } from '../../rules/index.ts';
import { captain } from '../captain/captain.ts';
import { evaluate } from './evaluate.ts';

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

/** The course of a move: the captain answers, also in playouts, since at random a ship comes to no place. */
const VOYAGES: readonly string[] = ['moveStep', 'afterMove', 'moveWarship'];
/** Left to the captain: what pays off many turns later, the evaluation can't judge (docs/classic/bots.md). */
const PLANS: readonly string[] = [...VOYAGES, 'takeOperation'];

function sail(p: Game, legal: readonly Choice[]): Choice | null {
  const decision = classic.decision(p);
  return decision === null ? null : captain({ ...decision, sight: p }, legal);
}

export const SETTINGS: SearchSettings<Classic> = {
  hooks: {
    evaluate,
    weigh(p, legal, weights) {
      const voyage = p.ask !== null && VOYAGES.includes(p.ask.ask) ? sail(p, legal) : null;
      for (const [i, choice] of legal.entries()) weights[i] = voyage === null ? (WEIGHTS[choice.type] ?? 1) : choice === voyage ? 1 : 0;
    },
    /** A position can be judged when a Player Turn begins. */
    isQuiet: (g) => g.ask?.ask === 'takeOperation' && g.operated === 0,
    turnOf: ({ turn }) => turn,
  },
  others: 'byWeights',
  exploration: 1.5,
  maxPlayout: 40,
  maxDepth: 40,
};

/** @param advise  what a good player would choose, which is tried first */
export function searcher(budget: Budget, advise: (p: Game) => Choice): BotPlayer<Classic> {
  const think = (p: Game, random: Random): Thinking<Classic> | null => {
    const at = questionOf(classic, p);
    if (at === null || at.legal.length === 1 || PLANS.includes(p.ask?.ask ?? '')) return null;
    return new Thinking(classic, at, seeded(Math.floor(random() * 2 ** 32)), { budget, settings: SETTINGS, advice: advise(p) });
  };
  return {
    think,
    choose(p, random) {
      const thinking = think(p, random);
      if (thinking === null) return advise(p);
      while (!thinking.step());
      return thinking.best();
    },
  };
}
