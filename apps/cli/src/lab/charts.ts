/** The lab's charts as SVG. Their colors are CSS variables of the page. */
import type { IntervalRow, NumberRow, PartsRow } from '@bb/command';

/** Sizes in SVG units: the page scales the charts to the room there is. */
const WIDTH = 380;
const ROW_HEIGHT = 21;
const BAR_HEIGHT = 15;
const LETTER_WIDTH = 6.4;
const [TOP, BOTTOM] = [24, 8];
/** The distance from the middle of a line of text down to its baseline. */
const BASELINE = 4.5;

interface Row {
  readonly label: string;
}
export type Format = (value: number) => string;
export type Domain = readonly [number, number];

type Scale = (value: number) => number;
const scaleOf =
  ([least, most]: Domain, from: number, to: number): Scale =>
  (value) =>
    from + ((to - from) * (value - least)) / (most - least || 1);

/** @returns round numbers in the domain, about `count` of them */
function ticksOf([least, most]: Domain, count: number): readonly number[] {
  const rough = (most - least) / count;
  if (!(rough > 0)) return [least];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([5, 2, 1].find((size) => rough / power >= size * Math.SQRT2) ?? 0.5) * 2 * power;
  const [first, last] = [Math.ceil(least / step - 1e-9), Math.floor(most / step + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number>>;
function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? +value.toFixed(2) : escaped(value)}"`,
  );
  return `<${name}${written.join('')}>${content}</${name}>`;
}
const text = (x: number, y: number, content: string, attributes: Attributes = {}): string =>
  element('text', { x, y: y + BASELINE, ...attributes }, escaped(content));
const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes): string =>
  element('line', { x1, y1, x2, y2, ...attributes });
const bar = (x1: number, x2: number, y: number, fill: string, attributes: Attributes = { 'fill-opacity': 0.85 }): string =>
  element('rect', { x: x1, y: y - BAR_HEIGHT / 2, width: Math.max(0, x2 - x1), height: BAR_HEIGHT, fill, ...attributes });
const GRID = { stroke: 'var(--rule)', 'stroke-opacity': 0.35 };
const AXIS = { stroke: 'var(--ink-soft)' };
const DASHES = { 'stroke-width': 1.25, 'stroke-dasharray': '4 3' };
const SOFT = { fill: 'var(--ink-soft)' };

const svg = (label: string, height: number, marks: readonly string[]): string =>
  element(
    'svg',
    { class: 'plot', role: 'img', 'aria-label': label, viewBox: `0 0 ${WIDTH} ${height}`, fill: 'var(--ink)', 'text-anchor': 'middle' },
    marks.join(''),
  );

/** A chart with a row for each label and a scale at the top. @param marks  of a row, whose middle is at `y` */
function chartOfRows<R extends Row>(
  label: string,
  rows: readonly R[],
  { domain, right, format, grid }: { domain: Domain; right: number; format: Format; grid: boolean },
  across: (x: Scale, bottom: number) => string,
  marks: (row: R, y: number, x: Scale) => string,
): string {
  const left = Math.min(150, 10 + LETTER_WIDTH * Math.max(...rows.map((row) => row.label.length)));
  const x = scaleOf(domain, left, WIDTH - right);
  const bottom = TOP + ROW_HEIGHT * rows.length;
  const ticks = ticksOf(domain, 4);
  return svg(label, bottom + BOTTOM, [
    ...(grid ? ticks.map((tick) => line(x(tick), TOP, x(tick), bottom, GRID)) : []),
    ...ticks.map((tick) => text(x(tick), TOP - 10, format(tick), SOFT)),
    across(x, bottom),
    ...rows.map((row, i) => {
      const y = TOP + ROW_HEIGHT * (i + 0.5);
      return text(left - 6, y, row.label, { 'text-anchor': 'end' }) + marks(row, y, x);
    }),
  ]);
}

/** A domain that shows all estimates, and all intervals unless they are far longer than usual. */
export function domainOf(
  rows: readonly IntervalRow[],
  around: number,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): Domain {
  const known = rows.flatMap(({ interval }) => (interval && Number.isFinite(interval.high - interval.low) ? [interval] : []));
  const halves = known.map(({ low, high }) => (high - low) / 2).sort((a, b) => a - b);
  const usual = 1.6 * (halves[Math.floor(halves.length / 2)] ?? 1);
  const lows = known.map(({ estimate, low }) => Math.max(low, estimate - usual));
  const highs = known.map(({ estimate, high }) => Math.min(high, estimate + usual));
  return [Math.max(least, Math.min(around, ...lows)), Math.min(most, Math.max(around, ...highs))];
}

