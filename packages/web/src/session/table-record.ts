/** The record of a table, and how it is kept as a file. */
import { type ChoiceJson, type Game, type GameRecord, newRecord, outcome, WHAT_IF_FORMAT, type WhatIfRecord } from '@bb/engine';
import type { SeatSetup } from './crew.ts';
import type { StoredTable } from './store.ts';

/** A record that also says who sat where. */
export type TableRecord = (GameRecord | WhatIfRecord) & { readonly seats: readonly SeatSetup[] };

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
