/** Carries what happens at a table to those who are not there. */
import type { Vote } from '@bb/protocol';
import type { Db } from '../storage/schema.ts';
import type { TableBody } from './table-body.ts';

/** A table, as it is after what has happened. */
export interface Told {
  readonly id: string;
  readonly body: TableBody;
}

/** Each is called in the transaction in which it happens, once: what is written there is written with it, or not at all. */
export interface Herald {
  /** A player may sit down there; `by`: the name of who has invited him. */
  invited(tx: Db, told: Told, player: string, by: string): Promise<void>;
  /** He may not any more, or does not want to: what he was told is of no use. */
  uninvited(tx: Db, table: string, player: string): Promise<void>;
  began(tx: Db, told: Told): Promise<void>;
  /** The stage says whether it was played to its end or aborted. */
  over(tx: Db, told: Told): Promise<void>;
  /** The others among its voters are asked. */
  voteAsked(tx: Db, told: Told, vote: Vote): Promise<void>;
  /** By a bot, or by nobody yet: by the others' vote, or because he has resigned. */
  replaced(tx: Db, told: Told, player: string): Promise<void>;
}

const nothing = async (): Promise<void> => undefined;
export const SILENT: Herald = {
  invited: nothing,
  uninvited: nothing,
  began: nothing,
  over: nothing,
  voteAsked: nothing,
  replaced: nothing,
};
