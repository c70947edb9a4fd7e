/** The export of a player's notifications and settings. */
import type { PlayerData } from '../accounts/player-data.ts';
import type { Db } from '../storage/schema.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { NotificationSettings } from './notification-settings.ts';

export const exportNotifications = (db: Db, settings: NotificationSettings, addresses: MailAddresses): PlayerData => ({
  async export(player) {
    const notices = await db
      .selectFrom('notices')
      .select(['kind', 'table_id', 'at', 'read_at'])
      .where('player_id', '=', player)
      .orderBy('at')
      .orderBy('id')
      .execute();
    const browsers = await db
      .selectFrom('push_subscriptions')
      .select(['created_at', 'endpoint'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .execute();
    const webhooks = await db
      .selectFrom('webhooks')
      .select(['created_at', 'form', 'url'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .execute();
    return {
      settings: await settings.toJson(player),
      isAddressVerified: await addresses.isVerified(player),
      notices: notices.map(({ kind, table_id, at, read_at }) => ({ kind, table: table_id, at, readAt: read_at })),
      // Only the hosts: the rest of these URLs is a secret that lets its holder send there.
      browsers: browsers.map(({ created_at, endpoint }) => ({ createdAt: created_at, host: new URL(endpoint).host })),
      webhooks: webhooks.map(({ created_at, form, url }) => ({ createdAt: created_at, form, host: new URL(url).host })),
    };
  },
  // Foreign keys delete all of it with the player.
  forget: async () => undefined,
});
