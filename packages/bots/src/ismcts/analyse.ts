/** What a search makes of every legal choice, knowing what the asked seat knows. */
import type { Random } from '@bb/engine';
import type { Finding, Situation } from '../bot.ts';
import { Search, STANDARD_SEARCH } from './search.ts';

/** More is tried of what looks worse than when only the best is sought. */
const THOROUGH = 3;

/** The best first. `random` alone decides what is dealt and thrown. */
export function analyse(at: Situation, random: Random, iterations: number): readonly Finding[] {
  const search = new Search(at, random, { ...STANDARD_SEARCH, curiosity: THOROUGH * STANDARD_SEARCH.curiosity });
  search.iterate(iterations);
  return search.findings();
}
