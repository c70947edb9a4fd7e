/** The routes of a game in progress: the socket, and requests for clients without one. */

import { type ChoiceJson, recordOf } from '@bb/kernel';
import { Type, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from '../accounts/csrf.ts';
import type { Limits } from '../accounts/limits.ts';
import { networkOf } from '../accounts/rate-limiter.ts';
import { Refused } from '../accounts/refused.ts';
import { requirePlayer } from '../accounts/require-player.ts';
import { type ProvenRecord, proofOf } from '../tables/game-record.ts';
import { LastVisits, WRITE_INTERVAL_MS } from '../tables/last-visits.ts';
import { key, MAX_MESSAGE_BYTES, seq } from '../tables/message-fields.ts';
import { TableId } from '../tables/table-schemas.ts';
import type { Player } from '../tables/table-seats.ts';
import type { Tables } from '../tables/tables.ts';
import { order, whenLate } from './client-message.ts';
import { OpenSockets } from './open-sockets.ts';
import { forbiddingRules } from './room/check-choice.ts';
import { choose } from './room/choose.ts';
import { messageFor } from './room/message-for.ts';
import { setOrder } from './room/order.ts';
import { isEnded, type TableRoom, viewerOf } from './room/table-room.ts';
import { setWhenLate } from './room/time-out.ts';
import { SocketSession, watchOver } from './socket.ts';
import { allSocketExtras, type SocketExtra } from './socket-extras.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Viewer } from './table-updates.ts';

const STRICT = { additionalProperties: false } as const;
const number = Type.String({ pattern: '^[0-9]{1,6}$' });
const GameQuery = Type.Partial(Type.Object({ since: number, rewinds: number }), STRICT);
const StandingOrderBody = Type.Object(
  { order: Type.Optional(order), isOpen: Type.Optional(Type.Boolean()) },
  { ...STRICT, minProperties: 1 },
);
const WhenLateBody = Type.Object({ whenLate }, STRICT);
const choice = Type.Object({ type: Type.String({ maxLength: 40 }) }, { additionalProperties: true, maxProperties: 8 });
const ChoiceBody = Type.Object({ seq, key, choice, rewinds: Type.Optional(seq) }, STRICT);
/** The limit is more than all choices that one thing on the board can stand for. */
const WhyBody = Type.Object({ seq, choices: Type.Array(choice, { maxItems: 200 }) }, STRICT);

/** @returns the record of the game, with its players and the proof of its dice @throws Refused while the game goes on */
async function gameRecord(room: TableRoom): Promise<ProvenRecord> {
  if (!isEnded(room)) throw new Refused('notOver');
  const { id, host, game, record } = room;
  const { position, seq } = room.reached;
  const choices = (await host.choiceLog.read(id)).slice(0, seq).map(({ body }): ChoiceJson => JSON.parse(body));
  return { ...recordOf(game, record.options, choices, position), ...proofOf(id, record) };
}

/** Records visits of players whose sockets watch a table, for as long as they watch it. */
const visitRecorder = (lastVisits: LastVisits, onFault: (error: unknown) => void): SocketExtra => ({
  connect: () => () => undefined,
  watch: (player, table) => {
    if (!player) return () => undefined;
    const note = (): void => void lastVisits.recordVisit(player.id, table).catch(onFault);
    note();
    const again = setInterval(note, WRITE_INTERVAL_MS).unref();
    return () => clearInterval(again);
  },
});

/** The longest request for the reasons why choices are unavailable. */
const MAX_WHY_BYTES = 32 * 1024;
const bodyLimit = MAX_MESSAGE_BYTES;

interface PlayRoutesOptions {
  readonly tables: Tables;
  readonly registry: TableRegistry;
  readonly limits: Limits;
  /** Adds chat and notifications to the sockets. */
  readonly socketExtra: SocketExtra;
}

export async function playRoutes(plain: FastifyInstance, { tables, registry, limits, socketExtra }: PlayRoutesOptions): Promise<void> {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;
  const lastVisits = new LastVisits(tables.store.db, tables.store.environment);

  /** @returns the table and the seat that the player sees it from @throws Refused if the player may not watch */
  async function seen(id: string, player: Player | null): Promise<{ readonly table: TableRoom; readonly viewer: Viewer }> {
    const table = await registry.table(id);
    const viewer = viewerOf(table, player);
    if (viewer === undefined) throw new Refused('noSpectators');
    if (viewer === null) await tables.checkMayWatch(id, player);
    else if (player) await lastVisits.recordVisit(player.id, id);
    return { table, viewer };
  }

  app.get(
    '/api/tables/:id/game',
    { schema: { params, querystring: GameQuery } },
    async ({ player, params: { id }, query: { since, rewinds } }, reply) => {
      const { table, viewer } = await seen(id, player);
      if (viewer !== null) table.presence.visit(viewer);
      const { text } = await messageFor(table, viewer, since === undefined ? undefined : Number(since), Number(rewinds ?? 0));
      return reply.type('application/json').send(text);
    },
  );

  app.post(
    '/api/tables/:id/order',
    { bodyLimit, schema: { params, body: StandingOrderBody } },
    async ({ player, params: { id }, body }) => {
      const { table, viewer } = await seen(id, requirePlayer(player));
      if (viewer === null) throw new Refused('notSeated');
      return { own: await setOrder(table, viewer, body.order, body.isOpen) };
    },
  );

  app.post('/api/tables/:id/late', { bodyLimit, schema: { params, body: WhenLateBody } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, requirePlayer(player));
    if (viewer === null) throw new Refused('notSeated');
    return { own: await setWhenLate(table, viewer, body.whenLate) };
  });

  app.get('/api/tables/:id/record', { schema: { params } }, async ({ player, params: { id } }) =>
    gameRecord((await seen(id, player)).table),
  );

  app.post('/api/tables/:id/choices', { bodyLimit, schema: { params, body: ChoiceBody } }, async ({ player, params: { id }, body }) => {
    const { table, viewer } = await seen(id, requirePlayer(player));
    if (viewer === null) throw new Refused('notSeated');
    return choose(table, viewer, body.seq, body.choice, body.key, body.rewinds);
  });

  app.post(
    '/api/tables/:id/why',
    { bodyLimit: MAX_WHY_BYTES, schema: { params, body: WhyBody } },
    async ({ player, params: { id }, body }) => {
      const { table, viewer } = await seen(id, requirePlayer(player));
      if (viewer === null) throw new Refused('notSeated');
      return { rules: forbiddingRules(table, viewer, body.seq, body.choices) };
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
      const all = allSocketExtras([socketExtra, visitRecorder(lastVisits, (error) => log.error(error))]);
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
