/** Deletes orders that have ended. */
import type { EndedOrder } from '../order-store.ts';
import { rewindsOf, type TableRoom } from './table-room.ts';

/** The table goes on even if this fails: an ended order is recognized as ended whenever it is read again, and is deleted then. */
export function deleteOrders(room: TableRoom, ended: readonly EndedOrder[]): void {
  const rewinds = rewindsOf(room);
  if (ended.length > 0) room.turns.do(() => room.orderStore.delete(rewinds, ended)).catch(() => undefined);
}
