/** The analysis of finished games. */
import { seeded } from '@bb/kernel';
import { type Between, lookBack as lookBackAtAny, type Seen, type Valuer, valueBySearch as valueBySettings } from '@bb/search';
import { type Choice, type Classic, classic, type Game } from '../rules/index.ts';
import { shippedSettings } from './search/search.ts';

/** Values choices by the search that plays at the table. */
export const valueBySearch: Valuer<Classic> = (...asked) => valueBySettings(classic, shippedSettings())(...asked);

/** `lookBack` of @bb/search for this game. @param iterations  for each decision */
export const lookBack = (start: Game, choices: readonly Choice[], iterations: number): Generator<Seen<Classic>, Between> =>
  lookBackAtAny({
    game: classic,
    start,
    choices,
    value: valueBySearch,
    iterations: () => iterations,
    random: (at) => seeded(`look back/${at}`),
    turnOf: ({ turn }) => turn,
  });
