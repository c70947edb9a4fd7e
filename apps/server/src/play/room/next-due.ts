/** When something is due at a table. */
import { resolvesAt } from '../windows.ts';
import { closesAt, halfTime } from './clocks.ts';
import { isPaused, type TableRoom } from './table-room.ts';
import { factsOf } from './window.ts';

/** @returns when something is due although nobody acts; null if not before somebody acts */
export function nextDue(room: TableRoom, now: number): number | null {
  if (isPaused(room)) return null;
  const { window } = room;
  const closes = closesAt(room);
  const half = halfTime(room);
  const moments = [
    window && resolvesAt(window, { closesAt: closes, of: (ask) => factsOf(room, ask) }),
    closes,
    half !== null && half > Math.min(now, room.host.time.sure()) ? half : null,
  ];
  const least = Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(least) ? least : null;
}
