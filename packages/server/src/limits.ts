/** How much one may ask of the server. */
import { FREE } from './accounts/tries.ts';
import { PACE, type Pace } from './live/socket.ts';

export interface Limits {
  /** Tables that one may lay before he has to wait. */
  readonly tablesOfAccount: number;
  readonly tablesOfGuest: number;
  /** At which one player sits while they gather or are under way. */
  readonly tablesAtOnce: number;
  /** Open at once, from one address. */
  readonly sockets: number;
  /** Of a new table: a component set of one's own is long. */
  readonly tableBytes: number;
  /** Of each socket. */
  readonly pace: Pace;
}

export const DEFAULT_LIMITS: Limits = {
  tablesOfAccount: FREE.table,
  tablesOfGuest: FREE.guestTable,
  tablesAtOnce: 50,
  sockets: 100,
  tableBytes: 64 * 1024,
  pace: PACE,
};
