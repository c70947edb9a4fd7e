/** What tells those who run the server how it is: `/healthz`, `/metrics`; and how it stops. */
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { sql } from 'kysely';
import { Refused } from '../accounts/refused.ts';
import { hashOf } from '../accounts/sessions.ts';
import type { Database } from '../storage/database.ts';
import { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
    /** No new sockets from now on, and those that are open are told to come back: another node takes them. */
    drain(): void;
  }
}

interface WatchedOptions {
  readonly database: Database | undefined;
  /** Null: there is no `/metrics`. */
  readonly metricsToken: string | null;
}

/** Milliseconds that the database has to answer. */
const PATIENCE = 2000;
/** RFC 6455, 7.4.1: the service restarts. */
const RESTART = 1012;
/** Milliseconds that a client has to say good-bye. */
const FAREWELL = 1000;

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

async function answers({ db }: Database): Promise<boolean> {
  const late = new AbortController();
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const tooLate = pause(PATIENCE, false, { signal: late.signal }).catch(() => false);
  const isThere = await Promise.race([asked, tooLate]);
  late.abort();
  return isThere;
}

export const watched = plugin(
  async (app: FastifyInstance, { database, metricsToken }: WatchedOptions) => {
    const metrics = new Metrics();
    let isDraining = false;
    app.decorate('metrics', metrics);
    app.decorate('drain', () => {
      isDraining = true;
      const open = [...app.websocketServer.clients];
      for (const socket of open) socket.close(RESTART, 'restarting');
      setTimeout(() => {
        for (const socket of open) socket.terminate();
      }, FAREWELL).unref();
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
      if (database && !(await answers(database))) return reply.code(503).send({ status: 'noDatabase' });
      return { status: 'ok' };
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
  { name: 'watched', dependencies: ['@fastify/websocket'] },
);
