/** Makes records of tables. */
import { type ChoiceJson, type Game, type GameRecord, newRecord, outcome, WHAT_IF_FORMAT, type WhatIfRecord } from '@bb/golden-age/rules';
import type { GoldenAgeSession } from './golden-age.ts';
import type { SeatSetup } from './seat-kinds.ts';
import type { RecordedTable } from './session-game.ts';

/** A record with the names and kinds of the seats. */
export type RecordWithSeats = (GameRecord | WhatIfRecord) & { readonly seats: readonly SeatSetup[] };

export function recordWithSeats(table: RecordedTable<GoldenAgeSession>, choices: readonly ChoiceJson[], g: Game): RecordWithSeats {
  const record = { ...newRecord(table.options, choices, outcome(g)), seats: table.seats };
  return table.start ? { ...record, format: WHAT_IF_FORMAT, start: table.start, whatIf: table.whatIf ?? 0 } : record;
}
