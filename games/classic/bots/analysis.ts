/** The analysis of finished games. */
import { seeded } from '@bb/kernel';
import { type Between, lookBack as lookBackAtAny, type Seen, valueBySearch } from '@bb/search';
import { type Choice, type Classic, classic, type Game } from '../rules/index.ts';
import { shippedSettings } from './search/search.ts';

/** `lookBack` of @bb/search for this game. @param iterations  for each decision */
export const lookBack = (start: Game, choices: readonly Choice[], iterations: number): Generator<Seen<Classic>, Between> =>
  lookBackAtAny({
    game: classic,
    start,
    choices,
    value: valueBySearch(classic, shippedSettings()),
    iterations: () => iterations,
    random: (at) => seeded(`look back/${at}`),
    turnOf: ({ turn }) => turn,
  });
