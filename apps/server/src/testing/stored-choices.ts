/** Compares the acknowledgments that players got with what is stored. */

import { expect } from 'vitest';
import { openRoom } from '../play/room/open-room.ts';
import { isOver } from '../play/room/table-room.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { openDatabase } from '../storage/database.ts';
import type { NetworkPlayer } from './network-player.ts';
import { singleTableNode } from './single-table-host.ts';

/**
 * Expects that the choices of each table have no gap and no duplicate and end its game, that every acknowledged choice is stored under its
 * number, and that no player has seen a gap, a duplicate or an error.
 */
export async function expectChoicesStored(url: string, players: readonly NetworkPlayer[]): Promise<void> {
  const base = await openDatabase(url);
  const choiceLog = new ChoiceLog(base);
  const stored = new Map<string, string | null>();
  const sealed = await base.db.selectFrom('sealed_answers').select(['table_id', 'seq', 'key']).execute();
  for (const { table_id, seq, key } of sealed) stored.set(`sealed ${table_id}/${seq}/${key}`, key);
  for (const { id } of await base.db.selectFrom('tables').select('id').execute()) {
    const rows = await choiceLog.read(id);
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    const messages = rows.flatMap(({ seat, key }) => (key === null ? [] : [`${seat}/${key}`]));
    expect(new Set(messages).size).toBe(messages.length);
    // Every node that has the table open lets the bot think; its choice is stored once, and not before the choice that it was asked for.
    const bots = rows.filter(({ key }) => key?.startsWith('bot '));
    expect(bots.length).toBeGreaterThan(0);
    expect(bots.filter(({ seq, key }) => Number(key?.split('/').at(-1)) > seq)).toEqual([]);
    for (const { seq, key } of rows) stored.set(`${id}/${seq}`, key);
    expect(isOver(await openRoom(id, singleTableNode(base.db, choiceLog)))).toBe(true);
  }
  await base.close();
  const lost = players.flatMap(({ acknowledged }) =>
    acknowledged.filter(
      ({ table, seq, key, isSealed }) => stored.get(isSealed ? `sealed ${table}/${seq}/${key}` : `${table}/${seq}`) !== key,
    ),
  );
  expect(lost).toEqual([]);
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
}
