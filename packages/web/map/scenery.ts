import { landMask, panelOf, projectionOf } from './charts.ts';
import { LOST, RETIRED, ROUTES, TITLE, TRANSIT_BOXES } from './furniture.ts';
import { type Box, PANELS, type Point } from './geo.ts';
import { LAND_NAMES, type LandName } from './names.ts';
import { placed } from './projection.ts';
import { boxAround, textBox, turned } from './rectangles.ts';
import { AREAS, CLOSED } from './sea-areas.ts';
import type { Obstacle } from './slots.ts';

export interface AreaLabel {
  x: number;
  y: number;
  size: number;
  spacing: number;
  lines: string[];
  rotate?: number;
}

export function areaLabel(id: string): AreaLabel {
  const area = [...AREAS, ...CLOSED].find((other) => other.id === id);
  if (!area) throw new Error(`no area ${id}`);
  const { lonLat, lines, ...rest } = area.label;
  const [x, y] = placed(projectionOf(area.panel), lonLat);
  return { x, y, ...rest, lines: lines ?? [area.name] };
}

function areaLabelBoxes(id: string): Box[] {
  const { x, y, size, spacing, lines, rotate } = areaLabel(id);
  return lines.map((line, index) => turned(textBox(line, x, y + index * size, 'middle', size, spacing), [x, y], rotate ?? 0));
}

/** What counters may not cover: cartouches, ribbons, the ends of courses and the names of the sea areas. */
export function engravedObstacles(): Obstacle[] {
  const cartouche = ([x, y, width, height]: Box): Box => [x - 12, y - 32, width + 24, height + 44];
  const ribbon = ({ frame: [x, y, width], title }: (typeof PANELS)[number]): Box =>
    boxAround([x + width / 2, y], title.length * 3.4 + 40, 10);
  return [
    ...[...TRANSIT_BOXES.map(({ box }) => box), RETIRED, LOST].map(cartouche),
    TITLE,
    ...ROUTES.map(({ sea }) => boxAround(sea, 5)),
    ...AREAS.flatMap(({ id }) => areaLabelBoxes(id)),
    ...PANELS.map(ribbon),
  ].map((box) => ({ box }));
}

/** The letters of a land name, one box each, so that a turned name keeps no more room than it takes. */
function letterBoxes({ text, panel, lonLat, size, rotate, spacing }: LandName): Box[] {
  const [x, y] = placed(projectionOf(panel), lonLat);
  const advance = 0.74 * size + spacing;
  const left = x - (advance * text.length) / 2;
  return [...text].map((_, index) => turned([left + index * advance, y - 0.7 * size, advance, 0.8 * size], [x, y], rotate));
}

/** Places of hills or trees that stand on land, inside their frame and clear of everything else. */
export function scattered(source: Record<string, Point[]>, obstacles: Obstacle[]): Point[] {
  const boxes = [...obstacles.map(({ box }) => box), ...LAND_NAMES.flatMap(letterBoxes)];
  const clear = ([px, py]: Point): boolean =>
    boxes.every(([x, y, width, height]) => px < x - 8 || py < y - 3 || px > x + width + 8 || py > y + height + 9);
  return PANELS.flatMap(({ id }) =>
    (source[id] ?? []).map((lonLat) => placed(projectionOf(id), lonLat)).filter((at) => inFrame(id, at) && landMask.has(at) && clear(at)),
  );
}

function inFrame(panel: string, [px, py]: Point): boolean {
  const [x, y, width, height] = panelOf(panel).frame;
  return px > x + 6 && py > y + 6 && px < x + width - 6 && py < y + height - 6;
}
