/** What is kept of a player's notices: for his export. All of it goes with him. */
import type { Belongings } from '../accounts/own-data.ts';
import type { Db } from '../storage/schema.ts';
import type { Addresses } from './addresses.ts';
import type { Settings } from './settings.ts';

export const noticesOfPlayer = (db: Db, settings: Settings, addresses: Addresses): Belongings => ({
  async of(player) {
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
      settings: await settings.shown(player),
      isAddressVerified: await addresses.isVerified(player),
      notices: notices.map(({ kind, table_id, at, read_at }) => ({ kind, table: table_id, at, readAt: read_at })),
      // Who knows the rest of these addresses may write there.
      browsers: browsers.map(({ created_at, endpoint }) => ({ createdAt: created_at, host: new URL(endpoint).host })),
      webhooks: webhooks.map(({ created_at, form, url }) => ({ createdAt: created_at, form, host: new URL(url).host })),
    };
  },
  forget: async () => undefined,
});
