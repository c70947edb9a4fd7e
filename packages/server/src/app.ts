/** The server: the built web client, a sign of life, and, where there is a database, who is who. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyServerOptions, fastify } from 'fastify';
import { identity } from './accounts/identity.ts';
import { OUTSIDE, type Outside } from './accounts/outside.ts';
import { Refused, refusalOf } from './accounts/refused.ts';
import { Tries } from './accounts/tries.ts';
import { ALONE, type Fanout } from './fanout/fanout.ts';
import { Harbor } from './live/harbor.ts';
import type { Pace } from './live/socket.ts';
import { securityHeaders } from './security-headers.ts';
import type { Database } from './storage/database.ts';
import { Ledger } from './storage/ledger.ts';
import { tablesOfPlayer } from './tables/of-player.ts';
import { tableRoutes } from './tables/table-routes.ts';
import { Tables } from './tables/tables.ts';

interface AppOptions {
  /** The folder of the built web client. */
  readonly web: string;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  /** Without one there are no players, and nothing is stored. */
  readonly database?: Database;
  readonly outside?: Outside;
  /** The other nodes on the same database; none by default. */
  readonly fanout?: Fanout;
  /** How many messages a client may send. */
  readonly pace?: Pace;
}

/** The web client has not been built. */
export class NotBuilt extends Error {
  constructor(web: string) {
    super(`There is no web client in ${web}: build it with "npm start", or "npm test -- build".`);
    this.name = 'NotBuilt';
  }
}

const YEAR = 365 * 24 * 3600;
/** Vite puts the hash of its content into the name of each file here. */
const HASHED = '/assets/';
/** What is asked and answered in JSON. */
const API = '/api/';
const isApi = (url: string): boolean => url.startsWith(API);
/** What a page of the client may be called: a path whose last part has no dot, outside the assets. */
const isPage = (path: string): boolean => !path.startsWith(HASHED) && !basename(path).includes('.');
/** Control characters, which no address of ours has and the file system chokes on. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** @throws NotBuilt */
export async function createApp({ web, logger, database, outside = OUTSIDE, fanout = ALONE, pace }: AppOptions): Promise<FastifyInstance> {
  if (!existsSync(join(web, 'index.html'))) throw new NotBuilt(web);
  const app = fastify({
    logger,
    // The one before us: what stands further on in its list of addresses anybody can have written.
    trustProxy: process.env.TRUST_PROXY === '1' ? (_address, hops) => hops === 0 : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // What is not asked for is refused, not left out; and a number is no text.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    frameworkErrors(error, _request, reply) {
      reply.hijack();
      reply.raw
        .writeHead(error.statusCode ?? 400, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
        .end('Bad request\n');
    },
  });
  await app.register(helmet, securityHeaders);
  await app.register(compress, { threshold: 1024 });

  // Before the routes: each goes by the handler that is there when it comes.
  const refuse = (reply: FastifyReply, { status, body, retryAfter }: Refused) => {
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
  const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found\n');
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return refuse(reply, new Refused('notFound'));
    const [path = '/'] = request.url.split('?', 1);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    return reads && isPage(path) ? reply.sendFile('index.html') : notFound(reply);
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof Refused || isApi(request.url)) {
      const refused = refusalOf(error);
      if (refused.status >= 500) request.log.error(error);
      return refuse(reply, refused);
    }
    // A path that leads out of the folder: what lies there is nobody's business.
    if (statusCode === 403) return notFound(reply);
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).type('text/plain').send('Bad request\n');
    request.log.error(error);
    return reply.code(500).type('text/plain').send('Something went wrong here; it has been noted.\n');
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
    if (CONTROL.test(request.url)) return reply.code(400).type('text/plain').send('Bad request\n');
  });

  if (database) {
    await app.register(identity, { database, outside });
    const tables = new Tables(database.db, outside);
    app.belongings.set('tables', tablesOfPlayer(database.db, tables));
    const onFault = (error: unknown, table: string): void => app.log.error({ err: error, table });
    const harbor = new Harbor({ db: database.db, tables, ledger: new Ledger(database.db, outside.now), fanout, onFault });
    app.addHook('onClose', () => harbor.close());
    await app.register(tableRoutes, { tables, harbor, tries: new Tries(database.db, outside), pace });
  }

  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  await app.register(files, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const hashed = path.slice(web.length).replaceAll('\\', '/').startsWith(HASHED);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  return app;
}
