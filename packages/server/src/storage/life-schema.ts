/** What is stored of the life of tables: see `schema.ts`. */

export interface LifeSchema {
  /** Where a player sits, or a bot for him; kept in step with the tables' bodies, so that his tables can be found and counted. */
  sitters: {
    table_id: string;
    player_id: string;
  };
  /** Who needs no password: he knew it, or was invited. */
  admitted: {
    table_id: string;
    player_id: string;
    /** He was invited to sit down; else he has only been let in. */
    is_invited: number;
    /** The seat that he was invited to; null: any. */
    seat: number | null;
    at: number;
  };
  /** Links that let in whoever has them. */
  invitations: {
    id: string;
    table_id: string;
    /** SHA-256 of what is in the link, in hex. */
    token_hash: string;
    /** Null: any. */
    seat: number | null;
    expires_at: number;
  };
  /** When a player was last at a table, to within some minutes. */
  seen_at_tables: {
    table_id: string;
    player_id: string;
    seen_at: number;
  };
  /** What a player wants to happen there when his time is over; nothing stands here where he has not said. */
  when_late: {
    table_id: string;
    player_id: string;
    /** A `WhenLate`. */
    does: string;
  };
  /** Choices that a rewind has taken back: nobody plays them any more. Append-only. */
  rewound_choices: {
    table_id: string;
    /** Which rewind of the table, from 1. */
    rewind: number;
    seq: number;
    at: number;
    seat: number;
    key: string | null;
    body: string;
  };
  /** Days on which the clocks of games by turns stand still for a player. */
  vacations: {
    player_id: string;
    begins_at: number;
    ends_at: number;
  };
}
