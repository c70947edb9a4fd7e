/** What a player has said and noted down: for his export, and for when he goes. */
import type { Belongings } from '../accounts/own-data.ts';
import type { Db } from '../storage/schema.ts';

export const talkOfPlayer = (db: Db): Belongings => ({
  async of(player) {
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

  /** That something was said stays, for the others' answers; his notes go with him. */
  async forget(player) {
    await db.updateTable('lines').set({ player_id: null, key: null, name: '', text: '' }).where('player_id', '=', player).execute();
  },
});
