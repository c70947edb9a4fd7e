/** The routes that create, change, join and begin tables. */
import type { Static, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { EmptyBody } from '../accounts/account-schemas.ts';
import type { Limits } from '../accounts/limits.ts';
import { networkOf, type RateLimiter } from '../accounts/rate-limiter.ts';
import { requirePlayer } from '../accounts/require-player.ts';
import { LastVisits } from './last-visits.ts';
import { MAX_MESSAGE_BYTES } from './message-fields.ts';
import { Lobby } from './table-lists.ts';
import {
  EnterBody,
  JoinBody,
  KickBody,
  ListQuery,
  NewTableBody,
  PageQuery,
  ReadyBody,
  SeatBotBody,
  TableChanges,
  TableId,
} from './table-schemas.ts';
import type { Player } from './table-seats.ts';
import type { Tables } from './tables.ts';

const bodyLimit = MAX_MESSAGE_BYTES;

interface TableRoutesOptions {
  readonly tables: Tables;
  readonly rateLimiter: RateLimiter;
  readonly limits: Limits;
}

export async function tableRoutes(plain: FastifyInstance, { tables, rateLimiter, limits }: TableRoutesOptions): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;
  const { db, environment } = tables.store;
  const lobby = new Lobby(db, environment);
  const lastVisits = new LastVisits(db, environment);

  const games = tables.games.map(({ game: { id, version, players }, title, bots }) => {
    const [min, max] = players;
    return { id, version, title, seats: { min, max }, bots: bots.levels };
  });
  app.get('/api/games', async () => ({ games }));

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

  app.post(
    '/api/tables',
    { bodyLimit: limits.tableBytes, schema: { body: NewTableBody } },
    async ({ player, body, idempotencyKey }, reply) => {
      const host = requirePlayer(player);
      const id = tables.idForRequest(host, idempotencyKey);
      // A server that was killed before it could answer has created the table already.
      if (!(await tables.store.has(id))) {
        await rateLimiter.take(host.isGuest ? 'guestTable' : 'table', host.id);
        await tables.create(host, body, id);
      }
      return reply.code(201).send({ table: await tables.card(id, host) });
    },
  );

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
    await lastVisits.recordVisit(guest.id, id);
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
    const table = await tables.ready(id, me, body.clientSeed);
    await lastVisits.recordVisit(me.id, id);
    return { table };
  });

  app.post('/api/tables/:id/bot', { bodyLimit, schema: { params, body: SeatBotBody } }, async ({ player, params: { id }, body }) => ({
    table: await tables.seatBot(id, requirePlayer(player), body.seat, body.bot),
  }));
}
