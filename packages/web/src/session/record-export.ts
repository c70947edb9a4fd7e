/** Makes records of tables, and offers files to download. */
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

export const downloadRecord = (record: object, name: string): void => offerDownload(JSON.stringify(record), 'application/json', name);

/** Makes the browser download a file. */
export function offerDownload(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
