/** The table reaches a position. */
import type { ReachedPosition } from '../reached-position.ts';
import type { SealedAsk } from '../secret-ask.ts';
import type { StandingOrders } from '../standing-orders.ts';
import type { TableRoom } from './table-room.ts';
import { openWindow } from './window.ts';

/** @param asks  those of the window in this position; empty if it has none */
export function setPosition(room: TableRoom, reached: ReachedPosition, asks: readonly SealedAsk[], orders: StandingOrders): void {
  room.reached = reached;
  room.orders = orders;
  openWindow(room, asks);
  room.host.replan();
}
