/** What can be reported, and whose it is. A line only by who can read it. */

import { MAX_SEATS } from '@bb/engine';
import { ROOMS, type Room } from '@bb/protocol';
import { Type } from 'typebox';
import { Refused } from '../accounts/refused.ts';
import { table } from '../live/client-message.ts';
import type { Db } from '../storage/schema.ts';
import type { Admission } from '../tables/admission.ts';
import type { Player } from '../tables/seats.ts';
import { readTableBody } from '../tables/table-body.ts';
import { accessTo } from '../talk/rooms.ts';

const STRICT = { additionalProperties: false } as const;
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });
const line = Type.Object({ room: Type.Enum([...ROOMS]), seq: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) }, STRICT);
/** A line, who sits on a seat, or else the table. */
export const about = { table, seat: Type.Optional(seat), line: Type.Optional(line) };

export interface About {
  readonly table: string;
  readonly seat?: number;
  readonly line?: { readonly room: Room; readonly seq: number };
}

export interface Subject {
  /** The same for all who mean the same. */
  readonly key: string;
  /** How it reads. */
  readonly quote: string;
  /** The id of the player whose it is; null: he is gone, or it is a bot's. */
  readonly player: string | null;
}

/** @throws Refused */
export async function subjectOf(db: Db, admission: Admission, player: Player, { table: id, seat, line }: About): Promise<Subject> {
  const row = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('noTable');
  const body = readTableBody(row.body);
  if (line) {
    const { reads } = await accessTo(admission, id, body, player);
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
    const sits = body.seats[seat];
    if (sits?.kind !== 'person') throw new Refused('nobodyThere');
    return { key: `seat ${id} ${sits.player}`, quote: sits.name, player: sits.player };
  }
  return { key: `table ${id}`, quote: body.name, player: body.host };
}
