/** The layout of a line chart over the turns of a game, for the page and for the chronicle. */

export interface ChartLine {
  readonly seat: number;
  readonly name: string;
  /** Null before the line begins and after it has ended. */
  readonly values: readonly (number | null)[];
  /** Tells the lines of one seat apart: lines with other numbers have other dashes. By default a seat has one line. */
  readonly piece?: number;
}

export const [WIDTH, HEIGHT] = [680, 260];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 136, 12, 28];
/** About the width of the longest name. */
const LABEL_WIDTH = 110;
/** The least distance between the names at the ends of the lines, in units of the chart. */
const LABEL_HEIGHT = 19;
/** The approximate number of grid lines. */
const GRID_LINES = 5;

/** Each line has its own dash pattern, for people who can't tell the colors apart. */
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '4 2', '12 5', '1 4', '8 2 2 2 2 2', '5 5', '14 3'] as const;
export const dashOf = ({ seat, piece = seat }: Pick<ChartLine, 'seat' | 'piece'>): string => DASHES[piece % DASHES.length] ?? '';

export interface Chart {
  readonly lines: readonly {
    readonly seat: number;
    readonly points: string;
    readonly end: readonly [x: number, y: number];
    /** The height of the name at the line's end. */
    readonly label: number;
  }[];
  readonly gridLines: readonly { readonly y: number; readonly value: number }[];
  readonly right: number;
  x(i: number): number;
}

/** @returns 1, 2 or 5 times a power of ten */
function stepOf(max: number): number {
  const rough = Math.max(1, max / GRID_LINES);
  const ten = 10 ** Math.floor(Math.log10(rough));
  return ten * ([1, 2, 5].find((n) => n * ten >= rough) ?? 10);
}

/** @param stepped  the values change at once, as points do, and not gradually */
export function chartOf(lines: readonly ChartLine[], stepped = false): Chart {
  const count = Math.max(2, ...lines.map(({ values }) => values.length));
  const max = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = stepOf(max);
  const top = Math.ceil(max / step) * step;
  const right = WIDTH - RIGHT;
  const x = (i: number): number => round(LEFT + (i * (right - LEFT)) / (count - 1));
  const y = (value: number): number => round(HEIGHT - BOTTOM - (value * (HEIGHT - TOP - BOTTOM)) / top);
  const drawn = lines.map(({ seat, values }) => {
    const known = values.flatMap((value, i) => (value === null ? [] : [{ i, value }]));
    const { i: last, value: end } = known.at(-1) ?? { i: values.length - 1, value: 0 };
    return {
      seat,
      points: known
        .flatMap(({ i, value }, k) => [...(stepped && k > 0 ? [`${x(i)},${y(known[k - 1]?.value ?? 0)}`] : []), `${x(i)},${y(value)}`])
        .join(' '),
      end: [x(last), y(end)] as const,
    };
  });
  const labels = spread(drawn.map(({ end }) => end));
  return {
    lines: drawn.map((line, i) => ({ ...line, label: labels[i] ?? 0 })),
    gridLines: Array.from({ length: top / step + 1 }, (_, i) => ({ y: y(i * step), value: i * step })),
    right,
    x,
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** @returns the heights of the names at these ends of lines, moved apart where names would meet */
function spread(ends: readonly (readonly [x: number, y: number])[]): readonly number[] {
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a]?.[1] ?? 0) - (ends[b]?.[1] ?? 0));
  const placed = ends.map(([, y]) => y);
  const meet = (a: number, b: number): boolean => Math.abs((ends[a]?.[0] ?? 0) - (ends[b]?.[0] ?? 0)) < LABEL_WIDTH;
  for (const [n, i] of order.entries())
    for (const above of order.slice(0, n)) if (meet(i, above)) placed[i] = Math.max(placed[i] ?? 0, (placed[above] ?? 0) + LABEL_HEIGHT);
  // Names that would lie below the chart move up, and push up only those that they meet.
  const upwards = order.toReversed();
  for (const [n, i] of upwards.entries()) {
    placed[i] = Math.min(placed[i] ?? 0, HEIGHT - BOTTOM / 2);
    for (const below of upwards.slice(0, n)) if (meet(i, below)) placed[i] = Math.min(placed[i] ?? 0, (placed[below] ?? 0) - LABEL_HEIGHT);
  }
  return placed.map(round);
}
