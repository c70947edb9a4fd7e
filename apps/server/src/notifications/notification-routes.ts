/** The routes of notifications and their settings. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requirePlayer } from '../accounts/require-player.ts';
import { table } from '../play/client-message.ts';
import type { Channels } from './channels/channels.ts';
import { ChannelsByKind, digestHours, language, type NotificationSettings } from './notification-settings.ts';
import type { Notifications } from './notifications.ts';

const MAX_BODY_BYTES = 8192;
const STRICT = { additionalProperties: false } as const;
const MarkRead = Type.Object({ ids: Type.Union([Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 }), Type.Null()]) }, STRICT);
const SettingsChange = Type.Object(
  { wishes: Type.Optional(ChannelsByKind), digestHours: Type.Optional(digestHours), language: Type.Optional(language) },
  STRICT,
);
const TableChannels = Type.Object({ wishes: Type.Union([ChannelsByKind, Type.Null()]) }, STRICT);
const TableId = Type.Object({ id: table }, STRICT);

export function notificationRoutes(
  plain: FastifyInstance,
  notifications: Notifications,
  settings: NotificationSettings,
  channels: Channels,
): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const settingsOf = async (player: string) => ({
    available: channels.available,
    pushKey: channels.push?.publicKey ?? null,
    ...(await settings.toJson(player)),
  });

  app.get('/api/me/notices', async ({ player }) => {
    const { id } = requirePlayer(player);
    const [list, waiting] = await Promise.all([notifications.list(id), notifications.awaitingTables(id)]);
    return { unread: list.filter(({ isRead }) => !isRead).length, notices: list, waiting };
  });

  app.post('/api/me/notices/read', { bodyLimit: MAX_BODY_BYTES, schema: { body: MarkRead } }, async ({ player, body }, reply) => {
    await notifications.markRead(requirePlayer(player).id, body.ids);
    return reply.code(204).send();
  });

  app.get('/api/me/notices/settings', async ({ player }) => settingsOf(requirePlayer(player).id));

  app.patch('/api/me/notices/settings', { bodyLimit: MAX_BODY_BYTES, schema: { body: SettingsChange } }, async ({ player, body }) => {
    const { id } = requirePlayer(player);
    await settings.change(id, null, body);
    return settingsOf(id);
  });

  app.patch(
    '/api/me/notices/settings/:id',
    { bodyLimit: MAX_BODY_BYTES, schema: { params: TableId, body: TableChannels } },
    async ({ player, params, body: { wishes } }) => {
      const { id } = requirePlayer(player);
      if (wishes) await settings.change(id, params.id, { wishes });
      else await settings.dropTable(id, params.id);
      return settingsOf(id);
    },
  );
}
