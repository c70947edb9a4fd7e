/** Turns events of a table into notifications. */
import type { Vote } from '@bb/protocol';
import type { Compilable } from 'kysely';
import type { Db } from '../storage/schema.ts';
import type { TableRecord } from './table-record.ts';

/** A table after the event. */
export interface ChangedTable {
  readonly id: string;
  readonly record: TableRecord;
}

/** Writes to run in the same transaction. */
export type NotificationWrites = readonly Compilable[];

/** Each method is called once for its event. The writes that it returns are committed with the event or not at all. Players are ids. */
export interface TableNotifier {
  /** A player was invited to a table. @param by  the name of the player who sent the invitation */
  invited(told: ChangedTable, player: string, by: string): NotificationWrites;
  /** The invitation was revoked or declined: earlier notifications of it are obsolete. */
  uninvited(table: string, player: string): NotificationWrites;
  /** The game has begun. */
  began(told: ChangedTable): NotificationWrites;
  /** The game is over. The stage of the table tells whether it was played to its end or aborted. */
  finished(told: ChangedTable): NotificationWrites;
  /** A vote has started. Its voters other than the proposer are asked. */
  voteStarted(told: ChangedTable, vote: Vote): NotificationWrites;
  /** The player has lost the seat, by vote or by resigning: a bot has it now, or it is open. */
  replaced(told: ChangedTable, player: string): NotificationWrites;
}

/** Runs the writes in order. @param tx  a transaction */
export async function runWrites(tx: Db, news: NotificationWrites): Promise<void> {
  for (const change of news) await tx.executeQuery(change.compile());
}

const noWrites = (): NotificationWrites => [];
export const NO_NOTIFICATIONS: TableNotifier = {
  invited: noWrites,
  uninvited: noWrites,
  began: noWrites,
  finished: noWrites,
  voteStarted: noWrites,
  replaced: noWrites,
};
