/** Logs changes of state, a line for each: services between nodes that can't be reached, and a database that is away. */
import type { FastifyBaseLogger } from 'fastify';
import type { Carrier } from '../pubsub/transport.ts';

/** A state that lasts less is not logged. */
const SETTLE_MS = 1000;
/** A database that is away is asked again at this interval. */
const PROBE_INTERVAL_MS = 1000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;

/** @returns a function to call when `missing` may have changed */
export function carrierLog(log: Log, missing: () => readonly Carrier[]): () => void {
  let logged = '';
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = missing();
      if (now.join() === logged) return;
      logged = now.join();
      if (now.length > 0) log.warn({ missing: now }, 'degraded: a service between the nodes can’t be reached, and they do without it');
      else log.info('all services between the nodes can be reached again');
    }, SETTLE_MS).unref();
  };
}

/** Error codes of PostgreSQL: of a lost connection, a server that stops or starts, or one without free connections. */
const AWAY_CODES = /^(08...|57P0[1-5]|53300)$/;
const AWAY_MESSAGES = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** The errors of connections that `pg` has opened; other connections are those of notifications. */
const OF_DATABASE = /node_modules\/(pg|pg-pool|kysely)\//;

/** Whether the error says that the database can't be reached. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (AWAY_MESSAGES.test(error.message)) return true;
  if (NETWORK_CODES.includes(code)) return OF_DATABASE.test(error.stack ?? '');
  return AWAY_CODES.test(code);
}

/** While the database is away, everything fails that needs it: once is enough to say so. */
export class DatabaseOutage {
  #since: number | null = null;
  #followers = 0;
  #probe: () => Promise<unknown> = async () => undefined;
  #log: Log | null = null;

  /** @param probe  rejects while the database is away */
  begin(log: Log, probe: () => Promise<unknown>): void {
    this.#log = log;
    this.#probe = probe;
  }

  /** @returns whether the error follows from an outage that is logged already, so that it need not be logged */
  swallows(error: unknown): boolean {
    if (!this.#log || !isDatabaseAway(error)) return false;
    if (this.#since !== null) {
      this.#followers++;
      return true;
    }
    this.#since = performance.now();
    const why = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
    this.#log.error({ why }, 'the database is away: what fails because of that is not logged');
    this.#ask();
    return true;
  }

  #ask(): void {
    setTimeout(() => {
      this.#probe().then(
        () => this.#end(),
        () => this.#ask(),
      );
    }, PROBE_INTERVAL_MS).unref();
  }

  #end(): void {
    const seconds = Math.round((performance.now() - (this.#since ?? 0)) / 1000);
    this.#log?.warn({ seconds, followers: this.#followers }, 'the database is back');
    this.#since = null;
    this.#followers = 0;
  }
}
