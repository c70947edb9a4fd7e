/** The server: the built web client, a sign of life, and, where there is a database, who is who. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput } from '@bb/engine';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import './running/collector.ts';
import { Accounts } from './accounts/accounts.ts';
import { identity } from './accounts/identity.ts';
import { OUTSIDE, type Outside } from './accounts/outside.ts';
import { Refused, refusalOf } from './accounts/refused.ts';
import { FREE, Tries } from './accounts/tries.ts';
import { description } from './api/description.ts';
import { Bulletin } from './fanout/bulletin.ts';
import { ALONE, type Fanout } from './fanout/fanout.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { allBeside } from './live/beside.ts';
import { openBots } from './live/bots.ts';
import { LONGEST_MESSAGE } from './live/client-message.ts';
import { Harbor } from './live/harbor.ts';
import { openModeration } from './moderation/open-moderation.ts';
import { Sanctions } from './moderation/sanctions.ts';
import { NO_NOTICES, type NoticesConfig } from './notices/config.ts';
import { openNotices } from './notices/open-notices.ts';
import { type Logger, logged } from './running/log.ts';
import { watched } from './running/watched.ts';
import { securityHeaders } from './security-headers.ts';
import type { Database } from './storage/database.ts';
import { Ledger } from './storage/ledger.ts';
import { lifeRoutes } from './tables/life-routes.ts';
import { tablesOfPlayer } from './tables/of-player.ts';
import { tableRoutes } from './tables/table-routes.ts';
import { Tables } from './tables/tables.ts';
import { openTalk } from './talk/open-talk.ts';

interface AppOptions {
  /** The folder of the built web client. */
  readonly web: string;
  readonly logger: Logger;
  /** Without one there are no players, and nothing is stored. */
  readonly database?: Database;
  readonly outside?: Outside;
  /** The other nodes on the same database; none by default. */
  readonly fanout?: Fanout;
  /** Those that are not named are as ever. */
  readonly limits?: Partial<Limits>;
  /** It stands behind a proxy, and believes what that says. */
  readonly trustProxy?: boolean;
  /** Who carries it may read the metrics; without one nobody may. */
  readonly metricsToken?: string | null;
  /** How notices leave the page; not at all by default. */
  readonly notices?: NoticesConfig;
  /** Logins of those who keep order. */
  readonly moderators?: readonly string[];
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
/** Where sockets are opened. */
const SOCKET = '/api/live';
const isApi = (url: string): boolean => url.startsWith(API);
/** What a page of the client may be called: a path whose last part has no dot, outside the assets. */
const isPage = (path: string): boolean => !path.startsWith(HASHED) && !basename(path).includes('.');
/** Control characters, which no address of ours has and the file system chokes on. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** U+0000, which not every database stores. */
function hasNul(json: unknown): boolean {
  // No call for each level: somebody may send thousands.
  const left = [json];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (typeof one === 'object' && one !== null) for (const [name, value] of Object.entries(one)) left.push(name, value);
  }
  return false;
}

/** `ws` names so what is no WebSocket, or too long. */
const isClients = (error: Error): boolean => 'code' in error && String(error.code).startsWith('WS_ERR_');

