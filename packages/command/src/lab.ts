/** What `bb lab` counts of a game, and what a game adds to its page. */
import type { GameTypes, Outcome } from '@bb/kernel';
import type { Interval } from '@bb/search';

/** The facts that the lab keeps of a game. @typeParam F  those that only this game has */
export interface Facts<F = object> extends Outcome {
  /** How many turns there were; null if the game counts none. */
  readonly turns: number | null;
  /** The players' decisions, without dice and draws. */
  readonly decisions: number;
  /** By type of event: how often it occurred. */
  readonly events: Readonly<Record<string, number>>;
  /** What the game's own lab counts; null if it has none. */
  readonly own: F | null;
}

export interface IntervalRow {
  readonly label: string;
  /** Null if there are too few games. */
  readonly interval: Interval | null;
}
export interface NumberRow {
  readonly label: string;
  readonly value: number;
}
export interface PartsRow {
  readonly label: string;
  /** Shares of 1. */
  readonly parts: readonly number[];
}
/** `percent` formats a share from 0 to 1, `one` and `two` a number with one or two digits after the point, `signed` one with + or −. */
export type FigureFormat = 'percent' | 'one' | 'two' | 'signed';

interface SectionHead {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** What the figures are, as the head of a table. */
  readonly figures?: 'share' | 'mean' | 'difference' | 'number';
  readonly format?: FigureFormat;
}
/** A section of the lab's page: a chart for each variation, and the same figures as a table. */
export type LabSection = SectionHead &
  (
    | {
        readonly chart: 'intervals';
        /** By variation. `line` is a value to compare with, such as par. */
        readonly panels: readonly { readonly rows: readonly IntervalRow[]; readonly line: number | null }[];
        /** Beyond these values no estimate can lie. */
        readonly limits?: readonly [number, number];
      }
    | { readonly chart: 'bars'; readonly panels: readonly (readonly NumberRow[])[] }
    | { readonly chart: 'parts'; readonly legend: readonly string[]; readonly panels: readonly (readonly PartsRow[])[] }
    | { readonly chart: 'histogram'; readonly panels: readonly (readonly number[])[] }
  );

/** The games of a variation. */
export interface LabResult<O, F, G> {
  readonly options: O;
  readonly facts: readonly Facts<F>[];
  /** What the game's own lab has computed from the facts. */
  readonly own: G;
}

/** A game's own part of the lab. @typeParam F  the facts it keeps of a game, as JSON. @typeParam G  the figures of a variation, as JSON */
export interface OwnLab<T extends GameTypes, F extends object = object, G extends object = object> {
  /** @returns a counter for a game that begins */
  count(): { event(event: T['event'], after: T['position']): void; end(p: T['position']): F };
  /** @returns null if the JSON is no such facts */
  read(json: unknown, players: number): F | null;
  /** By name: one number for each game, in which variations are compared. */
  readonly measures: Readonly<Record<string, { of(facts: Facts<F>): number; readonly isShare?: boolean }>>;
  figures(facts: readonly Facts<F>[], players: number): G;
  sections(results: readonly LabResult<T['options'], F, G>[], language: string): readonly LabSection[];
  /** @returns the name of a measure or an ending on the page; null if the game has no other than the lab */
  measureName(measure: string, language: string): string | null;
  endingName(ending: string, language: string): string | null;
  /** @returns what a game's options change, in words */
  rules(options: T['options'], language: string): readonly string[];
}
