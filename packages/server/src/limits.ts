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
  /** How long a client may take to send a request. */
  readonly requestTimes: RequestTimes;
}

/** In milliseconds. A connection that takes longer is answered 408, if it has begun a request, and closed. */
export interface RequestTimes {
  /** From the opening of the connection, or the end of the answer before, to the end of the headers. */
  readonly headersMs: number;
  /** To the end of the body. */
  readonly wholeMs: number;
  /** Between two looks at all connections. */
  readonly checkMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  tablesOfAccount: FREE.table,
  tablesOfGuest: FREE.guestTable,
  tablesAtOnce: 50,
  sockets: 100,
  tableBytes: 64 * 1024,
  pace: PACE,
  requestTimes: { headersMs: 15_000, wholeMs: 30_000, checkMs: 5000 },
};
