/** What is printed on the plate, as strokes and letters: made at build time (`map/`), painted by `painter.ts`. */

/** How a line is drawn and an outline filled; colors are the names of inks. */
export interface Pen {
  readonly fill?: string;
  readonly stroke?: string;
  /** Board units. */
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Round ends and corners. */
  readonly round?: true;
  readonly alpha?: number;
}

/** A color that runs from one ink to another, in board units. */
export interface Shade {
  /** Along a line: x, y, x, y; or around a point: x, y, radius. */
  readonly along?: readonly [number, number, number, number];
  readonly around?: readonly [number, number, number];
  readonly stops: readonly (readonly [offset: number, ink: string])[];
}

/** A letter in its place: outline, x, y, degrees clockwise. */
export type SetLetter = readonly [outline: number, x: number, y: number, rotate: number];

export interface Letters {
  readonly size: number;
  readonly letters: readonly SetLetter[];
  readonly pen: number;
  /** Board units narrower than so many pixels leave it out. */
  readonly from?: number;
  /** Where it would be too small it is printed larger about a place, so many times at most. */
  readonly grow?: readonly [x: number, y: number, most: number];
}

/** What is printed in one language: the lines of each group. */
export interface Names {
  /** Letters that the plate lacks: −1 is the first. */
  readonly outlines: readonly string[];
  readonly groups: Readonly<Record<string, readonly Letters[]>>;
}

export type Mark =
  /** Path data, or the name of a shape after `#`. */
  | { readonly d: string; readonly pen: number; readonly at?: readonly [x: number, y: number, scale: number] }
  | { readonly clip: string; readonly at?: readonly [x: number, y: number, scale: number]; readonly marks: readonly Mark[] }
  /** The stained paper over everything so far. */
  | { readonly grain: true }
  /** The lines of a group, in the language of the table. */
  | { readonly names: string }
  | Letters;

export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Every color that is used: the custom properties of `board-tokens.css`, without `--`. */
  readonly inks: readonly string[];
  readonly shades: Readonly<Record<string, Shade>>;
  readonly shapes: Readonly<Record<string, string>>;
  readonly pens: readonly Pen[];
  /** Units of the letters' outlines to the em. */
  readonly em: number;
  readonly outlines: readonly string[];
  readonly marks: readonly Mark[];
}

/** The inks of a theme: CSS colors by name. */
export type Palette = Readonly<Record<string, string>>;
