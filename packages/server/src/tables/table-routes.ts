/** The routes that create, join and begin tables, and that play the game for clients without a socket. */
import type { Static, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { EmptyBody } from '../accounts/account-schemas.ts';
import { isSameOrigin } from '../accounts/csrf.ts';
import { networkOf, type RateLimiter } from '../accounts/rate-limiter.ts';
import { Refused } from '../accounts/refused.ts';
import { requirePlayer } from '../accounts/require-player.ts';
import type { Limits } from '../limits.ts';
import { MAX_MESSAGE_BYTES } from '../play/client-message.ts';
import type { LiveTable } from '../play/live-table.ts';
import { OpenSockets } from '../play/open-sockets.ts';
import { SocketSession, watchOver } from '../play/socket.ts';
import { allSocketExtras, type SocketExtra } from '../play/socket-extras.ts';
import type { TableRegistry } from '../play/table-registry.ts';
import type { Viewer } from '../play/table-updates.ts';
import { LastVisits } from './last-visits.ts';
import { Lobby } from './table-lists.ts';
import {
  ChoiceBody,
  EnterBody,
  GameQuery,
  JoinBody,
  KickBody,
  ListQuery,
  NewTableBody,
  PageQuery,
  ReadyBody,
  SeatBotBody,
  StandingOrderBody,
  TableChanges,
  TableId,
  WhenLateBody,
  WhyBody,
} from './table-schemas.ts';
import type { Player } from './table-seats.ts';
import type { Tables } from './tables.ts';

/** The longest request for the reasons why choices are unavailable. */
const MAX_WHY_BYTES = 32 * 1024;
const bodyLimit = MAX_MESSAGE_BYTES;

interface TableRoutesOptions {
  readonly tables: Tables;
  readonly registry: TableRegistry;
  readonly rateLimiter: RateLimiter;
  readonly limits: Limits;
  /** Adds chat and notifications to the sockets. */
  readonly socketExtra: SocketExtra;
}

export async function tableRoutes(
  plain: FastifyInstance,
  { tables, registry, rateLimiter, limits, socketExtra }: TableRoutesOptions,
): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;
  const { db, environment } = tables.store;
  const lobby = new Lobby(db, environment);
  const attendance = new LastVisits(db, environment);

  app.get('/api/tables', { schema: { querystring: ListQuery } }, async ({ player, query: { free, players, ...filter } }) =>
    lobby.list(
      { ...filter, ...(free !== undefined && { free: Number(free) }), ...(players !== undefined && { players: Number(players) }) },
      player,
    ),
  );

  app.get('/api/me/tables', { schema: { querystring: PageQuery } }, async ({ player, query: { after } }) => {
    const me = requirePlayer(player);
    return { ...(await lobby.mine(me, after)), invitations: await lobby.invitations(me) };
  });

  app.post('/api/tables', { bodyLimit: limits.tableBytes, schema: { body: NewTableBody } }, async ({ player, body }, reply) => {
    const host = requirePlayer(player);
    await rateLimiter.take(host.isGuest ? 'guestTable' : 'table', host.id);
    const id = await tables.create(host, body);
    return reply.code(201).send({ table: await tables.card(id, host) });
  });

  app.get('/api/tables/:id', { schema: { params } }, async ({ player, params: { id } }) => ({ table: await tables.card(id, player) }));

  app.patch(
    '/api/tables/:id',
    { bodyLimit: limits.tableBytes, schema: { params, body: TableChanges } },
    async ({ player, params: { id }, body }) => {
      const host = requirePlayer(player);
      if (typeof body.password === 'string') await rateLimiter.take('password', host.id);
      return { table: await tables.change(id, host, body) };
    },
  );

  /** Grants the player access by the password or personal link in the request, if there is one. @throws Refused */
  async function enter(id: string, player: Player, { password, invitation }: Static<typeof EnterBody>, ip: string): Promise<void> {
    if (invitation !== undefined) await tables.access.enterByLink(id, player, invitation);
    else if (password !== undefined) await tables.access.enterByPassword(id, player, password, networkOf(ip));
  }

  app.post('/api/tables/:id/enter', { bodyLimit, schema: { params, body: EnterBody } }, async ({ player, params: { id }, body, ip }) => {
    const guest = requirePlayer(player);
    await enter(id, guest, body, ip);
    await tables.checkMayWatch(id, guest);
    return { table: await tables.card(id, guest) };
  });

  app.post('/api/tables/:id/join', { bodyLimit, schema: { params, body: JoinBody } }, async ({ player, params: { id }, body, ip }) => {
    const { seat, ...way } = body;
    const guest = requirePlayer(player);
    await enter(id, guest, way, ip);
    const table = await tables.join(id, guest, seat);
    await attendance.recordVisit(guest.id, id);
    return { table };
  });

  app.post(
    '/api/tables/:id/kick',
    { bodyLimit, schema: { params, body: KickBody } },
    async ({ player, params: { id }, body: { seat } }) => ({
      table: await tables.kick(id, requirePlayer(player), seat),
    }),
  );

  app.post('/api/tables/:id/leave', { bodyLimit, schema: { params, body: EmptyBody } }, async ({ player, params: { id } }) => ({
    table: await tables.leave(id, requirePlayer(player)),
  }));

  app.post('/api/tables/:id/ready', { bodyLimit, schema: { params, body: ReadyBody } }, async ({ player, params: { id }, body }) => {
    const me = requirePlayer(player);
    const table = await tables.ready(id, me, body.pinch);
    await attendance.recordVisit(me.id, id);
    return { table };
  });

  app.post('/api/tables/:id/bot', { bodyLimit, schema: { params, body: SeatBotBody } }, async ({ player, params: { id }, body }) => ({
    table: await tables.seatBot(id, requirePlayer(player), body.seat, body.bot),
  }));

  /** @returns the table and the seat that the player sees it from @throws Refused if the player may not watch */
  async function seen(id: string, player: Player | null): Promise<{ readonly table: LiveTable; readonly viewer: Viewer }> {
    const table = await registry.table(id);
    const viewer = table.viewerOf(player);
    if (viewer === undefined) throw new Refused('noSpectators');
    if (viewer === null) await tables.checkMayWatch(id, player);
    else if (player) await attendance.recordVisit(player.id, id);
    return { table, viewer };
  }

  app.get(
    '/api/tables/:id/game',
    { schema: { params, querystring: GameQuery } },
    async ({ player, params: { id }, query: { since, rewinds } }, reply) => {
      const { table, viewer } = await seen(id, player);
      if (viewer !== null) table.presence.visit(viewer);
      const { text } = await table.told(viewer, since === undefined ? undefined : Number(since), Number(rewinds ?? 0));
      return reply.type('application/json').send(text);
    },
  );

  app.post(
    '/api/tables/:id/order',
    { bodyLimit, schema: { params, body: StandingOrderBody } },
    async ({ player, params: { id }, body }) => {
      const { table, viewer } = await seen(id, requirePlayer(player));
      if (viewer === null) throw new Refused('notSeated');
      return { own: await table.order(viewer, body.order) };
    },
  );

  app.post('/api/tables/:id/late', { bodyLimit, schema: { params, body: WhenLateBody } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, requirePlayer(player));
    if (viewer === null) throw new Refused('notSeated');
    return { own: await table.whenLate(viewer, body.whenLate) };
  });

  app.get('/api/tables/:id/record', { schema: { params } }, async ({ player, params: { id } }) => (await seen(id, player)).table.record());

  app.post(
    '/api/tables/:id/choices',
    { bodyLimit, schema: { params, body: ChoiceBody } },
    async ({ player, params: { id }, body }, reply) => {
      const { table, viewer } = await seen(id, requirePlayer(player));
      if (viewer === null) throw new Refused('notSeated');
      const answer = await table.choose(viewer, body.seq, body.choice, body.key, body.rewinds);
      return reply.code(answer.taken ? 200 : 409).send(answer);
    },
  );

  app.post(
    '/api/tables/:id/why',
    { bodyLimit: MAX_WHY_BYTES, schema: { params, body: WhyBody } },
    async ({ player, params: { id }, body }) => {
      const { table, viewer } = await seen(id, requirePlayer(player));
      if (viewer === null) throw new Refused('notSeated');
      return { rules: table.why(viewer, body.seq, body.choices) };
    },
  );

  const sockets = new OpenSockets(limits.sockets);
  plain.metrics.gauge('bb_sockets_open', 'Sockets that are open', () => sockets.size);
  app.get(
    '/api/live',
    {
      websocket: true,
      async preValidation(request) {
        if (!request.tokenPlayer && !isSameOrigin(request)) throw new Refused('foreign');
        if (!sockets.hasRoom(networkOf(request.ip))) throw new Refused('tooManySockets');
      },
    },
    (socket, request) => {
      const { player, log } = request;
      const all = allSocketExtras([socketExtra, attendance.socketExtra((error) => log.error(error))]);
      socket.on('close', sockets.add(networkOf(request.ip)));
      new SocketSession({
        socket,
        wire: request.raw.socket,
        registry,
        player,
        onFault: (error) => log.error(error),
        pace: limits.pace,
        beside: all,
        onSaid: (message) => plain.metrics.socketMessage(message),
      });
      const ask = watchOver(
        socket,
        async () => player === null || plain.isStillAuthorized(request),
        (error) => log.error(error),
      );
      if (player) socket.on('close', registry.pubsub.listen(player.id, 'player', ask));
    },
  );
}
