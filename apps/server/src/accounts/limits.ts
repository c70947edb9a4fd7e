/** How much clients may ask of the server. */
import { FREE_ATTEMPTS } from './rate-limiter.ts';

/** How many messages a client may send: at once, and each second. */
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
  /** The largest request for a new table; one with a component set is long. */
  readonly tableBytes: number;
  /** For each socket. */
  readonly pace: Pace;
  readonly requestTimes: RequestTimes;
}

/** How long a client may take to send a request. A slower connection is closed, after the answer 408 if a request has begun. */
export interface RequestTimes {
  /** The time from the opening of the connection, or the end of the answer before, to the end of the headers. */
  readonly headersMs: number;
  /** The time from the same moment to the end of the body. */
  readonly requestMs: number;
  /** The time between two checks of all connections. */
  readonly checkIntervalMs: number;
}

export const DEFAULT_LIMITS: Limits = {
  tablesOfAccount: FREE_ATTEMPTS.table,
  tablesOfGuest: FREE_ATTEMPTS.guestTable,
  tablesAtOnce: 50,
  sockets: 100,
  tableBytes: 64 * 1024,
  pace: PACE,
  requestTimes: { headersMs: 15_000, requestMs: 30_000, checkIntervalMs: 5000 },
};
