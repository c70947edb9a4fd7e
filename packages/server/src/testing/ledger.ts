/** Whether what players were told is what is stored. */
import { expect } from 'vitest';
import { LiveTable } from '../live/live-table.ts';
import { openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { nodeOn } from './node.ts';
import type { NetworkPlayer } from './player.ts';

/**
 * Each table's choices have neither gap nor double and lead to the end of its game, and each that was acknowledged is there under its own
 * number; no player has seen a gap, a double or a fault.
 */
export async function expectAllThere(url: string, players: readonly NetworkPlayer[]): Promise<void> {
  const base = await openDatabase(url);
  const ledger = new Ledger(base);
  const stored = new Map<string, string | null>();
  const sealed = await base.db.selectFrom('sealed_answers').select(['table_id', 'seq', 'key']).execute();
  for (const { table_id, seq, key } of sealed) stored.set(`sealed ${table_id}/${seq}/${key}`, key);
  for (const { id } of await base.db.selectFrom('tables').select('id').execute()) {
    const rows = await ledger.read(id);
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
    const said = rows.flatMap(({ seat, key }) => (key === null ? [] : [`${seat}/${key}`]));
    expect(new Set(said).size).toBe(said.length);
    // Every node that has the table open lets the bot think; its choice is written once, in the window that it was asked in at the latest.
    const bots = rows.filter(({ key }) => key?.startsWith('bot '));
    expect(bots.length).toBeGreaterThan(0);
    expect(bots.filter(({ seq, key }) => Number(key?.split('/').at(-1)) > seq)).toEqual([]);
    for (const { seq, key } of rows) stored.set(`${id}/${seq}`, key);
    expect((await LiveTable.open(id, nodeOn(base.db, ledger))).isOver).toBe(true);
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
