/** The bot that searches: begins with what the captain would do, and ends with what the tree has found. */
import type { Choice } from '@bb/engine';
import type { Bot, Finding, Memory, Situation, Thinking } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { nth } from '../captain/nth.ts';
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
/** Of the rest, how much goes to what the search before this one thought of it, with so many tries. */
const INHERITED = 0.75;
const ENOUGH = 16;

class Deliberation implements Thinking {
  readonly #search: Search;
  readonly #budget: Budget;
  readonly #ends: number;
  readonly #open: boolean;
  readonly #memory: Memory | undefined;

  constructor(at: Situation, random: () => number, budget: Budget, settings: SearchSettings, memory: Memory | undefined) {
    const own = seeded(Math.floor(random() * 2 ** 32));
    const usual = captain.choose(at, own);
    const before = shares(memory?.visitsAt(at) ?? [], at.legal.length);
    const priors = at.legal.map((choice, i) => (choice === usual ? CAPTAINS_WORD : 0) + (1 - CAPTAINS_WORD) * nth(before, i));
    this.#search = new Search(at, own, settings, priors);
    this.#budget = budget;
    this.#memory = memory;
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

  best(): Choice {
    const best = this.#search.best();
    if (this.#memory) this.#memory.visitsAt = (at) => this.#search.visitsAfter(best, at);
    return best;
  }

  findings = (): readonly Finding[] => this.#search.findings();
}

/** What is looked at before anything is known: each alike, but for what was tried before. They sum to 1. */
function shares(visits: ArrayLike<number>, choices: number): readonly number[] {
  const total = Array.from(visits).reduce((sum, n) => sum + n, 0);
  const kept = total < ENOUGH ? 0 : INHERITED;
  return Array.from({ length: choices }, (_, i) => (1 - kept) / choices + (kept === 0 ? 0 : (kept * (visits[i] ?? 0)) / total));
}

export function ismcts(name: string, budget: Budget, settings: SearchSettings = STANDARD_SEARCH): Bot {
  const think = (at: Situation, random: () => number, memory?: Memory): Thinking => new Deliberation(at, random, budget, settings, memory);
  return {
    name,
    think,
    choose(at, random, memory) {
      const [only] = at.legal;
      if (only && at.legal.length === 1) return only;
      const thinking = think(at, random, memory);
      while (!thinking.step());
      return thinking.best();
    },
  };
}
