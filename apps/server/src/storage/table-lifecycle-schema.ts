/** The schema of seats, access, rewinds and vacations: see `schema.ts`. */

export interface TableLifecycleSchema {
  /** The players of each table, also those replaced by a bot. Copied from the table records, to find and count a player's tables. */
  sitters: {
    table_id: string;
    player_id: string;
  };
  /** Players who don't need a table's password: they have entered it, or were invited. */
  admitted: {
    table_id: string;
    player_id: string;
    /** 1 if the player was invited to join; 0 if they entered the password. */
    is_invited: number;
    /** The seat that the player was invited to; null means any. */
    seat: number | null;
    at: number;
  };
  /** Personal links: they let one player in without the password. */
  invitations: {
    id: string;
    table_id: string;
    /** SHA-256 of the token in the link, in hex. */
    token_hash: string;
    /** Null means any seat. */
    seat: number | null;
    expires_at: number;
  };
  /** When a player was last at a table, to within a few minutes. */
  seen_at_tables: {
    table_id: string;
    player_id: string;
    seen_at: number;
  };
  /** A player's choice of what happens when they run out of time at a table. No row if the player has not chosen. */
  when_late: {
    table_id: string;
    player_id: string;
    /** A `WhenLate`. */
    does: string;
  };
  /** Choices that a rewind has removed from the choice log. Append-only. */
  rewound_choices: {
    table_id: string;
    /** The number of the rewind, from 1 at each table. */
    rewind: number;
    seq: number;
    at: number;
    seat: number;
    key: string | null;
    body: string;
  };
  /** Times in which a player's clocks stop in turn-based games. */
  vacations: {
    player_id: string;
    begins_at: number;
    ends_at: number;
  };
}
