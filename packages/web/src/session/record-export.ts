/** Makes records of tables. Fetched when the first one is wanted. */
import { type ChoiceJson, type Game, type GameOptions, type GameRecord, goldenAge, newRecord, outcome } from '@bb/golden-age/rules';
import { type WhatIf, whatIfOf } from '@bb/kernel';
import type { GoldenAgeSession } from './golden-age.ts';
import type { SeatSetup } from './seat-kinds.ts';
import type { RecordedTable } from './session-game.ts';

/** A record with the names and kinds of the seats. */
export type RecordWithSeats = (GameRecord | WhatIf<GameOptions>) & { readonly seats: readonly SeatSetup[] };

export const recordWithSeats = (
  { options, origin, seats }: RecordedTable<GoldenAgeSession>,
  choices: readonly ChoiceJson[],
  g: Game,
): RecordWithSeats => ({
  ...(origin ? whatIfOf(goldenAge, options, origin, choices, g) : newRecord(options, choices, outcome(g))),
  seats,
});
