/** The routes of tables: laid, joined, begun; and the game itself for who has no socket. */
import type { Static, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Nothing } from '../accounts/bodies.ts';
import { isOwnOrigin } from '../accounts/own-origin.ts';
import { Refused } from '../accounts/refused.ts';
import { networkOf, type Tries } from '../accounts/tries.ts';
import type { Limits } from '../limits.ts';
import { allBeside, type Beside } from '../live/beside.ts';
import { LONGEST_MESSAGE } from '../live/client-message.ts';
import type { Harbor } from '../live/harbor.ts';
import type { LiveTable } from '../live/live-table.ts';
import { OpenSockets } from '../live/open-sockets.ts';
import { SocketSession, watchOver } from '../live/socket.ts';
import type { Viewer } from '../live/telling.ts';
import { Attendance } from './attendance.ts';
import {
  After,
  Answer,
  Enter,
  Filters,
  Join,
  Late,
  Ordered,
  Ready,
  SeatBot,
  SeatOf,
  Since,
  TableChanges,
  TableId,
  TableWish,
  Why,
} from './bodies.ts';
import { Lobby } from './lobby.ts';
import type { Player } from './seats.ts';
import type { Tables } from './tables.ts';

/** Bytes of a question why so many choices are closed. */
const WHY_BYTES = 32 * 1024;
const bodyLimit = LONGEST_MESSAGE;

interface TableRoutesOptions {
  readonly tables: Tables;
  readonly harbor: Harbor;
  readonly tries: Tries;
  readonly limits: Limits;
  /** What is told at a socket beside the games. */
  readonly beside: Beside;
}

export function known<P extends Player>(player: P | null): P {
  if (player) return player;
  throw new Refused('notLoggedIn');
}

