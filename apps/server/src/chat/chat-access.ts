/**
 * Decides which rooms of a table a player may read and write in. Seated players write to everyone at the table: there are no private rooms for
 * some of them (4.68). While a game is in progress spectators write in the gallery, which seated players can't read before it is over.
 */
import type { Seat } from '@bb/kernel';
import type { Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { TableAccess } from '../tables/table-access.ts';
import type { TableRecord } from '../tables/table-record.ts';
import { type Player, replacedSeatOf, seatOf } from '../tables/table-seats.ts';

export interface ChatAccess {
  /** The player's seat, even if a bot plays there for now; null for a spectator. */
  readonly seat: Seat | null;
  readonly reads: readonly Room[];
  /** Null if the player may not write at all. */
  readonly writes: Room | null;
}

/** Does not check the table's password. @returns null if the player may not even watch */
function accessOf(record: TableRecord, player: Player | null): ChatAccess | null {
  // A player replaced by a bot may return to the seat, and must not read the gallery before.
  const seat = seatOf(record, player) ?? replacedSeatOf(record, player);
  if (seat === null && !record.hasSpectators) return null;
  const isInProgress = record.stage === 'inProgress';
  const isInGallery = isInProgress && seat === null;
  return {
    seat,
    reads: isInProgress && (seat !== null || player === null) ? ['table'] : ['table', 'gallery'],
    writes: player === null ? null : isInGallery ? 'gallery' : 'table',
  };
}

/** @returns the rooms that the player may read and write in @throws Refused if the player may not watch the table */
export async function checkChatAccess(tables: TableAccess, id: string, record: TableRecord, player: Player | null): Promise<ChatAccess> {
  if (record.password !== null) await tables.check(id, record, player);
  const access = accessOf(record, player);
  if (!access) throw new Refused('noSpectators');
  return access;
}
