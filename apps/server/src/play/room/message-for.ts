/** What a client that arrives is told of a table. */
import type { Viewer, ViewerMessage } from '../table-updates.ts';
import { snapshot } from './broadcast.ts';
import { reloadTable } from './catch-up.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';

/**
 * For a client that arrives: what is new since it knew `since` choices, after `rewinds` rewinds; everything, if it knows none or has seen choices that
 * were rewound. Waits for changes under way, so that nobody sees half of a rewind.
 */
export function messageFor(room: TableRoom, viewer: Viewer, since?: number, rewinds = 0): Promise<ViewerMessage> {
  return room.turns.do(async () => {
    // Without the database the client is told the time up to which it has answered.
    await room.host.time.settle().catch(() => undefined);
    if (since !== undefined && since > room.reached.seq) await reloadTable(room, false);
    // What the client knows was rewound, or is not written here.
    const isNew = since === undefined || rewinds !== rewindsOf(room) || since > room.reached.seq;
    return isNew ? room.subscribers.state(snapshot(room), viewer) : room.subscribers.since(since, snapshot(room), viewer);
  });
}
