/** Places a panel over the board so that it covers as few of the relevant points as possible. */
import { PLACES, PORT_NAMES } from '@bb/golden-age/rules';
import type { Place } from './board/board.ts';
import type { TargetKey } from './choices/choice-targets.ts';
import { siteOf, spotOf } from './counters/counter-positions.ts';

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
  /** Number of points that it covers there. */
  readonly covers: number;
}

/** Corners by preference: first below the choices, over the coast of Guinea; last over the Caribbean. */
const CORNERS: readonly Corner[] = [
  { right: true, low: false },
  { right: true, low: true },
  { right: false, low: false },
  { right: false, low: true },
];
/** Space around a point for a counter and its name, in pixels. */
const MARGIN_PX = 26;

/** The corner of `board` in which a panel of this size covers the fewest points. */
export function placePanel(board: Box, width: number, height: number, points: readonly Place[]): Placement {
  const placements = CORNERS.map(({ right, low }): Placement => {
    const x = right ? board.x + board.width - width : board.x;
    const y = low ? board.y + board.height - height : board.y;
    const covers = points.filter(
      ([px, py]) => px > x - MARGIN_PX && px < x + width + MARGIN_PX && py > y - MARGIN_PX && py < y + height + MARGIN_PX,
    ).length;
    return { right, low, covers };
  });
  return placements.reduce((best, one) => (one.covers < best.covers ? one : best));
}

/** The position of a target on the board. */
export function spotOfTarget(target: TargetKey): Place | null {
  const [kind, id] = target.split('-');
  if (kind === 'merchant') return siteOf(PORT_NAMES[Number(id)] ?? '')?.merchant ?? null;
  const place = PLACES.find((one) => one === Number(id));
  return place === undefined ? null : spotOf(place);
}

/** The rectangle of the page that shows the board, and the conversion of board positions to pixels. @returns null if there is no board */
export function boardWindow(): { readonly box: Box; readonly toPixels: (place: Place) => Place } | null {
  const box = document.querySelector('[data-actor="table"]')?.getBoundingClientRect();
  const matrix = document.querySelector<SVGSVGElement>('svg[data-layer="counters"]')?.getScreenCTM();
  return box && matrix ? { box, toPixels: ([x, y]) => [matrix.a * x + matrix.e, matrix.d * y + matrix.f] } : null;
}
