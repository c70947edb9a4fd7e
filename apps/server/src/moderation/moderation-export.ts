/** Exports and deletes what moderation has stored of a player. The export does not tell who reported the player. */
import type { PlayerData } from '../accounts/player-data.ts';
import type { Db } from '../storage/schema.ts';
import type { Mutes } from './mutes.ts';

export const moderationOfPlayer = (db: Db, mutes: Mutes): PlayerData => ({
  async export(player) {
    const reports = await db
      .selectFrom('reports')
      .select(['at', 'table_id', 'reason', 'handled_at'])
      .where('by_player', '=', player)
      .orderBy('at')
      .execute();
    const sanctions = await db
      .selectFrom('sanctions')
      .select(['kind', 'until', 'reason'])
      .where('player_id', '=', player)
      .orderBy('kind')
      .execute();
    return {
      reports: reports.map(({ at, table_id, reason, handled_at }) => ({ at, table: table_id, reason, handledAt: handled_at })),
      muted: (await mutes.list(player)).length,
      sanctions,
    };
  },

  async forget(player) {
    await db.updateTable('reports').set({ by_player: null }).where('by_player', '=', player).execute();
    await db.updateTable('reports').set({ about_player: null, quote: '' }).where('about_player', '=', player).execute();
    await db.updateTable('reports').set({ handled_by: null }).where('handled_by', '=', player).execute();
    await db.updateTable('moderation_log').set({ about_player: null }).where('about_player', '=', player).execute();
    await db.updateTable('moderation_log').set({ moderator: null }).where('moderator', '=', player).execute();
  },
});
