/** Where the stage lies over the board, so that it covers nothing that is in question. */
import { PLACES, PORT_NAMES } from '@bb/engine';
import type { Place } from '../board/board.ts';
import { siteOf, spotOf } from '../counters/spots.ts';
import type { TargetKey } from './targets.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Corner {
  readonly right: boolean;
  readonly low: boolean;
}
interface Placement extends Corner {
  /** How many of the points it covers there. */
  readonly covers: number;
}

/** Under the choices first, over the quiet coast of Guinea; over the Caribbean last. */
const CORNERS: readonly Corner[] = [
  { right: true, low: false },
  { right: true, low: true },
  { right: false, low: false },
  { right: false, low: true },
];
/** Room around a point for its counter and its name. */
const ROOM = 26;

/** The corner of `board` in which a panel of this size covers the fewest points. */
export function placeStage(board: Box, width: number, height: number, points: readonly Place[]): Placement {
  const placements = CORNERS.map(({ right, low }): Placement => {
    const x = right ? board.x + board.width - width : board.x;
    const y = low ? board.y + board.height - height : board.y;
    const covers = points.filter(([px, py]) => px > x - ROOM && px < x + width + ROOM && py > y - ROOM && py < y + height + ROOM).length;
    return { right, low, covers };
  });
  return placements.reduce((best, one) => (one.covers < best.covers ? one : best));
}

/** Where a target lies on the board. */
export function spotOfTarget(target: TargetKey): Place | null {
  const [kind, id] = target.split('-');
  if (kind === 'merchant') return siteOf(PORT_NAMES[Number(id)] ?? '')?.merchant ?? null;
  const place = PLACES.find((one) => one === Number(id));
  return place === undefined ? null : spotOf(place);
}

/** The part of the page in which the board shows, and how its places lie there. */
export function boardWindow(): { readonly box: Box; readonly toPixels: (place: Place) => Place } | null {
  const box = document.querySelector('[data-actor="table"]')?.getBoundingClientRect();
  const matrix = document.querySelector<SVGSVGElement>('svg[data-layer="counters"]')?.getScreenCTM();
  return box && matrix ? { box, toPixels: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f] } : null;
}
