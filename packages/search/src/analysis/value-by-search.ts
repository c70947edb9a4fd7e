/** Values every choice of a question by a search that knows only what the asked seat knows. */
import type { Game, GameTypes } from '@bb/kernel';
import { DEFAULT_SEARCH, Search, type SearchSettings } from '../search.ts';
import type { Valuer } from './judge.ts';

/** Explores more than a search for the best choice, so that worse choices get enough tries too. */
const EXPLORATION_FACTOR = 3;

/** The same random numbers give the same result. */
export const valueBySearch =
  <T extends GameTypes>(game: Game<T>, settings: SearchSettings<NoInfer<T>> = DEFAULT_SEARCH): Valuer<T> =>
  (at, random, iterations) => {
    const search = new Search(game, at, random, { ...settings, exploration: EXPLORATION_FACTOR * settings.exploration });
    search.iterate(iterations);
    return search.findings();
  };
