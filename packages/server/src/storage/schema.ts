/** What is stored, alike on SQLite and PostgreSQL: ids are text, moments milliseconds since 1970, JSON is text. */
import type { Generated, Kysely } from 'kysely';

export interface Schema {
  /** A table and all that is fixed or changes seldom. */
  tables: {
    id: string;
    created_at: number;
    changed_at: number;
    /** How many choices have been made. */
    head: number;
    /** Grows by one with each change of `body`. */
    version: Generated<number>;
    /** As in `body`, to be looked for. */
    stage: string;
    /** 1: it stands in the list of the harbor. */
    is_listed: number;
    body: string;
  };
  /** Append-only, but for a rewind that all have agreed to. */
  choices: {
    table_id: string;
    /** From 0, without a gap. */
    seq: number;
    at: number;
    /** Who chose; -1 is Chance. */
    seat: number;
    /** What the client called its message, so that one sent twice counts once; null where the server chose. */
    key: string | null;
    body: string;
  };
}

export type Db = Kysely<Schema>;
