/** The schema of chat, notifications and moderation: see `schema.ts`. */

export interface ChatSchema {
  /** Chat messages, numbered from 0 in each room. */
  lines: {
    table_id: string;
    room: string;
    seq: number;
    at: number;
    /** Null if the player has been deleted; the text is gone too. */
    player_id: string | null;
    /** The sender's seat at that time; null for a spectator. */
    seat: number | null;
    /** The sender's name at that time. */
    name: string;
    /** The client's name for its message, so that one sent twice counts once. */
    key: string | null;
    text: string;
  };
  /** A player's private notes at a table. */
  notes: {
    table_id: string;
    player_id: string;
    /** Grows by one with each change. */
    version: number;
    changed_at: number;
    text: string;
  };
  /** Notifications, as the page lists them. */
  notices: {
    id: string;
    player_id: string;
    table_id: string | null;
    /** What it is about. A later notification with the same key replaces it. */
    key: string;
    kind: string;
    at: number;
    /** The number of the choice it is about: once the table has more choices, it may be outdated. Null if it never is. */
    seq: number | null;
    /** When the player's time runs out; null if there is no clock. */
    due_at: number | null;
    read_at: number | null;
  };
  /** Work outside the database. One node at a time does a job, and deletes it when it is done. */
  jobs: {
    id: string;
    /** What it does; unique, so that nothing is done twice. */
    key: string;
    player_id: string | null;
    /** When it may be claimed. A node that claims it moves this forward; if the node dies, another one claims it then. */
    due_at: number;
    tries: number;
    body: string;
  };
  /** Notifications that wait for a digest. */
  bundled: {
    player_id: string;
    channel: string;
    notice_id: string;
  };
  /** How many notifications a player got by a channel. */
  floods: {
    player_id: string;
    channel: string;
    /** When the current period began, and how many urgent notifications there were since. */
    since: number;
    told: number;
    /** When the last digest was sent. */
    digest_at: number;
  };
  /** Notification settings. */
  notice_settings: {
    player_id: string;
    /** Empty for the settings of all tables that have none of their own. */
    table_id: string;
    body: string;
  };
  /** Web push subscriptions of a player's browsers: RFC 8030, RFC 8291. */
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
    /** The key of the HMAC that signs each message. */
    secret: string;
    /** Failures in a row. */
    failures: number;
    disabled_at: number | null;
  };
  /** Which players are connected to which node, and when the node last said so. */
  presence: {
    player_id: string;
    node: string;
    seen_at: number;
  };
  /** Mail addresses that players have confirmed by a link. One counts only while it is the address of the account. */
  verified_addresses: {
    player_id: string;
    email: string;
  };
  /** The tokens of links in mails, each good for one use. */
  mailed_tokens: {
    /** SHA-256, in hex. */
    token_hash: string;
    player_id: string;
    purpose: string;
    /** The address it was sent to. */
    email: string;
    expires_at: number;
  };
  /** Secrets that the server generated for itself, such as its VAPID keys. */
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
    /** Null if the player has been deleted. */
    by_player: string | null;
    about_player: string | null;
    table_id: string | null;
    /** The reported message or name, so that one player reports it once. */
    subject: string;
    /** The reported text at that time. */
    quote: string;
    reason: string;
    handled_at: number | null;
    handled_by: string | null;
  };
  /** Players muted by other players, for themselves. */
  mutes: {
    player_id: string;
    muted_id: string;
    at: number;
  };
  /** Mutes and bans by moderators. `until` is null for a permanent one. */
  sanctions: {
    player_id: string;
    kind: string;
    until: number | null;
    reason: string;
  };
  moderation_log: {
    id: string;
    at: number;
    /** Null for the operator, who uses `bb admin`. */
    moderator: string | null;
    deed: string;
    about_player: string | null;
    /** As JSON. */
    detail: string;
  };
}
