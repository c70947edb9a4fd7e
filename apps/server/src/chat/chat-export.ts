/** Exports and deletes a player's chat messages and notes. */
import type { PlayerData } from '../accounts/player-data.ts';
import type { Db } from '../storage/schema.ts';

export const chatOfPlayer = (db: Db): PlayerData => ({
  async export(player) {
    const lines = await db
      .selectFrom('lines')
      .select(['table_id', 'room', 'seq', 'at', 'seat', 'name', 'text'])
      .where('player_id', '=', player)
      .orderBy('at')
      .orderBy('table_id')
      .orderBy('seq')
      .execute();
    const notes = await db
      .selectFrom('notes')
      .select(['table_id', 'changed_at', 'text'])
      .where('player_id', '=', player)
      .orderBy('table_id')
      .execute();
    return {
      lines: lines.map(({ table_id, ...line }) => ({ table: table_id, ...line })),
      notes: notes.map(({ table_id, changed_at, text }) => ({ table: table_id, changedAt: changed_at, text })),
    };
  },

  /** Keeps the player's messages empty, so that the numbers of the others stay. A foreign key deletes the notes with the player. */
  async forget(player) {
    await db.updateTable('lines').set({ player_id: null, key: null, name: '', text: '' }).where('player_id', '=', player).execute();
  },
});
