/** Parses the updates and states of a table, as clients do. */
import type { TableState, TableUpdate } from '@bb/protocol';
import type { LiveTable } from '../play/live-table.ts';
import type { Viewer, ViewerMessage } from '../play/table-updates.ts';

export const updateOf = ({ text }: ViewerMessage): TableUpdate => JSON.parse(text);

export const stateFor = async (table: LiveTable, viewer: Viewer): Promise<TableState> => JSON.parse((await table.told(viewer)).text);
