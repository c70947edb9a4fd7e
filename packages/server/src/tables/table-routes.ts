/** The routes of tables: laid, joined, begun; and the game itself for who has no socket. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { COOKIE } from '../accounts/cookie.ts';
import { isOwnOrigin } from '../accounts/own-origin.ts';
import { Refused } from '../accounts/refused.ts';
import type { Tries } from '../accounts/tries.ts';
import { LONGEST_MESSAGE } from '../live/client-message.ts';
import type { Harbor } from '../live/harbor.ts';
import type { LiveTable, Viewer } from '../live/live-table.ts';
import { type Pace, SocketSession, watchOver } from '../live/socket.ts';
import { Answer, Join, Ready, SeatBot, Since, TableId, TableWish } from './bodies.ts';
import type { Player, Tables } from './tables.ts';

/** Bytes: a component set of one's own is long. */
const WISH_LIMIT = 64 * 1024;
const bodyLimit = LONGEST_MESSAGE;

interface TableRoutesOptions {
  readonly tables: Tables;
  readonly harbor: Harbor;
  readonly tries: Tries;
  readonly pace?: Pace | undefined;
}

function known(player: Player | null): Player {
  if (player) return player;
  throw new Refused('notLoggedIn');
}

export async function tableRoutes(plain: FastifyInstance, { tables, harbor, tries, pace }: TableRoutesOptions): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;

  app.get('/api/tables', async ({ player }) => ({ tables: await tables.list(player) }));

  app.post('/api/tables', { bodyLimit: WISH_LIMIT, schema: { body: TableWish } }, async ({ player, body }, reply) => {
    const host = known(player);
    await tries.take('table', host.id);
    const id = await tables.lay(host, body);
    return reply.code(201).send({ table: await tables.card(id, host) });
  });

  app.get('/api/tables/:id', { schema: { params } }, async ({ player, params: { id } }) => ({ table: await tables.card(id, player) }));

  app.post('/api/tables/:id/join', { bodyLimit, schema: { params, body: Join } }, async ({ player, params: { id }, body }) => ({
    table: await tables.join(id, known(player), body.seat),
  }));

  app.post('/api/tables/:id/leave', { bodyLimit, schema: { params } }, async ({ player, params: { id } }) => ({
    table: await tables.leave(id, known(player)),
  }));

  app.post('/api/tables/:id/ready', { bodyLimit, schema: { params, body: Ready } }, async ({ player, params: { id }, body }) => ({
    table: await tables.ready(id, known(player), body.pinch),
  }));

  app.post('/api/tables/:id/bot', { bodyLimit, schema: { params, body: SeatBot } }, async ({ player, params: { id }, body }) => ({
    table: await tables.seatBot(id, known(player), body.seat, body.bot),
  }));

  /** @throws Refused */
  async function seen(id: string, player: Player | null): Promise<{ readonly table: LiveTable; readonly viewer: Viewer }> {
    const table = await harbor.table(id);
    const viewer = table.viewerOf(player);
    if (viewer === undefined) throw new Refused('noSpectators');
    return { table, viewer };
  }

  app.get('/api/tables/:id/game', { schema: { params, querystring: Since } }, async ({ player, params: { id }, query: { since } }) => {
    const { table, viewer } = await seen(id, player);
    return table.told(viewer, since === undefined ? undefined : Number(since));
  });

  app.post('/api/tables/:id/choices', { bodyLimit, schema: { params, body: Answer } }, async ({ player, params: { id }, body }, reply) => {
    const { table, viewer } = await seen(id, known(player));
    if (viewer === null) throw new Refused('notSeated');
    const answer = await table.choose(viewer, body.seq, body.choice, body.key);
    return reply.code(answer.taken ? 200 : 409).send(answer);
  });

  await app.register(websocket, { options: { maxPayload: LONGEST_MESSAGE } });
  app.get(
    '/api/live',
    {
      websocket: true,
      async preValidation(request) {
        if (!isOwnOrigin(request)) throw new Refused('foreign');
      },
    },
    (socket, { player, log, cookies }) => {
      new SocketSession(socket, harbor, player, (error) => log.error(error), pace);
      const isStillHis = async () => (await plain.playerOf(cookies[COOKIE] ?? ''))?.id === player?.id;
      watchOver(
        socket,
        async () => player === null || isStillHis(),
        (error) => log.error(error),
      );
    },
  );
}
