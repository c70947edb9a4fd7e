/** A game as the browser stores it. */
import type { Seat, Segment } from '@bb/kernel';
import type { SeatSetup } from './seat-setup.ts';
import type { SessionTypes } from './session-game.ts';

/** What lists of games say of a position. */
export interface Progress {
  readonly turn: number;
  /** By seat; empty if the game tells none before its end. */
  readonly scores: readonly number[];
  /** Empty while the game goes on, and if nobody wins. */
  readonly winners: readonly Seat[];
  /** How the game has ended, in its own words; missing while it goes on, and in tables stored before it was kept. */
  readonly ending?: string;
}

export interface StoredTable<T extends SessionTypes = SessionTypes> {
  readonly id: string;
  /** The game's id, and the version of its rules. */
  readonly game: string;
  readonly version: string;
  /** The version of the stored form; missing until the table is stored. */
  readonly form?: number;
  readonly options: T['options'];
  readonly seats: readonly SeatSetup[];
  /** Decisions with a single answer are answered automatically. */
  readonly skipIdle: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly playedAt: number;
  readonly over: boolean;
  /** How far the game had come when it was last stored, for lists; missing before the first choice. */
  readonly progress?: Progress;
  /** For a what-if: the choices of the game that it branches off, and how to deal anew; missing for a whole game. */
  readonly origin?: readonly Segment[];
  /** For a what-if: the turn of the other game in which it begins. */
  readonly whatIf?: number;
  /** The tutorial, which follows a script. */
  readonly voyage?: boolean;
  /** How the tutorial stands to its script: in it, at its end, or played on without it. Missing before the first choice. */
  readonly voyageStage?: 'sailing' | 'atEnd' | 'playedOn';
}
