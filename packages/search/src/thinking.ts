/** A search within a budget, in steps that can be stopped at any time. */
import type { Game, GameTypes, Random } from '@bb/kernel';
import { type Finding, type Question, Search, type SearchSettings } from './search.ts';

/** A search stops at whichever limit it reaches first. */
export interface Budget {
  /** The most iterations per decision. */
  readonly iterations: number;
  /** The most milliseconds per decision; infinite if the same seed must give the same game. */
  readonly milliseconds: number;
}

/** What a searching player remembers from one decision to the next, for one seat of one game. The caller keeps it. */
export interface Memory<T extends GameTypes> {
  /** @returns how often the last search tried each of these legal choices, or null if it never reached a decision between them. */
  visitsAt: (legal: readonly T['choice'][]) => ArrayLike<number> | null;
}
export const newMemory = <T extends GameTypes>(): Memory<T> => ({ visitsAt: () => null });

export interface ThinkingArguments<T extends GameTypes> {
  readonly budget: Budget;
  readonly settings: SearchSettings<T>;
  /** What a good player would choose: it is tried first. */
  readonly advice?: T['choice'] | undefined;
  readonly memory?: Memory<T> | undefined;
}

/** How many iterations `step` runs before it looks at the clock. */
const ITERATIONS_PER_STEP = 32;
/** The share of the prior that goes to the advice. */
const ADVICE_SHARE = 0.4;
/** The share of the rest that follows the visits of the last search, if it visited this decision at least `MIN_REMEMBERED_VISITS` times. */
const MEMORY_SHARE = 0.75;
const MIN_REMEMBERED_VISITS = 16;

export class Thinking<T extends GameTypes> {
  readonly #search: Search<T>;
  readonly #budget: Budget;
  readonly #deadlineMs: number;
  readonly #hasAlternatives: boolean;
  readonly #memory: Memory<T> | undefined;

  constructor(game: Game<T>, at: Question<T>, random: Random, { budget, settings, advice, memory }: ThinkingArguments<T>) {
    const visits = memory?.visitsAt(at.legal) ?? [];
    this.#search = new Search(game, at, random, settings, (own) => priorsOf(own, at.legal, visits, advice));
    this.#budget = budget;
    this.#memory = memory;
    this.#hasAlternatives = at.legal.length > 1;
    this.#deadlineMs = budget.milliseconds === Number.POSITIVE_INFINITY ? budget.milliseconds : performance.now() + budget.milliseconds;
  }

  /** Searches for a few more milliseconds. @returns true if the budget is spent, or more search can't change the best choice. */
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

  /** @returns the best choice so far */
  best(): T['choice'] {
    const best = this.#search.best();
    if (this.#memory) this.#memory.visitsAt = (legal) => this.#search.visitsAfter(best, legal);
    return best;
  }

  /** @returns the value found so far for each legal choice, best first. */
  findings = (): readonly Finding<T['choice']>[] => this.#search.findings();
}

const sumOf = (visits: ArrayLike<number>): number => Array.from(visits).reduce((sum, n) => sum + n, 0);
const isKnown = (visits: ArrayLike<number>): boolean => sumOf(visits) >= MIN_REMEMBERED_VISITS;

/** @returns by choice: the share of the advice, and of the rest by the visits of the last search and the choice's own prior. They add up to 1. */
function priorsOf<C>(own: Float64Array, legal: readonly C[], visits: ArrayLike<number>, advice: C | undefined): readonly number[] {
  const kept = isKnown(visits) ? MEMORY_SHARE : 0;
  const rest = advice === undefined ? 1 : 1 - ADVICE_SHARE;
  const total = sumOf(visits);
  return legal.map((choice, i) => {
    const before = (1 - kept) * (own[i] ?? 0) + (kept === 0 ? 0 : (kept * (visits[i] ?? 0)) / total);
    return (choice === advice ? ADVICE_SHARE : 0) + rest * before;
  });
}