/** @throws NotBuilt */
export async function createApp({
  web,
  logger,
  database,
  outside = OUTSIDE,
  fanout = ALONE,
  ...more
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...DEFAULT_LIMITS, ...more.limits };
  if (!existsSync(join(web, 'index.html'))) throw new NotBuilt(web);
  const app = fastify({
    logger: logged(logger),
    // The one before us: what stands further on in its list of addresses anybody can have written.
    trustProxy: more.trustProxy ? (_address, hops) => hops === 0 : false,
    forceCloseConnections: 'idle',
    // Node closes connections whose request does not arrive in time.
    requestTimeout: limits.requestTimes.wholeMs,
    http: { headersTimeout: limits.requestTimes.headersMs, connectionsCheckingInterval: limits.requestTimes.checkMs },
    routerOptions: { maxParamLength: 500 },
    // What is not asked for is refused, not left out; and a number is no text.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    frameworkErrors(error, { raw }, reply) {
      reply.hijack();
      reply.raw
        .writeHead(error.statusCode ?? 400, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
        .end('Bad request\n', () => {
          // Nobody else would end what was to be a socket.
          if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
        });
    },
  });
  await app.register(helmet, securityHeaders);
  await app.register(compress, { threshold: 1024 });
  // Before all hooks that may refuse: it ends the sockets of those that are.
  await app.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE },
    errorHandler(error, socket, { log }) {
      // What a client does wrong is no fault of ours, and must not fill the log.
      if (isClients(error)) log.debug(error.message);
      else log.error(error);
      socket.terminate();
    },
    preClose(done) {
      app.drain();
      app.websocketServer.close(() => done());
    },
  });
  await app.register(watched, { database, metricsToken: more.metricsToken ?? null });

  // Before the routes: each goes by the handler that is there when it comes.
  const refuse = (reply: FastifyReply, { status, body, retryAfter }: Refused) => {
    app.metrics.refusal(body.error);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
  const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found\n');
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return refuse(reply, new Refused('notFound'));
    const [path = '/'] = request.url.split('?', 1);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // The page's own addresses stand behind the #: its files are found by relative addresses.
    return reads && isPage(path) ? reply.header('cache-control', 'no-store').redirect(`/#${request.url}`) : notFound(reply);
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof Refused || isApi(request.url)) {
      const refused = refusalOf(error);
      if (refused !== error && refused.status >= 500) request.log.error(error);
      return refuse(reply, refused);
    }
    // A path that leads out of the folder: what lies there is nobody's business.
    if (statusCode === 403) return notFound(reply);
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).type('text/plain').send('Bad request\n');
    request.log.error(error);
    return reply.code(500).type('text/plain').send('Something went wrong here; it has been noted.\n');
  });

  app.addHook('onRequest', async (request, reply) => {
    // Elsewhere a socket would be opened and closed again, for whoever asks.
    if (request.ws && request.routeOptions.url !== SOCKET) throw new Refused('notFound');
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
    if (CONTROL.test(request.url)) return reply.code(400).type('text/plain').send('Bad request\n');
  });

  app.addHook('preValidation', async ({ body }) => {
    if (hasNul(body)) throw new BadInput('body', 'must be without the character U+0000');
  });

  if (database) {
    await app.register(description);
    const bulletin = new Bulletin(fanout);
    const moderators = more.moderators ?? [];
    await app.register(identity, { database, outside, bulletin, kept: moderators });
    const parts = { db: database.db, outside, bulletin };
    const { notices, beside: noticesBeside } = await openNotices(app, {
      ...parts,
      accounts: new Accounts(database.db, outside),
      config: more.notices ?? NO_NOTICES,
    });
    const tables = new Tables(database.db, outside, bulletin, { herald: notices.herald, mostTables: limits.tablesAtOnce });
    app.belongings.set('tables', tablesOfPlayer(database.db, tables));
    const onFault = (error: unknown, table: string): void => app.log.error({ err: error, table });
    const tries = new Tries(database.db, outside, { ...FREE, table: limits.tablesOfAccount, guestTable: limits.tablesOfGuest });
    const ledger = new Ledger(database, outside.now, (choices, time) => app.metrics.written(choices, time));
    const bots = app.metrics.timed(openBots());
    const harbor = new Harbor({ db: database.db, tables, ledger, bulletin, now: outside.now, notices, onFault, bots });
    app.metrics.gauge('bb_tables_open', 'Tables in memory', () => harbor.size);
    app.addHook('onClose', () => harbor.close());
    const sanctions = new Sanctions(database.db, outside);
    const { admission } = tables;
    openModeration(app, { ...parts, sanctions, admission, tries, logins: moderators });
    const beside = allBeside([noticesBeside, openTalk(app, { ...parts, notices, sanctions, admission })]);
    await app.register(tableRoutes, { tables, harbor, tries, limits, beside });
    await app.register(lifeRoutes, { tables, tries });
  }

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
