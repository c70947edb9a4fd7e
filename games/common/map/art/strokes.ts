import { at, polar, tenth } from '@bb/table-kit/drawing/compass-star.ts';
import type { Box, Point } from '../geo.ts';

/** Lines in the directions of all 32 points of the compass. */
export function rhumbLines(center: Point, length = 1700): string {
  return Array.from({ length: 32 }, (_, index) => `M${at(...center)}L${at(...polar(center, length, index * 11.25))}`).join('');
}

/** A rectangle with concave corners. */
export function hollowed([x, y, width, height]: Box, corner: number): string {
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 0 ${dx} ${dy}`;
  return (
    `M${at(x + corner, y)}h${tenth(width - 2 * corner)}${arc(corner, corner)}v${tenth(height - 2 * corner)}${arc(-corner, corner)}` +
    `h${tenth(2 * corner - width)}${arc(-corner, -corner)}v${tenth(2 * corner - height)}${arc(corner, -corner)}z`
  );
}

export function grown([x, y, width, height]: Box, by: number): Box {
  return [x - by, y - by, width + 2 * by, height + 2 * by];
}

/** A spiral scroll from its outer end. `turn` is the starting angle in degrees, `hand` is 1 for clockwise and −1 for counterclockwise. */
export function volute(center: Point, radius: number, turns: number, turn: number, hand: 1 | -1): string {
  const steps = Math.round(turns * 12);
  const points = Array.from({ length: steps + 1 }, (_, index) =>
    polar(center, radius * (1 - (0.86 * index) / steps), turn + hand * index * 30),
  );
  return points.map((point, index) => `${index ? 'L' : 'M'}${at(...point)}`).join('');
}

/** A ribbon with swallow tails, centered on x: its face, tails and folds as separate paths. */
export function ribbon(x: number, y: number, width: number, height: number): { face: string; tails: string; folds: string } {
  const [left, right, sag, tail, drop] = [x - width / 2, x + width / 2, 3, 20, 6];
  const end = (edge: number, hand: 1 | -1): string =>
    `M${at(edge - hand * 9, y + drop)}h${hand * (tail + 5)}l${-hand * 7} ${height / 2}l${hand * 7} ${height / 2}h${-hand * (tail + 5)}z`;
  const fold = (edge: number, hand: 1 | -1): string => `M${at(edge, y + height)}l${-hand * 9} ${drop}V${tenth(y + height - 2)}z`;
  return {
    face: `M${at(left, y)}Q${at(x, y - sag)} ${at(right, y)}v${height}Q${at(x, y + height - sag)} ${at(left, y + height)}z`,
    tails: end(left, -1) + end(right, 1),
    folds: fold(left, -1) + fold(right, 1),
  };
}

/** Horizontal hatching over a box. */
export function tone([x, y, width, height]: Box, apart: number): string {
  return Array.from({ length: Math.ceil(height / apart) }, (_, index) => `M${at(x, y + index * apart)}h${tenth(width)}`).join('');
}

/** Diagonal hatching over a box, falling to the right. */
export function slanting([x, y, width, height]: Box, apart: number): string {
  const count = Math.ceil((width + height) / apart);
  return Array.from({ length: count }, (_, index) => `M${at(x - height + index * apart, y)}l${tenth(height)} ${tenth(height)}`).join('');
}
