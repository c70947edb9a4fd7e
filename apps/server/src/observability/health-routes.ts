/** `/healthz`, `/metrics`, and draining before a restart. */
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refused } from '../accounts/refused.ts';
import { sha256Hex } from '../accounts/sessions.ts';
import type { Transport } from '../pubsub/transport.ts';
import type { Database } from '../storage/database.ts';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
    /** Refuses new sockets from now on, and closes the open ones, so that clients reconnect to another node. */
    drain(): void;
  }
}

interface ObservabilityOptions {
  readonly database: Database | undefined;
  /** Which services between the nodes can't be reached now. */
  readonly transport: Pick<Transport, 'missing'>;
  /** Null turns off `/metrics`. */
  readonly metricsToken: string | null;
}

const DATABASE_TIMEOUT_MS = 2000;
/** A WebSocket close code: the service restarts. */
const CLOSE_SERVICE_RESTART = 1012;
/** How long a client has to complete the closing handshake. */
const CLOSE_TIMEOUT_MS = 1000;

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(sha256Hex(one)), Buffer.from(sha256Hex(other)));

/** The row of `heartbeat` that `/healthz` writes. */
const HEALTH_ROW = 2;

/**
 * @returns whether the database accepts a write in time, and what was written can be read. Reading is not enough: a full disk or a read-only
 * file can still be read. Writing is not enough: SQLite reads over another connection, which a spoilt WAL shuts out.
 */
async function isUsable({ db }: Database): Promise<boolean> {
  const timeout = new AbortController();
  const at = Date.now();
  const written = db
    .insertInto('heartbeat')
    .values({ id: HEALTH_ROW, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
    .then(() => db.selectFrom('heartbeat').select('at').where('id', '=', HEALTH_ROW).executeTakeFirst())
    .then(
      (row) => row !== undefined,
      () => false,
    );
  const timedOut = pause(DATABASE_TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false);
  const isWritten = await Promise.race([written, timedOut]);
  timeout.abort();
  return isWritten;
}

export const observability = plugin(
  async (app: FastifyInstance, { database, transport, metricsToken }: ObservabilityOptions) => {
    const metrics = new Metrics();
    let isDraining = false;
    /** Concurrent requests share one check. */
    let check: Promise<boolean> | null = null;
    const isWritable = (at: Database): Promise<boolean> => {
      check ??= isUsable(at).finally(() => {
        check = null;
      });
      return check;
    };
    app.decorate('metrics', metrics);
    app.decorate('drain', () => {
      isDraining = true;
      const open = [...app.websocketServer.clients];
      for (const socket of open) socket.close(CLOSE_SERVICE_RESTART, 'restarting');
      setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, CLOSE_TIMEOUT_MS).unref();
    });

    app.addHook('onRequest', async ({ ws }) => {
      if (isDraining && ws) throw new Refused('draining');
    });
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      metrics.request(method, routeOptions.url ?? 'none', statusCode, elapsedTime);
    });

    app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isDraining) return reply.code(503).send({ status: 'draining' });
      if (database && !(await isWritable(database))) return reply.code(503).send({ status: 'noDatabase' });
      const { missing } = transport;
      return missing.length > 0 ? { status: 'degraded', missing } : { status: 'ok' };
    });

    app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
      const [, token = ''] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
      if (metricsToken === null || !isSame(token, metricsToken)) throw new Refused('notFound');
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text());
    });
  },
  { name: 'observability', dependencies: ['@fastify/websocket'] },
);
