/** What a session begins with, plays by, and shows. */
import type { Choice, Decision, Outcome, Seat, View } from '@bb/engine';
import type { History } from './history.ts';
import type { Logbook } from './logbook.svelte.ts';
import type { Notes, StoredTable } from './store.ts';

/** What the page shows at one moment. */
export interface Snapshot {
  readonly view: View;
  readonly decision: Decision | null;
  /** The choices of the person at the screen; empty while others choose. */
  readonly choices: readonly Choice[];
  readonly outcome: Outcome | null;
}

/** The table as it once was, or as it is to other eyes. */
export interface Look {
  /** After so many choices. */
  readonly at: number;
  readonly seat: Seat | null;
  readonly snapshot: Snapshot;
  readonly book: Logbook;
  /** How much had happened. */
  readonly heard: number;
}

/** What has happened while a person looked away: from this event on, up to that one. */
export interface News {
  readonly from: number;
  readonly to: number;
}

/** Takes the place of Chance and bots, and of the person where there is nothing to learn. */
export interface Script {
  next(length: number, choices: readonly Choice[]): Choice | null;
  /** Whether the person is to find the choice himself. */
  asks(length: number): boolean;
  /** It has been played out: nothing happens until the person goes on without it. */
  isOver(length: number): boolean;
}

/** What a session begins with. */
export interface Opened {
  readonly table: StoredTable;
  /** The game up to now. */
  readonly history: History;
  /** How many entries the store has of it. */
  readonly entries: number;
  readonly notes: Notes | null;
  /** Called when the session closes. */
  readonly release: () => void;
}
