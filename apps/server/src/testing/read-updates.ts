/** Parses the updates and states of a table, as clients do. */

import { messageFor } from '../play/room/message-for.ts';
import type { TableRoom } from '../play/room/table-room.ts';
import type { Viewer, ViewerMessage } from '../play/table-updates.ts';
import type { TableState, TableUpdate } from './messages.ts';

export const updateOf = ({ text }: ViewerMessage): TableUpdate => JSON.parse(text);

export const stateFor = async (table: TableRoom, viewer: Viewer): Promise<TableState> => JSON.parse((await messageFor(table, viewer)).text);
