/** The record of a table, and how it is kept as a file. */
import { type ChoiceJson, type Game, type GameRecord, newRecord, outcome, type Save } from '@bb/engine';
import type { SeatSetup, StoredTable } from './store.ts';

/** A record that also says who sat where. */
export type TableRecord = (GameRecord | WhatIfRecord) & { readonly seats: readonly SeatSetup[] };

/** The form of a record that begins from a position. It is no number, so that who knows records only does not misread it. */
export const WHAT_IF_FORMAT = 'what-if-1';

/** The record of a table that begins from a position. */
interface WhatIfRecord extends Omit<GameRecord, 'format'> {
  readonly format: typeof WHAT_IF_FORMAT;
  readonly start: Save;
  /** The Player-Turn of the other game in which it begins. */
  readonly whatIf: number;
}

export function tableRecord(table: StoredTable, choices: readonly ChoiceJson[], g: Game): TableRecord {
  const record = { ...newRecord(table.options, choices, outcome(g)), seats: table.seats };
  return table.start ? { ...record, format: WHAT_IF_FORMAT, start: table.start, whatIf: table.whatIf ?? 0 } : record;
}

export const download = (record: TableRecord, name: string): void => offer(JSON.stringify(record), 'application/json', name);

/** Offers a file to be kept. */
export function offer(content: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
