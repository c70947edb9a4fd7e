/** What is stored, alike on SQLite and PostgreSQL: ids are text, moments milliseconds since 1970, JSON is text. */
import type { Generated, Kysely } from 'kysely';
import type { LifeSchema } from './life-schema.ts';
import type { TalkSchema } from './talk-schema.ts';

export interface Schema extends LifeSchema, TalkSchema {
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
    /** When a node has to look at it, though nobody asks; null: not before somebody does. */
    wake_at: number | null;
    body: string;
    /** What the list shows of it; null: the body is to be asked. */
    card: Generated<string | null>;
    /** As in `body`, to be looked for: the name in lower case. */
    name_key: Generated<string>;
    players: Generated<number>;
    open_seats: Generated<number>;
    /** `none` where everybody takes the time that he wants. */
    clock_kind: Generated<string>;
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
  /** What was answered under seal, in windows in which several are asked at once; `choices` has of it what came to count. */
  sealed_answers: {
    table_id: string;
    /** How often the table had been rewound. */
    generation: number;
    /** How many choices there were when the window opened. */
    seq: number;
    seat: number;
    key: string;
    at: number;
    /** Milliseconds that he took, where he had something to play. */
    thought: number | null;
    /** The choice. */
    body: string;
  };
  /** The pass that each seat has given in advance. */
  standing_orders: {
    table_id: string;
    seat: number;
    generation: number;
    /** How many choices there were then. */
    seq: number;
    at: number;
    /** A `StoredOrder`. */
    body: string;
  };
  /** Whoever plays, with an account or without. Tables know one by his id alone: who goes is gone from here. */
  players: {
    id: string;
    name: string;
    created_at: number;
  };
  accounts: {
    player_id: string;
    /** As it was typed. */
    login: string;
    /** In lower case: no two are alike. */
    login_key: string;
    /** Of argon2id; null for who comes by passkey only. */
    password_hash: string | null;
    email: string | null;
  };
  passkeys: {
    /** The credential's, in base64url. */
    id: string;
    player_id: string;
    /** COSE, in base64url. */
    public_key: string;
    counter: number;
    /** A list, in JSON. */
    transports: string;
    created_at: number;
    used_at: number | null;
  };
  sessions: {
    /** SHA-256 of the token, in hex: who reads it here can't log in with it. */
    token_hash: string;
    player_id: string;
    created_at: number;
    seen_at: number;
    expires_at: number;
    /** The browser and its system; empty: not known. */
    device: Generated<string>;
  };
  /** By which programs come in the name of a player. */
  tokens: {
    id: string;
    player_id: string;
    name: string;
    /** SHA-256 of the token, in hex. */
    token_hash: string;
    created_at: number;
    used_at: number | null;
  };
  /** What passkeys are to sign; each goes when it comes back. */
  challenges: {
    challenge: string;
    /** Who adds a passkey; null at a log-in. */
    player_id: string | null;
    expires_at: number;
  };
  /** Who may try again, and when. */
  tries: {
    /** SHA-256 of what is counted, in hex. */
    key: string;
    failures: number;
    free_at: number;
  };
}

export type Db = Kysely<Schema>;