/** A chart of estimates with their intervals. @param line a line to compare with, such as par */
export function intervals(
  label: string,
  rows: readonly IntervalRow[],
  {
    domain,
    line: at,
    format,
    scale,
    tint,
    none,
  }: { domain: Domain; line: number | null; format: Format; scale: Format; tint: string; none: string },
): string {
  const [least, most] = domain;
  return chartOfRows(
    label,
    rows,
    { domain, right: 52, format: scale, grid: true },
    (x, bottom) => (at === null ? '' : line(x(at), TOP, x(at), bottom, { stroke: 'var(--red-text)', ...DASHES })),
    ({ interval }, y, x) => {
      const figure = text(WIDTH - 44, y, interval ? format(interval.estimate) : none, { 'text-anchor': 'start' });
      if (!interval) return figure;
      const [low, high] = [Math.max(least, interval.low), Math.min(most, interval.high)];
      const reach = line(x(low), y, x(high), y, { stroke: tint, 'stroke-width': 5, 'stroke-opacity': 0.45, 'stroke-linecap': 'round' });
      return `${reach}${element('circle', { cx: x(interval.estimate), cy: y, r: 4, fill: tint, stroke: 'var(--sheet)' })}${figure}`;
    },
  );
}

/** A bar chart with figures. */
export const bars = (
  label: string,
  rows: readonly NumberRow[],
  { most, format, scale, tint }: { most: number; format: Format; scale: Format; tint: string },
): string =>
  chartOfRows(
    label,
    rows,
    { domain: [0, most], right: 52, format: scale, grid: true },
    (x, bottom) => line(x(0), TOP, x(0), bottom, AXIS),
    ({ value }, y, x) => bar(x(0), x(value), y, tint) + text(x(value) + 5, y, format(value), { 'text-anchor': 'start' }),
  );

/** A chart of shares: a stacked bar for each row. */
export const parts = (label: string, rows: readonly PartsRow[], { format, tints }: { format: Format; tints: readonly string[] }): string =>
  chartOfRows(
    label,
    rows,
    { domain: [0, 1], right: 14, format, grid: false },
    () => '',
    ({ parts: shares }, y, x) => {
      let from = 0;
      const pieces = shares.map((share, i) => {
        const start = from;
        from += share;
        return bar(x(start), x(from), y, tints[i] ?? 'var(--ink)', { stroke: 'var(--sheet)', 'stroke-width': 0.75 });
      });
      return pieces.join('');
    },
  );

const HISTOGRAM_HEIGHT = 190;
const [HISTOGRAM_LEFT, HISTOGRAM_RIGHT, HISTOGRAM_BOTTOM] = [44, WIDTH - 14, HISTOGRAM_HEIGHT - 26];
const BINS = 20;

/** A histogram of whole numbers, one for each game, with their median. */
export function histogram(
  label: string,
  values: readonly number[],
  {
    domain,
    most,
    format,
    count,
    tint,
    median,
  }: { domain: Domain; most: number; format: Format; count: Format; tint: string; median: (value: number) => string },
): string {
  const bins = binsOf(values, domain);
  const width: Domain = [domain[0], bins.at(-1)?.to ?? domain[1]];
  const x = scaleOf(width, HISTOGRAM_LEFT, HISTOGRAM_RIGHT);
  const y = scaleOf([0, most], HISTOGRAM_BOTTOM, TOP);
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return svg(label, HISTOGRAM_HEIGHT, [
    ...ticksOf([0, most], 4).flatMap((tick) => [
      line(HISTOGRAM_LEFT, y(tick), HISTOGRAM_RIGHT, y(tick), GRID),
      text(HISTOGRAM_LEFT - 5, y(tick), format(tick), { 'text-anchor': 'end' }),
    ]),
    ...ticksOf(width, 5).map((tick) => text(x(tick), HISTOGRAM_BOTTOM + 13, count(tick))),
    ...bins.map(({ from, to, share }) =>
      element('rect', {
        x: x(from) + 0.5,
        y: y(share),
        width: Math.max(0, x(to) - x(from) - 1),
        height: HISTOGRAM_BOTTOM - y(share),
        fill: tint,
        'fill-opacity': 0.85,
      }),
    ),
    line(x(middle), TOP, x(middle), HISTOGRAM_BOTTOM, { stroke: 'var(--ink)', ...DASHES }),
    text(x(middle), TOP - 11, median(middle)),
    line(HISTOGRAM_LEFT, HISTOGRAM_BOTTOM, HISTOGRAM_RIGHT, HISTOGRAM_BOTTOM, AXIS),
  ]);
}

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Bins of equal width, a whole number, over `domain`. */
export function binsOf(values: readonly number[], [least, most]: Domain): readonly Bin[] {
  const wide = Math.max(1, Math.ceil((most - least) / BINS));
  return Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, i) => {
    const [from, to] = [least + i * wide, least + (i + 1) * wide];
    return { from, to, share: values.filter((value) => value >= from && value < to).length / values.length };
  });
}
