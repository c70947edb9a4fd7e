/** What is stored of talk, notices and moderation: see `schema.ts`. */

export interface TalkSchema {
  /** Lines of chat, from 0 in each room. */
  lines: {
    table_id: string;
    room: string;
    seq: number;
    at: number;
    /** Null: he is gone, and his words with him. */
    player_id: string | null;
    /** Where he sat when he said it; null: he looked on. */
    seat: number | null;
    /** As he was called then. */
    name: string;
    /** What the client called its message, so that one sent twice counts once. */
    key: string | null;
    text: string;
  };
  /** What a player writes down for himself at a table. */
  notes: {
    table_id: string;
    player_id: string;
    /** Grows by one with each change. */
    version: number;
    changed_at: number;
    text: string;
  };
  /** What a player finds in the page. */
  notices: {
    id: string;
    player_id: string;
    table_id: string | null;
    /** What it is about: there is one notice of it, which a later one replaces. */
    key: string;
    kind: string;
    at: number;
    /** The number of the choice that is waited for: when the table has come further, it is stale. Null: it never is. */
    seq: number | null;
    /** When the time is over; null: that doesn't matter here. */
    due_at: number | null;
    read_at: number | null;
  };
  /** What is to be done outside the database: taken by one node at a time, and gone when it is done. */
  jobs: {
    id: string;
    /** No two jobs are to do the same. */
    key: string;
    player_id: string | null;
    /** When it may be taken. Who takes it moves this on: if he dies, somebody else takes it then. */
    due_at: number;
    tries: number;
    body: string;
  };
  /** Notices that wait for a digest. */
  bundled: {
    player_id: string;
    channel: string;
    notice_id: string;
  };
  /** How much a player was told by a channel. */
  floods: {
    player_id: string;
    channel: string;
    /** When this period began, and how often since. */
    since: number;
    told: number;
    /** When the last digest went. */
    digest_at: number;
  };
  /** What a player wants to be told, and how. */
  notice_settings: {
    player_id: string;
    /** Empty: for all tables that have no settings of their own. */
    table_id: string;
    body: string;
  };
  /** Browsers that take messages for a player: RFC 8030, RFC 8291. */
  push_subscriptions: {
    /** SHA-256 of the endpoint, in hex. */
    id: string;
    player_id: string;
    created_at: number;
    endpoint: string;
    p256dh: string;
    auth: string;
  };
  webhooks: {
    id: string;
    player_id: string;
    created_at: number;
    form: string;
    url: string;
    /** Signs what is sent. */
    secret: string;
    /** In a row. */
    failures: number;
    disabled_at: number | null;
  };
  /** Who is connected to which node, as of when. */
  presence: {
    player_id: string;
    node: string;
    seen_at: number;
  };
  /** Who has shown that he reads what is sent to this address. It counts only as long as it is his account's. */
  verified_addresses: {
    player_id: string;
    email: string;
  };
  /** What stands in links in mails, each good for one use. */
  mailed_tokens: {
    /** SHA-256, in hex. */
    token_hash: string;
    player_id: string;
    purpose: string;
    /** To which it was sent. */
    email: string;
    expires_at: number;
  };
  /** What the server has made up for itself. */
  secrets: {
    name: string;
    value: string;
  };
  moderators: {
    player_id: string;
  };
  reports: {
    id: string;
    at: number;
    /** Null: he is gone. */
    by_player: string | null;
    about_player: string | null;
    table_id: string | null;
    /** What was reported, so that nobody reports it twice. */
    subject: string;
    /** How it read then. */
    quote: string;
    reason: string;
    handled_at: number | null;
    handled_by: string | null;
  };
  /** Whom a player doesn't want to hear. */
  mutes: {
    player_id: string;
    muted_id: string;
    at: number;
  };
  /** Who may not speak, or not come, and until when; null: for good. */
  sanctions: {
    player_id: string;
    kind: string;
    until: number | null;
    reason: string;
  };
  moderation_log: {
    id: string;
    at: number;
    /** Null: the server's owner. */
    moderator: string | null;
    deed: string;
    about_player: string | null;
    /** In JSON. */
    detail: string;
  };
}
