/** The lines around a reported one, so that a moderator need not judge a line alone. */
import type { Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Db } from '../storage/schema.ts';
import { requireTableRecord } from '../tables/table-record.ts';
import { replacedSeatOf, seatOf } from '../tables/table-seats.ts';

/** A line as a moderator sees it. */
export interface ContextLine {
  readonly room: Room;
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty, like the text, if the author's account was deleted. */
  readonly name: string;
  readonly text: string;
  /** Whether it is the reported line. */
  readonly isReported: boolean;
  /** Whether the reported player wrote it. */
  readonly isTheirs: boolean;
}

/** Lines before the reported line or the report. */
const LINES_BEFORE = 10;
const LINES_AFTER = 5;

/**
 * @returns in order, the lines around a reported line in its room; if a name or table was reported, the lines around the time of the report
 * @throws Refused
 */
export async function linesAround(db: Db, moderator: string, report: string): Promise<readonly ContextLine[]> {
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
  if (room === 'gallery') await checkMayReadGallery(db, table, moderator);
  const lines = db.selectFrom('lines').selectAll().where('table_id', '=', table).where('room', '=', room);
  const [before, after] = isLine
    ? [lines.where('seq', '<=', Number(seq)).limit(LINES_BEFORE + 1), lines.where('seq', '>', Number(seq))]
    : [lines.where('at', '<=', row.at).limit(LINES_BEFORE), lines.where('at', '>', row.at)];
  const rows = [...(await before.orderBy('seq', 'desc').execute()).reverse(), ...(await after.orderBy('seq').limit(LINES_AFTER).execute())];
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

/** A moderator with a seat at the table may read the gallery only when the game is over. @throws Refused `notYet` */
async function checkMayReadGallery(db: Db, table: string, moderator: string): Promise<void> {
  const row = await db.selectFrom('tables').select('body').where('id', '=', table).executeTakeFirst();
  if (!row) return;
  const record = requireTableRecord(row.body);
  const player = { id: moderator, name: '' };
  if (record.stage === 'inProgress' && (seatOf(record, player) ?? replacedSeatOf(record, player)) !== null) throw new Refused('notYet');
}
