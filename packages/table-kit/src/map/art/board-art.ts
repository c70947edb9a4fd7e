/** The art of a board: strokes and letters, which a game's script generates and `painter.ts` paints. */

/** How a line is drawn and an outline filled. Colors are names of inks: custom properties of `board-tokens.css`, without `--`. */
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

/** A color gradient between inks, in board units. */
export interface Gradient {
  /** The line of a linear gradient (x, y, x, y), or the circle of a radial one (`around`: x, y, radius). */
  readonly along?: readonly [number, number, number, number];
  readonly around?: readonly [number, number, number];
  readonly stops: readonly (readonly [offset: number, ink: string])[];
}

/** A placed letter: index of its outline, x, y, degrees clockwise. */
export type SetLetter = readonly [outline: number, x: number, y: number, rotate: number];

export interface Letters {
  /** Font size in board units. */
  readonly size: number;
  readonly letters: readonly SetLetter[];
  /** Index in `BoardArt.pens`. */
  readonly pen: number;
  /** Left out below this scale, in CSS pixels per board unit. */
  readonly from?: number;
}

/** The names on the map in one language: the lines of each group. */
export interface MapNames {
  /** Outlines of letters that `BoardArt.outlines` lacks. A negative index in `SetLetter` points here: −1 is the first. */
  readonly outlines: readonly string[];
  readonly groups: Readonly<Record<string, readonly Letters[]>>;
}

export type Mark =
  /** `d`: path data, or `#` and the name of a shape. */
  | { readonly d: string; readonly pen: number; readonly at?: readonly [x: number, y: number, scale: number] }
  | { readonly clip: string; readonly at?: readonly [x: number, y: number, scale: number]; readonly marks: readonly Mark[] }
  /** The paper grain, over everything painted so far. */
  | { readonly grain: true }
  /** The lines of a group, in the player's language. */
  | { readonly names: string }
  | Letters;

export interface BoardArt {
  readonly width: number;
  readonly height: number;
  /** Every ink used. */
  readonly inks: readonly string[];
  readonly shades: Readonly<Record<string, Gradient>>;
  readonly shapes: Readonly<Record<string, string>>;
  readonly pens: readonly Pen[];
  /** Units per em of the letters' outlines. */
  readonly em: number;
  readonly outlines: readonly string[];
  readonly marks: readonly Mark[];
}

/** The inks of a theme: CSS colors by name. */
export type Palette = Readonly<Record<string, string>>;
