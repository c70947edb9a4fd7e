/** Makes records of tables, and offers files to download. */
import { type ChoiceJson, type Game, type GameOptions, type GameRecord, goldenAge, newRecord, outcome } from '@bb/golden-age/rules';
import { type WhatIf, whatIfOf } from '@bb/kernel';
import type { SeatSetup } from './seat-kinds.ts';
import type { StoredTable } from './store.ts';

/** A record with the names and kinds of the seats. */
export type RecordWithSeats = (GameRecord | WhatIf<GameOptions>) & { readonly seats: readonly SeatSetup[] };

export const recordWithSeats = ({ options, origin, seats }: StoredTable, choices: readonly ChoiceJson[], g: Game): RecordWithSeats => ({
  ...(origin ? whatIfOf(goldenAge, options, origin, choices, g) : newRecord(options, choices, outcome(g))),
  seats,
});

export const downloadRecord = (record: RecordWithSeats, name: string): void =>
  offerDownload(JSON.stringify(record), 'application/json', name);

/** Makes the browser download a file. */
export function offerDownload(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
