/**
 * The format of our drawings: marks in a few inks, painted in order. A part is drawn around its own center and moved to
 * its position in a picture.
 */

/**
 * `bone` and `cut` are the two colors of a flag: its figures, and the cloth that shows through them.
 * `ink` and `paper` are those of an engraving; `paper` has an outline. `hatch`, `cross` and `sky` are shading. `rust`, `fair` and `grey` are
 * hair colors. The washes are the watercolors of a hand-colored print.
 */
export type Ink = 'bone' | 'cut' | 'ink' | 'paper' | 'red' | 'gold' | 'sea' | 'rust' | 'fair' | 'grey' | Wash | 'hatch' | 'cross' | 'sky';

export type Wash = 'rose' | 'ochre' | 'moss' | 'slate' | 'plum';
const WASHES: readonly string[] = ['rose', 'ochre', 'moss', 'slate', 'plum'] satisfies readonly Wash[];
export const isWash = (ink: Ink): boolean => WASHES.includes(ink);

export const isShading = (ink: Ink): boolean => ink === 'hatch' || ink === 'cross' || ink === 'sky';

/** The coefficients of an SVG transform: a b c d e f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Mark {
  readonly ink: Ink;
  readonly d: string;
  /** The width of the stroke; 0 for a filled mark. */
  readonly pen: number;
  readonly matrix: Matrix | null;
}

export type Drawing = readonly Mark[];

export const fill = (ink: Ink, d: string): Mark => ({ ink, d, pen: 0, matrix: null });
export const line = (ink: Ink, pen: number, d: string): Mark => ({ ink, d, pen, matrix: null });

export interface Put {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/** The drawing, rotated and scaled around its center, then moved to x, y. */
export function put(drawing: Drawing, { x = 0, y = 0, size = 1, turn = 0, flip = false }: Put): Drawing {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * size, Math.cos((turn * Math.PI) / 180) * size];
  const matrix: Matrix = flip ? [-cos, -sin, -sin, cos, x, y] : [cos, sin, -sin, cos, x, y];
  return drawing.map((mark) => ({ ...mark, matrix: mark.matrix ? times(matrix, mark.matrix) : matrix }));
}

/**
 * The drawing several times.
 *
 * @param places  x and y of each, in turn
 */
export const strewn = (drawing: Drawing, places: readonly number[], size = 1): Drawing =>
  places.flatMap((x, i) => (i % 2 === 0 ? put(drawing, { x, y: places[i + 1] ?? 0, size }) : []));

/** The drawing with one ink replaced by another. */
export const dyed = (drawing: Drawing, from: Ink, to: Ink): Drawing =>
  drawing.map((mark) => (mark.ink === from ? { ...mark, ink: to } : mark));

/** The value of an SVG `transform` attribute. */
export const transformOf = ({ matrix }: Mark): string | undefined =>
  matrix ? `matrix(${matrix.map((number) => Math.round(number * 1000) / 1000).join(',')})` : undefined;
