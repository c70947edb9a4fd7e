/** Records visits of players whose sockets watch a table, for as long as they watch it. */
import { type LastVisits, WRITE_INTERVAL_MS } from '../tables/last-visits.ts';
import type { SocketExtra } from './socket-extras.ts';

export const visitRecorder = (lastVisits: LastVisits, onFault: (error: unknown) => void): SocketExtra => ({
  connect: () => () => undefined,
  watch: (player, table) => {
    if (!player) return () => undefined;
    const note = (): void => void lastVisits.recordVisit(player.id, table).catch(onFault);
    note();
    const again = setInterval(note, WRITE_INTERVAL_MS).unref();
    return () => clearInterval(again);
  },
});
