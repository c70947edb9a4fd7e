/** Directions on the grid: flat-topped hexes in columns, odd columns half a hex lower. */
import { HEX_NAMES, isHex, type PlaceId } from '../data/ids.ts';

/** Clockwise. */
export const DIRECTIONS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
type Direction = (typeof DIRECTIONS)[number];

interface Cell {
  readonly chart: string;
  readonly column: number;
  /** In half hexes from the top. */
  readonly half: number;
}

function cellOf(hex: PlaceId): Cell | null {
  const name = isHex(hex) ? HEX_NAMES[hex] : undefined;
  if (name === undefined) return null;
  const column = Number(name.slice(1, 3));
  return { chart: name.slice(0, 1), column, half: 2 * Number(name.slice(3)) + (column % 2) };
}

/** @returns the direction from one hex to another beside it; null if they are not beside each other, or are no hexes */
export function directionOf(from: PlaceId, to: PlaceId): Direction | null {
  const [a, b] = [cellOf(from), cellOf(to)];
  if (a === null || b === null || a.chart !== b.chart) return null;
  const [columns, halves] = [b.column - a.column, b.half - a.half];
  if (columns === 0) return halves === -2 ? 'n' : halves === 2 ? 's' : null;
  if (Math.abs(columns) !== 1 || Math.abs(halves) !== 1) return null;
  return halves < 0 ? (columns > 0 ? 'ne' : 'nw') : columns > 0 ? 'se' : 'sw';
}
