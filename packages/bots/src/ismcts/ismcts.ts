/** The bot that searches: begins with what the captain would do, and ends with what the tree has found. */
import type { Bot, Finding, Situation, Thinking } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { seeded } from '../seeded.ts';
import { Search, type SearchSettings, STANDARD_SEARCH } from './search.ts';

export interface Budget {
  /** At most so many, whatever the time. */
  readonly iterations: number;
  /** At most so many milliseconds a decision; unlimited where the same seed must give the same game. */
  readonly milliseconds: number;
}

/** Iterations between two looks at the clock. */
const SLICE = 32;
/** What the captain would do is looked at before anything else. */
const CAPTAINS_WORD = 0.4;

class Deliberation implements Thinking {
  readonly #search: Search;
  readonly #budget: Budget;
  readonly #ends: number;
  readonly #open: boolean;

  constructor(at: Situation, random: () => number, budget: Budget, settings: SearchSettings) {
    const own = seeded(Math.floor(random() * 2 ** 32));
    const usual = captain.choose(at, own);
    const priors = at.legal.map((choice) => (choice === usual ? CAPTAINS_WORD : 0) + (1 - CAPTAINS_WORD) / at.legal.length);
    this.#search = new Search(at, own, settings, priors);
    this.#budget = budget;
    this.#open = at.legal.length > 1;
    this.#ends = budget.milliseconds === Number.POSITIVE_INFINITY ? budget.milliseconds : performance.now() + budget.milliseconds;
  }

  step(): boolean {
    if (!this.#open) return true;
    const left = this.#budget.iterations - this.#search.iterations;
    this.#search.iterate(Math.min(SLICE, left));
    return (
      left <= SLICE || this.#search.isClear(left - SLICE) || (this.#ends < Number.POSITIVE_INFINITY && performance.now() >= this.#ends)
    );
  }

  best = () => this.#search.best();
  findings = (): readonly Finding[] => this.#search.findings();
}

export function ismcts(name: string, budget: Budget, settings: SearchSettings = STANDARD_SEARCH): Bot {
  const think = (at: Situation, random: () => number): Thinking => new Deliberation(at, random, budget, settings);
  return {
    name,
    think,
    choose(at, random) {
      const [only] = at.legal;
      if (only && at.legal.length === 1) return only;
      const thinking = think(at, random);
      while (!thinking.step());
      return thinking.best();
    },
  };
}
