/** Stars and circles of strokes, as SVG paths. */
import type { Place } from '../map/geometry.ts';

/** A length in a path: board units, to a tenth. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);
/** A place in a path. */
export const at = (x: number, y: number): string => `${tenth(x)} ${tenth(y)}`;

/** @returns the place at this distance from the center, in degrees clockwise from the top */
export function polar([x, y]: Place, radius: number, degrees: number): Place {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A star as two paths: the light and the dark halves of its points. `turn` is in degrees. */
export function star(center: Place, points: number, length: number, waist: number, turn: number): { light: string; dark: string } {
  let light = '';
  let dark = '';
  for (let index = 0; index < points; index++) {
    const angle = (index * 360) / points + turn;
    const tip = at(...polar(center, length, angle));
    light += `M${at(...center)}L${tip}L${at(...polar(center, waist, angle - 180 / points))}z`;
    dark += `M${at(...center)}L${tip}L${at(...polar(center, waist, angle + 180 / points))}z`;
  }
  return { light, dark };
}

/** Strokes around a circle, each from the inner to the outer radius. */
export function ticks(center: Place, inner: number, outer: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${at(...polar(center, inner, angle))}L${at(...polar(center, outer, angle))}`;
  }).join('');
}
