/** Values every legal choice of a situation by a search that knows only what the asked seat knows. */
import type { Random } from '@bb/kernel';
import type { Finding, Situation } from '../bot.ts';
import { Search, STANDARD_SEARCH } from './search.ts';

/** Explores more than a search for the best choice, so that worse choices get enough tries too. */
const EXPLORATION_FACTOR = 3;

/** The same `random` gives the same result. @returns one finding for each legal choice, best first */
export function valueBySearch(at: Situation, random: Random, iterations: number): readonly Finding[] {
  const search = new Search(at, random, { ...STANDARD_SEARCH, exploration: EXPLORATION_FACTOR * STANDARD_SEARCH.exploration });
  search.iterate(iterations);
  return search.findings();
}
