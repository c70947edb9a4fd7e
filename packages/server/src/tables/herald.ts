/** Carries what happens at a table to those who are not there. */
import type { Vote } from '@bb/protocol';
import type { Compilable } from 'kysely';
import type { Db } from '../storage/schema.ts';
import type { TableBody } from './table-body.ts';

/** A table, as it is after what has happened. */
export interface Told {
  readonly id: string;
  readonly body: TableBody;
}

/** What is to be written in the same transaction. */
export type News = readonly Compilable[];

/** Each is called once for what happens, and what it yields is written with it, or not at all. */
export interface Herald {
  /** A player may sit down there; `by`: the name of who has invited him. */
  invited(told: Told, player: string, by: string): News;
  /** He may not any more, or does not want to: what he was told is of no use. */
  uninvited(table: string, player: string): News;
  began(told: Told): News;
  /** The stage says whether it was played to its end or aborted. */
  over(told: Told): News;
  /** The others among its voters are asked. */
  voteAsked(told: Told, vote: Vote): News;
  /** By a bot, or by nobody yet: by the others' vote, or because he has resigned. */
  replaced(told: Told, player: string): News;
}

/** Within a transaction. */
export async function written(tx: Db, news: News): Promise<void> {
  for (const change of news) await tx.executeQuery(change.compile());
}

const nothing = (): News => [];
export const SILENT: Herald = {
  invited: nothing,
  uninvited: nothing,
  began: nothing,
  over: nothing,
  voteAsked: nothing,
  replaced: nothing,
};
