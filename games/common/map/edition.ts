/** What differs between the boards of two games, which are printed from the same charts. */
import type { LanguageId } from '@bb/kernel';
import type { Box, PanelId, Point } from './geo.ts';
import type { AreaSource } from './sea-areas.ts';

/** Texts printed on a board besides the names of places. */
export interface MapTexts {
  readonly subtitle: string;
  readonly scope: string;
  readonly charts: Readonly<Record<PanelId, string>>;
  /** The names of closed waters. */
  readonly closed: Readonly<Record<string, string>>;
  readonly retired: string;
  readonly lost: string;
  /** Along the routes, in the order of `Edition.routeNames`. */
  readonly routes: readonly string[];
}

/** A dotted route between the sea and a transit box. */
export interface Route {
  readonly id: string;
  readonly transit: string;
  readonly area: string;
  /** Its end in the sea, in board units. */
  readonly sea: Point;
  readonly points: Point[];
}

/** A cartouche for counters. */
export interface Cartouche {
  readonly id: string;
  readonly name: string;
  /** The free area inside, in board units. */
  readonly box: Box;
  readonly columns: number;
  readonly lines: number;
  /** The radius of a counter's place. */
  readonly radius: number;
}

export interface Edition {
  readonly texts: Readonly<Record<LanguageId, MapTexts>>;
  /** @returns the name of a place in a language; the English one if the language has none of its own */
  placeName(language: LanguageId, id: string, name: string): string;
  /** The waters with a name on them. Closed ones are not in the game. */
  readonly waters: readonly AreaSource[];
  /** The waters of a chart that are not in the game, as path data. */
  closedIn(panel: PanelId): readonly string[];
  /** Sea Areas have colored borders. */
  readonly hasSeaAreas: boolean;
  /** Ports have a place for a merchant each. */
  readonly hasMerchants: boolean;
  readonly transitBoxes: readonly Cartouche[];
  readonly routes: readonly Route[];
  /** The positions of the names along routes, in board units and degrees clockwise. `afloat`: the name is on water. */
  readonly routeNames: readonly { readonly x: number; readonly y: number; readonly rotate: number; readonly afloat: boolean }[];
  /** The compass roses, in board units. With radius 0, only the rhumb lines are drawn. */
  readonly roses: readonly { readonly panel: PanelId; readonly at: Point; readonly radius: number }[];
  /** Draws the ships and monsters of these charts. */
  readonly ornaments: readonly PanelId[];
  /** What the track around the edge counts, in English. */
  readonly track: string;
}
