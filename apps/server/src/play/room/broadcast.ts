/** What a table's subscribers are told. */
import type { Seat } from '@bb/kernel';
import type { ReachedPosition } from '../reached-position.ts';
import type { TableSnapshot } from '../table-updates.ts';
import { clockFace } from './clocks.ts';
import { isEnded, type TableRoom } from './table-room.ts';
import { openPassers, ownState, windowFor } from './window.ts';

/** The table has changed: tells each subscriber what it may know. `isOurs`: this node has made the change. */
export function broadcast(room: TableRoom, from: ReachedPosition, events: readonly object[], isOurs: boolean): void {
  room.subscribers.tell(() => snapshot(room), from, events, isOurs);
}

/** Call it after a change of the orders: it tells all subscribers if other seats pass openly than before. */
export function broadcastOpenPasses(room: TableRoom, before: readonly Seat[], isOurs: boolean): void {
  if (openPassers(room).join() !== before.join()) broadcast(room, room.reached, [], isOurs);
}

export function snapshot(room: TableRoom): TableSnapshot {
  const { id, game, record, reached } = room;
  return {
    id,
    game,
    record,
    reached,
    asked: game.decision(reached.position),
    outcome: game.outcome(reached.position),
    window: (viewer) => windowFor(room, viewer),
    own: (seat) => ownState(room, seat),
    passing: openPassers(room),
    clock: clockFace(room),
    isEnded: isEnded(room),
  };
}
