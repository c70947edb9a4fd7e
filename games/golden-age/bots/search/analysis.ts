/** The analysis of finished games. */

import { type Choice, type Game, type GoldenAge, goldenAge } from '@bb/golden-age/rules';
import { seeded } from '@bb/kernel';
import type * as Any from '@bb/search';
import { lookBack as lookBackAtAny, valueBySearch as valueBySettings } from '@bb/search';
import { HOOKS, STANDARD_SEARCH } from './hooks.ts';
import { wastesAction } from './wasted-actions.ts';

export type Judgment = Any.Judgment<Choice>;
export type Judged = Any.Judged<Choice>;
export type Review = Any.Review<Choice>;
export type Valuer = Any.Valuer<GoldenAge>;

export const valueBySearch: Valuer = valueBySettings(goldenAge, STANDARD_SEARCH);

/** `lookBack` of @bb/search for this game. */
export const lookBack = (
  start: Game,
  choices: readonly Choice[],
  scope: Any.Scope,
  value: Valuer,
  iterations: (left: number) => number,
): Generator<Any.Seen<GoldenAge>, Any.Between> =>
  lookBackAtAny({
    ...HOOKS,
    game: goldenAge,
    start,
    choices,
    scope,
    value,
    iterations,
    isWaste: wastesAction,
    random: (at) => seeded(`look back/${at}`),
  });
