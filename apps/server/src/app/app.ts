/** The server: the built page, health checks, and, with a database, accounts and tables. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@bb/kernel';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import '../observability/garbage-collection.ts';
import { Accounts } from '../accounts/accounts.ts';
import { type Environment, SYSTEM_ENVIRONMENT } from '../accounts/environment.ts';
import { identity } from '../accounts/identity.ts';
import { DEFAULT_LIMITS, type Limits } from '../accounts/limits.ts';
import { FREE_ATTEMPTS, RateLimiter } from '../accounts/rate-limiter.ts';
import { Refused, refusalOf } from '../accounts/refused.ts';
import { Sanctions } from '../accounts/sanctions.ts';
import { description } from '../api/openapi.ts';
import { openChat } from '../chat/open-chat.ts';
import { openModeration } from '../moderation/open-moderation.ts';
import { awaySeats } from '../notifications/away-seats.ts';
import { NO_CHANNELS, type NotificationConfig } from '../notifications/notification-config.ts';
import { openNotifications } from '../notifications/open-notifications.ts';
import { observability } from '../observability/health-routes.ts';
import { type Logger, redactedLogger } from '../observability/log-redaction.ts';
import { carrierLog, DatabaseOutage } from '../observability/state-log.ts';
import { openBots } from '../play/bot-players.ts';
import { playRoutes } from '../play/play-routes.ts';
import { allSocketExtras } from '../play/socket-extras.ts';
import { TableRegistry } from '../play/table-registry.ts';
import { PubSub } from '../pubsub/pubsub.ts';
import { ALONE, type Transport } from '../pubsub/transport.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import type { Database } from '../storage/database.ts';
import { MAX_MESSAGE_BYTES } from '../tables/message-fields.ts';
import { tablesOfPlayer } from '../tables/table-export.ts';
import { lifecycleRoutes } from '../tables/table-lifecycle-routes.ts';
import { tableRoutes } from '../tables/table-routes.ts';
import { Tables } from '../tables/tables.ts';
import { Beats, clocksOf } from '../time/beats.ts';
import { uninterrupted } from '../time/counted-time.ts';
import { HASHED, malformedPageAddressOf, pageAddressOf } from './page-address.ts';
import { securityHeaders } from './security-headers.ts';

interface AppOptions {
  /** The folder of the built web client. */
  readonly web: string;
  readonly logger: Logger;
  /** Without a database there are no players, and nothing is stored. */
  readonly database?: Database;
  readonly environment?: Environment;
  /** How other nodes on the same database hear of changes; none by default. */
  readonly transport?: Transport;
  /** Limits that are not named keep their defaults. */
  readonly limits?: Partial<Limits>;
  /** The server is behind a proxy, and trusts its headers. */
  readonly trustProxy?: boolean;
  /** The token that lets its bearer read the metrics; without one nobody can. */
  readonly metricsToken?: string | null;
  /** How notifications leave the page; not at all by default. */
  readonly notifications?: NotificationConfig;
  /** Counts only the time in which a node could play: writes heartbeats into the database. Off by default, for tests set the clock by hand. */
  readonly hasHeartbeat?: boolean;
  /** The usernames of the moderators. */
  readonly moderators?: readonly string[];
  /** Whether tables of example games can be created. */
  readonly hasExamples?: boolean;
}

/** The page has not been built. */
export class NotBuilt extends Error {
  constructor(web: string) {
    super(`There is no web client in ${web}: build it with "npm start", or "npm test -- build".`);
    this.name = 'NotBuilt';
  }
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** Where requests and answers are JSON. */
const API = '/api/';
/** Where sockets are opened. */
const SOCKET = '/api/live';
const isApi = (url: string): boolean => url.startsWith(API);
/** Control characters: no path of this server has them, and the file system fails on them. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;

/** Whether it contains U+0000, which not every database stores. */
function hasNul(json: unknown): boolean {
  // A loop and no recursion: a body may be nested thousands of levels deep.
  const left = [json];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part === 'string' && part.includes('\0')) return true;
    if (typeof part === 'object' && part !== null) for (const [name, value] of Object.entries(part)) left.push(name, value);
  }
  return false;
}

/** The error codes by which `ws` reports an invalid or too long message. */
const isClients = (error: Error): boolean => 'code' in error && String(error.code).startsWith('WS_ERR_');

