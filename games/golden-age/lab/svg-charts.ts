/** The lab's charts as SVG, drawn by Observable Plot. Their colors are CSS variables of the page. */

import type { Interval } from '@bb/search';
import * as Plot from '@observablehq/plot';
import { Window } from 'happy-dom';

/** Sizes in SVG units: the page scales the charts to the room there is. */
const WIDTH = 380;
const ROW_HEIGHT = 21;
const LETTER_WIDTH = 6.4;
const [TOP, BOTTOM] = [24, 8];

export interface Row {
  readonly label: string;
}
export interface IntervalRow extends Row {
  /** Null if there are too few games. */
  readonly interval: Interval | null;
}
export interface NumberRow extends Row {
  readonly value: number;
}
export interface PartsRow extends Row {
  /** Shares of 1. */
  readonly parts: readonly number[];
}
export type Format = (value: number) => string;
export type Domain = readonly [number, number];

const window = new Window();

function svgOf(label: string, options: Plot.PlotOptions): string {
  const drawn = Plot.plot({ document: window.document, width: WIDTH, className: 'plot', ...options });
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', label);
  // The page has one style for all charts. Screen readers read the chart's own label, not those of its groups.
  drawn.querySelector('style')?.remove();
  for (const group of drawn.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  return drawn.outerHTML;
}

const gutter = (rows: readonly Row[]): number => Math.min(150, 10 + LETTER_WIDTH * Math.max(...rows.map(({ label }) => label.length)));
const rowsTall = (rows: readonly Row[]) => ({
  height: TOP + BOTTOM + ROW_HEIGHT * rows.length,
  marginTop: TOP,
  marginBottom: BOTTOM,
  marginLeft: gutter(rows),
  marginRight: 52,
});
const labels = (rows: readonly Row[]) => ({ domain: rows.map(({ label }) => label), label: null, tickSize: 0, padding: 0.3 });
const axis = (ticks: number, format: Format) =>
  Plot.axisX({ anchor: 'top', ticks, tickFormat: format, tickSize: 0, label: null, fill: 'var(--ink-soft)' });
const grid = (ticks: number) => Plot.gridX({ ticks, stroke: 'var(--rule)', strokeOpacity: 0.35 });

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
    line,
    format,
    scale,
    tint,
    none,
  }: { domain: Domain; line: number | null; format: Format; scale: Format; tint: string; none: string },
): string {
  const known = rows.flatMap(({ label: name, interval }) => (interval ? [{ name, ...interval }] : []));
  const [least, most] = domain;
  const shown = known.map((row) => ({ ...row, low: Math.max(least, row.low), high: Math.min(most, row.high) }));
  return svgOf(label, {
    ...rowsTall(rows),
    x: { domain: [...domain] },
    y: labels(rows),
    marks: [
      grid(4),
      axis(4, scale),
      ...(line === null ? [] : [Plot.ruleX([line], { stroke: 'var(--red-text)', strokeWidth: 1.25, strokeDasharray: '4 3' })]),
      Plot.link(shown, { x1: 'low', x2: 'high', y1: 'name', y2: 'name', stroke: tint, strokeWidth: 5, strokeOpacity: 0.45 }),
      Plot.dot(shown, { x: 'estimate', y: 'name', r: 4, fill: tint, stroke: 'var(--sheet)', strokeWidth: 1 }),
      Plot.text(rows, {
        x: most,
        y: 'label',
        text: ({ interval }: IntervalRow) => (interval ? format(interval.estimate) : none),
        textAnchor: 'start',
        dx: 8,
        fill: 'var(--ink)',
      }),
    ],
  });
}

/** A bar chart with figures. */
export function bars(
  label: string,
  rows: readonly NumberRow[],
  { most, format, scale, tint }: { most: number; format: Format; scale: Format; tint: string },
): string {
  return svgOf(label, {
    ...rowsTall(rows),
    x: { domain: [0, most] },
    y: labels(rows),
    marks: [
      grid(4),
      axis(4, scale),
      Plot.barX(rows, { x: 'value', y: 'label', fill: tint, fillOpacity: 0.85 }),
      Plot.ruleX([0], { stroke: 'var(--ink-soft)' }),
      Plot.text(rows, {
        x: 'value',
        y: 'label',
        text: ({ value }: NumberRow) => format(value),
        textAnchor: 'start',
        dx: 5,
        fill: 'var(--ink)',
      }),
    ],
  });
}

/** A chart of shares: a stacked bar for each row. */
export function parts(label: string, rows: readonly PartsRow[], { format, tints }: { format: Format; tints: readonly string[] }): string {
  const pieces = rows.flatMap(({ label: name, parts: shares }) =>
    shares.map((_, i) => ({
      name,
      from: shares.slice(0, i).reduce((sum, one) => sum + one, 0),
      to: shares.slice(0, i + 1).reduce((sum, one) => sum + one, 0),
      tint: tints[i] ?? 'var(--ink)',
    })),
  );
  return svgOf(label, {
    ...rowsTall(rows),
    marginRight: 14,
    x: { domain: [0, 1] },
    y: labels(rows),
    marks: [
      axis(4, format),
      Plot.barX(pieces, { x1: 'from', x2: 'to', y: 'name', fill: 'tint', stroke: 'var(--sheet)', strokeWidth: 0.75 }),
    ],
    color: { type: 'identity' },
  });
}

const HISTOGRAM_HEIGHT = 190;
const BINS = 20;

/** A histogram of whole numbers, one for each game, with their median. */
export function histogram(
  label: string,
  values: readonly number[],
  { domain, most, format, tint, median }: { domain: Domain; most: number; format: Format; tint: string; median: (value: number) => string },
): string {
  const bins = binsOf(values, domain);
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return svgOf(label, {
    height: HISTOGRAM_HEIGHT,
    marginTop: TOP,
    marginBottom: 26,
    marginLeft: 44,
    marginRight: 14,
    x: { domain: [domain[0], bins.at(-1)?.to ?? domain[1]], label: null, tickSize: 0 },
    y: { domain: [0, most], label: null, tickSize: 0, tickFormat: format, ticks: 4 },
    marks: [
      Plot.gridY({ ticks: 4, stroke: 'var(--rule)', strokeOpacity: 0.35 }),
      Plot.rectY(bins, { x1: 'from', x2: 'to', y: 'share', fill: tint, fillOpacity: 0.85, insetLeft: 0.5, insetRight: 0.5 }),
      Plot.ruleX([middle], { stroke: 'var(--ink)', strokeWidth: 1.25, strokeDasharray: '4 3' }),
      Plot.text([median(middle)], { x: middle, frameAnchor: 'top', dy: -16, fill: 'var(--ink)' }),
      Plot.ruleY([0], { stroke: 'var(--ink-soft)' }),
    ],
  });
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
