/** The bot that searches: information set Monte Carlo tree search (ISMCTS). It tries first what the captain would choose. */
import type { Choice } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import type { Bot, Finding, Memory, Situation, Thinking } from '../bot.ts';
import { captain } from '../captain/captain.ts';
import { itemAt } from '../item-at.ts';
import { Search, type SearchSettings, STANDARD_SEARCH } from './search.ts';

/** A search stops at whichever limit it reaches first. */
export interface Budget {
  /** The most iterations per decision. */
  readonly iterations: number;
  /** The most milliseconds per decision; infinite if the same seed must give the same game. */
  readonly milliseconds: number;
}

/** How many iterations `step` runs before it looks at the clock. */
const ITERATIONS_PER_STEP = 32;
/** The share of the prior that goes to the captain's choice. */
const CAPTAIN_SHARE = 0.4;
/** The share of the rest that follows the visits of the last search, if it visited this decision at least `MIN_REMEMBERED_VISITS` times. */
const MEMORY_SHARE = 0.75;
const MIN_REMEMBERED_VISITS = 16;

class IsmctsThinking implements Thinking {
  readonly #search: Search;
  readonly #budget: Budget;
  readonly #deadlineMs: number;
  readonly #hasAlternatives: boolean;
  readonly #memory: Memory | undefined;

  constructor(at: Situation, random: () => number, budget: Budget, settings: SearchSettings, memory: Memory | undefined) {
    const own = seeded(Math.floor(random() * 2 ** 32));
    const captainsChoice = captain.choose(at, own);
    const before = basePriors(memory?.visitsAt(at) ?? [], at.legal.length);
    const priors = at.legal.map((choice, i) => (choice === captainsChoice ? CAPTAIN_SHARE : 0) + (1 - CAPTAIN_SHARE) * itemAt(before, i));
    this.#search = new Search(at, own, settings, priors);
    this.#budget = budget;
    this.#memory = memory;
    this.#hasAlternatives = at.legal.length > 1;
    this.#deadlineMs = budget.milliseconds === Number.POSITIVE_INFINITY ? budget.milliseconds : performance.now() + budget.milliseconds;
  }

  step(): boolean {
    if (!this.#hasAlternatives) return true;
    const left = this.#budget.iterations - this.#search.iterations;
    this.#search.iterate(Math.min(ITERATIONS_PER_STEP, left));
    return (
      left <= ITERATIONS_PER_STEP ||
      this.#search.isClear(left - ITERATIONS_PER_STEP) ||
      (this.#deadlineMs < Number.POSITIVE_INFINITY && performance.now() >= this.#deadlineMs)
    );
  }

  best(): Choice {
    const best = this.#search.best();
    if (this.#memory) this.#memory.visitsAt = (at) => this.#search.visitsAfter(best, at);
    return best;
  }

  findings = (): readonly Finding[] => this.#search.findings();
}

/** The prior of each choice before the captain's share: the same for all, or by the visits of the last search. The priors add up to 1. */
function basePriors(visits: ArrayLike<number>, choices: number): readonly number[] {
  const total = Array.from(visits).reduce((sum, n) => sum + n, 0);
  const kept = total < MIN_REMEMBERED_VISITS ? 0 : MEMORY_SHARE;
  return Array.from({ length: choices }, (_, i) => (1 - kept) / choices + (kept === 0 ? 0 : (kept * (visits[i] ?? 0)) / total));
}

/** @param name the bot's name in records and tables @returns a bot that keeps to the budget at each decision */
export function ismcts(name: string, budget: Budget, settings: SearchSettings = STANDARD_SEARCH): Bot {
  const think = (at: Situation, random: () => number, memory?: Memory): Thinking =>
    new IsmctsThinking(at, random, budget, settings, memory);
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
