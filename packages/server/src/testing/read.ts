/** What a table tells, read as its clients read it. */
import type { TableState, TableUpdate } from '@bb/protocol';
import type { LiveTable } from '../live/live-table.ts';
import type { Told, Viewer } from '../live/telling.ts';

export const updateOf = ({ text }: Told): TableUpdate => JSON.parse(text);

export const stateFor = async (table: LiveTable, viewer: Viewer): Promise<TableState> => JSON.parse((await table.told(viewer)).text);
