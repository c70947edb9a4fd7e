/** The routes of notices: what there is, what has been read, what is wanted. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { knownPlayer } from '../accounts/known-player.ts';
import { table } from '../live/client-message.ts';
import type { Notices } from './notices.ts';
import { digestHours, language, type Settings, Wishes } from './settings.ts';
import type { Ways } from './ways/ways.ts';

/** Bytes. */
const bodyLimit = 8192;
const STRICT = { additionalProperties: false } as const;
const Read = Type.Object({ ids: Type.Union([Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 }), Type.Null()]) }, STRICT);
const Change = Type.Object(
  { wishes: Type.Optional(Wishes), digestHours: Type.Optional(digestHours), language: Type.Optional(language) },
  STRICT,
);
const TableWishes = Type.Object({ wishes: Type.Union([Wishes, Type.Null()]) }, STRICT);
const TableId = Type.Object({ id: table }, STRICT);

export function noticeRoutes(plain: FastifyInstance, notices: Notices, settings: Settings, ways: Ways): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const shown = async (player: string) => ({
    available: ways.available,
    pushKey: ways.push?.key ?? null,
    ...(await settings.shown(player)),
  });

  app.get('/api/me/notices', async ({ player }) => {
    const { id } = knownPlayer(player);
    const [list, waiting] = await Promise.all([notices.list(id), notices.waiting(id)]);
    return { unread: list.filter(({ isRead }) => !isRead).length, notices: list, waiting };
  });

  app.post('/api/me/notices/read', { bodyLimit, schema: { body: Read } }, async ({ player, body }, reply) => {
    await notices.read(knownPlayer(player).id, body.ids);
    return reply.code(204).send();
  });

  app.get('/api/me/notices/settings', async ({ player }) => shown(knownPlayer(player).id));

  app.patch('/api/me/notices/settings', { bodyLimit, schema: { body: Change } }, async ({ player, body }) => {
    const { id } = knownPlayer(player);
    await settings.change(id, null, body);
    return shown(id);
  });

  app.patch(
    '/api/me/notices/settings/:id',
    { bodyLimit, schema: { params: TableId, body: TableWishes } },
    async ({ player, params, body: { wishes } }) => {
      const { id } = knownPlayer(player);
      if (wishes) await settings.change(id, params.id, { wishes });
      else await settings.drop(id, params.id);
      return shown(id);
    },
  );
}
