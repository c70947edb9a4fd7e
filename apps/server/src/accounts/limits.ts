/** How much clients may ask of the server. */
import { FREE_ATTEMPTS } from './rate-limiter.ts';

/** The number of messages that a client may send. */
export interface Pace {
  readonly burst: number;
  readonly perSecond: number;
}
export const PACE: Pace = { burst: 40, perSecond: 20 };

export interface Limits {
  /** Tables that one player may create before they have to wait. */
  readonly tablesOfAccount: number;
  readonly tablesOfGuest: number;
  /** Tables at which one player may have a seat while they wait or are in progress. */
  readonly tablesAtOnce: number;
  /** Sockets open at once from one address. */
  readonly sockets: number;
  /** The size of a request for a new table: a component set is long. */
  readonly tableBytes: number;
  /** Messages of each socket. */
  readonly pace: Pace;
  /** How long a client may take to send a request. */
  readonly requestTimes: RequestTimes;
}

/** The longest times of a connection. One that takes longer is closed, after the answer 408 if it has begun a request. */
export interface RequestTimes {
  /** The time from the opening of the connection, or the end of the answer before, to the end of the headers. */
  readonly headersMs: number;
  /** The time from the same moment to the end of the body. */
  readonly wholeMs: number;
  /** The time between two checks of all connections. */
  readonly checkMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  tablesOfAccount: FREE_ATTEMPTS.table,
  tablesOfGuest: FREE_ATTEMPTS.guestTable,
  tablesAtOnce: 50,
  sockets: 100,
  tableBytes: 64 * 1024,
  pace: PACE,
  requestTimes: { headersMs: 15_000, wholeMs: 30_000, checkMs: 5000 },
};
