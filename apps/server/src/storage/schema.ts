/** The database schema, the same on SQLite and PostgreSQL. Ids and JSON are text; times are milliseconds since 1970. */
import type { Generated, Kysely } from 'kysely';
import type { ChatSchema } from './chat-schema.ts';
import type { TableLifecycleSchema } from './table-lifecycle-schema.ts';

export interface Schema extends TableLifecycleSchema, ChatSchema {
  /** Tables, without their choices. */
  tables: {
    id: string;
    created_at: number;
    changed_at: number;
    /** How many choices have been made. */
    head: number;
    /** Grows by one with each change of `body`. */
    version: Generated<number>;
    /** A `Stage`: a copy from `body`, for queries. */
    stage: string;
    /** 1 if the lobby lists it. */
    is_listed: number;
    /** When a node has to wake it; null means only on request. */
    wake_at: number | null;
    /** The table record, as JSON. */
    body: string;
    /** What lists show of it, as JSON; null if it has to be derived from `body`. */
    card: Generated<string | null>;
    /** The name in lower case: like the columns below, a copy from `body`, for queries. */
    name_key: Generated<string>;
    players: Generated<number>;
    open_seats: Generated<number>;
    /** `none` without a time limit. */
    /** The id of the game. */
    game: Generated<string>;
    clock_kind: Generated<string>;
  };
  /** The choice log. Append-only, except for a rewind that the players have agreed to. */
  choices: {
    table_id: string;
    /** From 0, without a gap. */
    seq: number;
    at: number;
    /** The seat that chose; -1 is Chance. */
    seat: number;
    /** The client's name for its message, so that one sent twice counts once; null if the server chose. */
    key: string | null;
    body: string;
  };
  /** Secret answers in windows. Those that take effect are in `choices` too. */
  sealed_answers: {
    table_id: string;
    /** How often the table had been rewound by then. */
    generation: number;
    /** How many choices there were when the window opened. */
    seq: number;
    seat: number;
    key: string;
    at: number;
    /** Milliseconds that the player took; null if they had nothing to play. */
    thought: number | null;
    /** The choice, as JSON. */
    body: string;
  };
  /** The standing order of each seat. */
  standing_orders: {
    table_id: string;
    seat: number;
    generation: number;
    /** How many choices there were when it was given. */
    seq: number;
    at: number;
    /** A `StoredOrder`, as JSON. */
    body: string;
  };
  /** Everyone who plays, with or without an account. Tables know players by id; a deleted player has no row here. */
  players: {
    id: string;
    name: string;
    created_at: number;
  };
  accounts: {
    player_id: string;
    /** As it was typed. */
    login: string;
    /** In lower case; unique. */
    login_key: string;
    /** An argon2id hash; null for an account with passkeys only. */
    password_hash: string | null;
    /** As it was typed. */
    email: string | null;
    /** The form in which it is looked up. */
    email_key: string | null;
  };
  passkeys: {
    /** The id of the credential, in base64url. */
    id: string;
    player_id: string;
    /** COSE, in base64url. */
    public_key: string;
    counter: number;
    /** A list, as JSON. */
    transports: string;
    created_at: number;
    used_at: number | null;
  };
  sessions: {
    /** SHA-256 of the token, in hex: whoever can read the database can't sign in with it. */
    token_hash: string;
    player_id: string;
    created_at: number;
    seen_at: number;
    expires_at: number;
    /** The browser and its operating system; empty if unknown. */
    device: Generated<string>;
  };
  /** API tokens: programs use them in the name of a player. */
  tokens: {
    id: string;
    player_id: string;
    name: string;
    /** SHA-256 of the token, in hex. */
    token_hash: string;
    created_at: number;
    used_at: number | null;
  };
  /** WebAuthn challenges, each good for one use. */
  challenges: {
    challenge: string;
    /** The player who adds a passkey; null when somebody signs in. */
    player_id: string | null;
    expires_at: number;
  };
  /** What `/healthz` writes, to see whether the database takes writes. */
  heartbeat: {
    id: number;
    at: number;
  };
  /** The last beat of each node: when the database has answered it. */
  beats: {
    node: string;
    /** The time that the nodes share. */
    at: number;
    /** The clock of the database server; on SQLite, that of the machine. */
    reference: number;
    /** 1 if the node has stopped since. */
    is_last: number;
  };
  /** When no node could play, in the time that the nodes share. */
  downtimes: {
    started_at: number;
    ended_at: number;
  };
  /** Requests that may be sent again: see `repeated-requests.ts`. */
  requests: {
    /** SHA-256 of the client's key, in hex. */
    id: string;
    /** An HMAC of what is requested, in hex, by the key. */
    request: string;
    /** Null for a stranger. */
    player_id: string | null;
    at: number;
    /** Encrypted with the key; null until the request is answered. */
    answer: string | null;
  };
  /** The state of the rate limiter. */
  tries: {
    /** SHA-256 of what is counted, such as a network or an account, in hex. */
    key: string;
    failures: number;
    free_at: number;
  };
}

export type Db = Kysely<Schema>;
