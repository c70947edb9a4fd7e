/** Finds the thing that a player reports and the player behind it. Only those who can read a line may report it. */

import { ROOMS, type Room } from '@bb/protocol';
import { Type } from 'typebox';
import { Refused } from '../accounts/refused.ts';
import { checkChatAccess } from '../chat/chat-access.ts';
import type { Db } from '../storage/schema.ts';
import { MAX_SEATS } from '../tables/hosted-games.ts';
import { table } from '../tables/message-fields.ts';
import type { TableAccess } from '../tables/table-access.ts';
import { requireTableRecord } from '../tables/table-record.ts';
import type { Player } from '../tables/table-seats.ts';

const STRICT = { additionalProperties: false } as const;
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });
const line = Type.Object({ room: Type.Enum([...ROOMS]), seq: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }, STRICT);
/** With `line`: a chat line; with `seat`: the player there; otherwise the table. */
export const reportTarget = { table, seat: Type.Optional(seat), line: Type.Optional(line) };

/** Names what is reported as `reportTarget` does. */
export interface ReportTarget {
  readonly table: string;
  readonly seat?: number;
  readonly line?: { readonly room: Room; readonly seq: number };
}

export interface Subject {
  /** Identifies the reported thing: the same for every player who reports it. */
  readonly key: string;
  /** The text of the line, or the name of the player or table. */
  readonly quote: string;
  /** The id of the line's author, the seated player or the host; null if the account was deleted. */
  readonly player: string | null;
}

/** @param player  the player who reports it @throws Refused if the player can't see it, or nobody sits there */
export async function subjectOf(db: Db, access: TableAccess, player: Player, { table: id, seat, line }: ReportTarget): Promise<Subject> {
  const row = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('noTable');
  const record = requireTableRecord(row.body);
  if (line) {
    const { reads } = await checkChatAccess(access, id, record, player);
    if (!reads.includes(line.room)) throw new Refused('noLine');
    const said = await db
      .selectFrom('lines')
      .select(['player_id', 'text'])
      .where('table_id', '=', id)
      .where('room', '=', line.room)
      .where('seq', '=', line.seq)
      .executeTakeFirst();
    if (!said) throw new Refused('noLine');
    return { key: `line ${id} ${line.room} ${line.seq}`, quote: said.text, player: said.player_id };
  }
  if (seat !== undefined) {
    const sits = record.seats[seat];
    if (sits?.kind !== 'person') throw new Refused('nobodyThere');
    return { key: `seat ${id} ${sits.player}`, quote: sits.name, player: sits.player };
  }
  return { key: `table ${id}`, quote: record.name, player: record.host };
}
