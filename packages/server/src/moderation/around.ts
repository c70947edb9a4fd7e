/** What was said around what was reported, so that a moderator need not judge a line alone. */
import type { Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { seatKeptFor, seatOf } from '../tables/seats.ts';
import { readTableBody } from '../tables/table-body.ts';

/** A line as a moderator sees it. */
export interface LineAround {
  readonly room: Room;
  readonly seq: number;
  readonly at: number;
  /** Empty: he is gone, and his words with him. */
  readonly name: string;
  readonly text: string;
  /** It is the one that was reported. */
  readonly isReported: boolean;
  /** Whoever was reported has said it. */
  readonly isTheirs: boolean;
}

/** Lines before what was reported, and after it. */
const BEFORE = 10;
const AFTER = 5;

/** Of a line those in its room; of a name or a table those at the table when it was reported. In their order. @throws Refused */
export async function saidAround(db: Db, moderator: string, report: string): Promise<readonly LineAround[]> {
  const row = await db
    .selectFrom('reports')
    .select(['at', 'subject', 'table_id', 'about_player'])
    .where('id', '=', report)
    .executeTakeFirst();
  if (!row) throw new Refused('noReport');
  const { about_player, table_id: table } = row;
  if (table === null) return [];
  const [what, , place, seq] = row.subject.split(' ');
  const isLine = what === 'line';
  const room = isLine && place === 'gallery' ? place : 'table';
  if (room === 'gallery') await checkEars(db, table, moderator);
  const lines = db.selectFrom('lines').selectAll().where('table_id', '=', table).where('room', '=', room);
  const [before, after] = isLine
    ? [lines.where('seq', '<=', Number(seq)).limit(BEFORE + 1), lines.where('seq', '>', Number(seq))]
    : [lines.where('at', '<=', row.at).limit(BEFORE), lines.where('at', '>', row.at)];
  const rows = [...(await before.orderBy('seq', 'desc').execute()).reverse(), ...(await after.orderBy('seq').limit(AFTER).execute())];
  return rows.map(({ seq: number, at, name, text, player_id }) => ({
    room,
    seq: number,
    at,
    name,
    text,
    isReported: isLine && number === Number(seq),
    isTheirs: player_id !== null && player_id === about_player,
  }));
}

/** A moderator who plays there hears the gallery no sooner than others who do. @throws Refused */
async function checkEars(db: Db, table: string, moderator: string): Promise<void> {
  const row = await db.selectFrom('tables').select('body').where('id', '=', table).executeTakeFirst();
  if (!row) return;
  const body = readTableBody(row.body);
  const player = { id: moderator, name: '' };
  if (body.stage === 'playing' && (seatOf(body, player) ?? seatKeptFor(body, player)) !== null) throw new Refused('notYet');
}