export async function tableRoutes(plain: FastifyInstance, { tables, harbor, tries, limits, beside }: TableRoutesOptions): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;
  const { db, outside } = tables.store;
  const lobby = new Lobby(db, outside);
  const attendance = new Attendance(db, outside);

  app.get('/api/tables', { schema: { querystring: Filters } }, async ({ player, query: { free, players, ...filter } }) =>
    lobby.list(
      { ...filter, ...(free !== undefined && { free: Number(free) }), ...(players !== undefined && { players: Number(players) }) },
      player,
    ),
  );

  app.get('/api/me/tables', { schema: { querystring: After } }, async ({ player, query: { after } }) => {
    const me = known(player);
    return { ...(await lobby.mine(me, after)), invitations: await lobby.invitations(me) };
  });

  app.post('/api/tables', { bodyLimit: limits.tableBytes, schema: { body: TableWish } }, async ({ player, body }, reply) => {
    const host = known(player);
    await tries.take(host.isGuest ? 'guestTable' : 'table', host.id);
    const id = await tables.lay(host, body);
    return reply.code(201).send({ table: await tables.card(id, host) });
  });

  app.get('/api/tables/:id', { schema: { params } }, async ({ player, params: { id } }) => ({ table: await tables.card(id, player) }));

  app.patch(
    '/api/tables/:id',
    { bodyLimit: limits.tableBytes, schema: { params, body: TableChanges } },
    async ({ player, params: { id }, body }) => {
      const host = known(player);
      if (typeof body.password === 'string') await tries.take('password', host.id);
      return { table: await tables.change(id, host, body) };
    },
  );

  /** By a password or an invitation, if he has one. @throws Refused */
  async function enter(id: string, player: Player, { password, invitation }: Static<typeof Enter>, ip: string): Promise<void> {
    if (invitation !== undefined) await tables.admission.byInvitation(id, player, invitation);
    else if (password !== undefined) await tables.admission.byPassword(id, player, password, networkOf(ip));
  }

  app.post('/api/tables/:id/enter', { bodyLimit, schema: { params, body: Enter } }, async ({ player, params: { id }, body, ip }) => {
    const guest = known(player);
    await enter(id, guest, body, ip);
    await tables.checkLooker(id, guest);
    return { table: await tables.card(id, guest) };
  });

  app.post('/api/tables/:id/join', { bodyLimit, schema: { params, body: Join } }, async ({ player, params: { id }, body, ip }) => {
    const { seat, ...way } = body;
    const guest = known(player);
    await enter(id, guest, way, ip);
    const table = await tables.join(id, guest, seat);
    await attendance.note(guest.id, id);
    return { table };
  });

  app.post('/api/tables/:id/kick', { bodyLimit, schema: { params, body: SeatOf } }, async ({ player, params: { id }, body: { seat } }) => ({
    table: await tables.sendAway(id, known(player), seat),
  }));

  app.post('/api/tables/:id/leave', { bodyLimit, schema: { params, body: Nothing } }, async ({ player, params: { id } }) => ({
    table: await tables.leave(id, known(player)),
  }));

  app.post('/api/tables/:id/ready', { bodyLimit, schema: { params, body: Ready } }, async ({ player, params: { id }, body }) => {
    const me = known(player);
    const table = await tables.ready(id, me, body.pinch);
    await attendance.note(me.id, id);
    return { table };
  });

  app.post('/api/tables/:id/bot', { bodyLimit, schema: { params, body: SeatBot } }, async ({ player, params: { id }, body }) => ({
    table: await tables.seatBot(id, known(player), body.seat, body.bot),
  }));

  /** @throws Refused */
  async function seen(id: string, player: Player | null): Promise<{ readonly table: LiveTable; readonly viewer: Viewer }> {
    const table = await harbor.table(id);
    const viewer = table.viewerOf(player);
    if (viewer === undefined) throw new Refused('noSpectators');
    if (viewer === null) await tables.checkLooker(id, player);
    else if (player) await attendance.note(player.id, id);
    return { table, viewer };
  }

  app.get(
    '/api/tables/:id/game',
    { schema: { params, querystring: Since } },
    async ({ player, params: { id }, query: { since, rewinds } }, reply) => {
      const { table, viewer } = await seen(id, player);
      if (viewer !== null) table.lookers.visit(viewer);
      const { text } = await table.told(viewer, since === undefined ? undefined : Number(since), Number(rewinds ?? 0));
      return reply.type('application/json').send(text);
    },
  );

  app.post('/api/tables/:id/order', { bodyLimit, schema: { params, body: Ordered } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, known(player));
    if (viewer === null) throw new Refused('notSeated');
    return { own: await table.order(viewer, body.order) };
  });

  app.post('/api/tables/:id/late', { bodyLimit, schema: { params, body: Late } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, known(player));
    if (viewer === null) throw new Refused('notSeated');
    return { own: await table.whenLate(viewer, body.whenLate) };
  });

  app.get('/api/tables/:id/record', { schema: { params } }, async ({ player, params: { id } }) => (await seen(id, player)).table.record());

  app.post('/api/tables/:id/choices', { bodyLimit, schema: { params, body: Answer } }, async ({ player, params: { id }, body }, reply) => {
    const { table, viewer } = await seen(id, known(player));
    if (viewer === null) throw new Refused('notSeated');
    const answer = await table.choose(viewer, body.seq, body.choice, body.key, body.rewinds);
    return reply.code(answer.taken ? 200 : 409).send(answer);
  });

  app.post('/api/tables/:id/why', { bodyLimit: WHY_BYTES, schema: { params, body: Why } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, known(player));
    if (viewer === null) throw new Refused('notSeated');
    return { rules: table.why(viewer, body.seq, body.choices) };
  });

  const sockets = new OpenSockets(limits.sockets);
  plain.metrics.gauge('bb_sockets_open', 'Sockets that are open', () => sockets.size);
  app.get(
    '/api/live',
    {
      websocket: true,
      async preValidation(request) {
        if (!request.principal && !isOwnOrigin(request)) throw new Refused('foreign');
        if (!sockets.hasRoom(networkOf(request.ip))) throw new Refused('tooManySockets');
      },
    },
    (socket, request) => {
      const { player, log } = request;
      const all = allBeside([beside, attendance.atSocket((error) => log.error(error))]);
      socket.on('close', sockets.add(networkOf(request.ip)));
      new SocketSession({
        socket,
        wire: request.raw.socket,
        harbor,
        player,
        onFault: (error) => log.error(error),
        pace: limits.pace,
        beside: all,
        onSaid: (message) => plain.metrics.told(message),
      });
      const ask = watchOver(
        socket,
        async () => player === null || plain.isStillKnown(request),
        (error) => log.error(error),
      );
      if (player) socket.on('close', harbor.bulletin.listen(player.id, 'player', ask));
    },
  );
}