/** @throws NotBuilt */
export async function createApp({
  web,
  logger,
  database,
  environment: { now: timeOfDay, random } = SYSTEM_ENVIRONMENT,
  transport = ALONE,
  ...more
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...DEFAULT_LIMITS, ...more.limits };
  if (!existsSync(join(web, 'index.html'))) throw new NotBuilt(web);
  const outage = new DatabaseOutage();
  const app = fastify({
    logger: redactedLogger(logger, outage),
    // Trust only the proxy before this server: anybody can write the rest of its list of addresses.
    trustProxy: more.trustProxy ? (_address, hops) => hops === 0 : false,
    forceCloseConnections: 'idle',
    // Node closes connections whose request does not arrive in time.
    requestTimeout: limits.requestTimes.requestMs,
    http: { headersTimeout: limits.requestTimes.headersMs, connectionsCheckingInterval: limits.requestTimes.checkIntervalMs },
    routerOptions: { maxParamLength: 500 },
    // Unknown fields are refused, not removed; and a number is not a string.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    frameworkErrors(error, { raw }, reply) {
      reply.hijack();
      const location = malformedPageAddressOf(raw.method, raw.url ?? '/', raw.headers);
      if (location !== null) return void reply.raw.writeHead(302, { location, 'cache-control': 'no-store' }).end();
      reply.raw
        .writeHead(error.statusCode ?? 400, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
        .end('Bad request\n', () => {
          // Nobody else would close the connection of a failed upgrade.
          if (raw.headers.upgrade !== undefined) raw.socket.destroySoon();
        });
    },
  });
  await app.register(helmet, securityHeaders);
  await app.register(compress, { threshold: 1024 });
  // Before all hooks that may refuse: it closes the sockets of refused requests.
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES },
    errorHandler(error, socket, { log }) {
      // Mistakes of clients are not faults of the server, and must not fill the log.
      if (isClients(error)) log.debug(error.message);
      else log.error(error);
      socket.terminate();
    },
    preClose(done) {
      app.drain();
      app.websocketServer.close(() => done());
    },
  });
  if (database) outage.begin(app.log, () => database.db.selectFrom('heartbeat').select('id').limit(1).execute());
  await app.register(observability, { database, transport, metricsToken: more.metricsToken ?? null });

  // Before the routes: each uses the handler that is set when it is added.
  const refuse = (reply: FastifyReply, { status, body, retryAfter }: Refused) => {
    app.metrics.refusal(body.error);
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
  const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found\n');
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return refuse(reply, new Refused('notFound'));
    const location = pageAddressOf(request.method, request.url, request.headers);
    return location === null ? notFound(reply) : reply.header('cache-control', 'no-store').redirect(location);
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof Refused || isApi(request.url)) {
      const refused = refusalOf(error);
      if (refused.status >= 500 && refused.code !== 'draining') request.log.error(error);
      return refuse(reply, refused);
    }
    // A path that leads out of the folder gets no details.
    if (statusCode === 403) return notFound(reply);
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).type('text/plain').send('Bad request\n');
    request.log.error(error);
    return reply.code(500).type('text/plain').send('Something went wrong on the server. It has been logged.\n');
  });

  app.addHook('onRequest', async (request, reply) => {
    // Other routes would open and close a socket for anybody.
    if (request.ws && request.routeOptions.url !== SOCKET) throw new Refused('notFound');
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
    if (CONTROL.test(request.url)) return reply.code(400).type('text/plain').send('Bad request\n');
  });

  app.addHook('preValidation', async ({ body }) => {
    if (hasNul(body)) throw new BadInput('body', 'must be without the character U+0000');
  });

  if (database) {
    await app.register(description);
    const onFault = (error: unknown, table: string): void => app.log.error({ err: error, table });
    const beats = more.hasHeartbeat ? await Beats.open(database.db, clocksOf(database, timeOfDay)) : null;
    beats?.start((error) => onFault(error, ''));
    app.addHook('onClose', async () => beats?.stop());
    const time = beats ?? uninterrupted(timeOfDay);
    const environment: Environment = { now: () => time.now(), random, time };
    const pubsub = new PubSub(
      transport,
      carrierLog(app.log, () => transport.missing),
    );
    const moderators = more.moderators ?? [];
    await app.register(identity, { database, environment, pubsub, reservedLogins: moderators });
    const parts = { db: database.db, environment, pubsub };
    const {
      notifications,
      presence,
      socketExtra: notificationSocket,
    } = await openNotifications(app, {
      ...parts,
      timeOfDay,
      accounts: new Accounts(database.db, environment),
      config: more.notifications ?? NO_CHANNELS,
    });
    const tables = new Tables(database.db, environment, pubsub, {
      notifier: notifications.notifier,
      maxOpenTables: limits.tablesAtOnce,
      hasExamples: more.hasExamples ?? false,
    });
    app.playerData.set('tables', tablesOfPlayer(database.db, tables));
    const rateLimiter = new RateLimiter(database.db, environment, {
      ...FREE_ATTEMPTS,
      table: limits.tablesOfAccount,
      guestTable: limits.tablesOfGuest,
    });
    const choiceLog = new ChoiceLog(database, environment.now, (choices, time) => app.metrics.written(choices, time));
    const bots = app.metrics.measureBots(openBots());
    const registry = new TableRegistry({
      db: database.db,
      tables,
      choiceLog,
      pubsub,
      time,
      notices: notifications,
      onFault,
      bots,
    });
    app.metrics.gauge('bb_tables_open', 'Tables in memory', () => registry.size);
    app.addHook('onClose', () => registry.close());
    const sanctions = new Sanctions(database.db, environment);
    const { access } = tables;
    openModeration(app, { ...parts, sanctions, access, rateLimiter, logins: moderators });
    const beside = allSocketExtras([
      notificationSocket,
      openChat(app, { ...parts, notifications, sanctions, access }),
      awaySeats({ tables, presence, pubsub, onFault }),
    ]);
    await app.register(tableRoutes, { tables, rateLimiter, limits });
    await app.register(playRoutes, { tables, registry, limits, socketExtra: beside });
    await app.register(lifecycleRoutes, { tables, rateLimiter });
  }

  await app.register(files, {
    root: web,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const hashed = path.slice(web.length).replaceAll('\\', '/').startsWith(HASHED);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  return app;
}
