import type { LanguageId } from '@bb/kernel';
import { compassLettering } from './art/compass.ts';
import { ornamentBoxes } from './art/ornaments.ts';
import { landMask, panelOf, projectionOf } from './charts.ts';
import { degreeScale } from './degrees.ts';
import type { Edition } from './edition.ts';
import { LOST, RETIRED, TITLE } from './furniture.ts';
import { type Box, PANELS, type PanelId, type PanelSource, type Point } from './geo.ts';
import { type FaceName, type Lettering, letterBoxes, reworded, widthOf } from './letters.ts';
import { LAND_NAMES, type LandName, WATER_NAMES, type WaterName } from './names.ts';
import { placed, round } from './projection.ts';
import { around, boxAround, distanceToBox, gap } from './rectangles.ts';
import type { AreaSource } from './sea-areas.ts';
import type { Obstacle } from './slots.ts';

/** The center of a water's name. */
export const nameSpot = ({ panel, label }: AreaSource): Point => placed(projectionOf(panel), label.lonLat);

function linesOf(water: AreaSource): Lettering[] {
  const { name, closed, label } = water;
  const { size, spacing, rotate, bend, lines } = label;
  const [x, y] = nameSpot(water);
  const face = closed ? 'capitals' : 'italic';
  return (lines ?? [name]).map((text, index) => ({
    text,
    face,
    size,
    spacing,
    at: [x, y + index * size],
    ...(rotate === undefined ? {} : { rotate }),
    ...(bend === undefined ? {} : { bend }),
  }));
}

/** A translated name of a water may be this many times as wide as the English one. */
const WIDTH_FACTOR = 1.12;

/** The letters of a water's name are joined in boxes of this many. */
const LETTERS_PER_BOX = 3;

/** Boxes that cover the name of a water, in any language: the English one is as wide as the widest may be. */
export const nameBoxes = (water: AreaSource): Box[] =>
  linesOf(water).flatMap((line) => {
    const wider = ((WIDTH_FACTOR - 1) * widthOf(line)) / line.text.length;
    const letters = letterBoxes({ ...line, spacing: (line.spacing ?? 0) + wider });
    return letters.flatMap((_, i) => (i % LETTERS_PER_BOX === 0 ? [around(letters.slice(i, i + LETTERS_PER_BOX))] : []));
  });

/** The names of a panel's waters, line by line. */
export const areaLettering = (edition: Edition, panel: PanelId, language: LanguageId): { line: Lettering; closed: boolean }[] =>
  edition.waters
    .filter((area) => area.panel === panel)
    .flatMap((area) => linesIn(edition, language, area).map((line) => ({ line, closed: area.closed === true })));

/** The lines of a name in a language: one word in each if the English name has as many lines, else a single line. */
function linesIn({ texts, placeName }: Edition, language: LanguageId, area: AreaSource): Lettering[] {
  const lines = linesOf(area);
  if (language === 'en') return lines;
  const closed: Readonly<Record<string, string>> = texts[language].closed;
  const name = closed[area.id] ?? placeName(language, area.id, area.name);
  const words = name.split(' ');
  if (lines.length > 1 && words.length === lines.length) return lines.map((line, i) => reworded(line, words[i] ?? '', WIDTH_FACTOR));
  const [first] = lines;
  if (!first) return [];
  const middle: Point = [first.at[0], first.at[1] + ((lines.length - 1) * first.size) / 2];
  return [reworded({ ...first, at: middle }, name, lines.length > 1 ? 1.6 : WIDTH_FACTOR)];
}

/** A placed name of a land, or of a small water (`afloat`). */
export interface SmallName {
  panel: PanelId;
  afloat: boolean;
  line: Lettering;
}

const onChart = ({ panel, lonLat, ...rest }: LandName | WaterName, face: FaceName): Lettering => ({
  ...rest,
  face,
  at: placed(projectionOf(panel), lonLat),
});

/** A name may be moved this far, in these steps, both in board units, and in this number of directions. */
const FARTHEST = 44;
const STEP = 2;
const DIRECTIONS = 24;

function* placesAround([x, y]: Point): Generator<Point> {
  yield [x, y];
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let turn = 0; turn < DIRECTIONS; turn++) {
      const angle = (turn * 2 * Math.PI) / DIRECTIONS;
      yield [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
    }
}

/** Places the names of lands and small waters, each as near to its position as is free. Leaves out names for which there is no room. */
export function smallNames(obstacles: Obstacle[]): SmallName[] {
  const names = [
    ...LAND_NAMES.map((name) => ({ panel: name.panel, afloat: false, line: onChart(name, 'capitals') })),
    ...WATER_NAMES.map((name) => ({ panel: name.panel, afloat: true, line: { spacing: 0.5, ...onChart(name, 'italic') } })),
  ].sort((a, b) => b.line.size - a.line.size);
  const taken = [...obstacles];
  return names.flatMap(({ panel, afloat, line }): SmallName[] => {
    const clear = (box: Box): boolean => {
      const middle: Point = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      return (
        landMask.has(middle) !== afloat &&
        inFrame(panel, [box[0], box[1]]) &&
        inFrame(panel, [box[0] + box[2], box[1] + box[3]]) &&
        taken.every(({ box: other, round: disc }) => (disc ? distanceToBox(disc.at, box) >= disc.radius : gap(box, other) >= 0.5))
      );
    };
    for (const part of [1, 0.88]) {
      for (const at of placesAround(line.at)) {
        const placedLine = { ...line, size: round(line.size * part), spacing: (line.spacing ?? 0) * part, at };
        const boxes = letterBoxes(placedLine);
        if (!boxes.every(clear)) continue;
        taken.push(...boxes.map((box) => ({ box })));
        return [{ panel, afloat, line: placedLine }];
      }
    }
    console.warn(`no room for ${line.text}`);
    return [];
  });
}

/** The labels of a panel's scale of degrees, without those that a cartouche covers. */
export function figuresOf({ transitBoxes }: Edition, panel: PanelSource): Lettering[] {
  const covers = [...transitBoxes.map(({ box }) => box), RETIRED, LOST].map(cartoucheBox);
  return degreeScale(projectionOf(panel.id), panel)
    .figures.map(({ text, x, y, rotate }): Lettering => ({ text, face: 'roman', size: 7.5, at: [x, y], rotate }))
    .filter((line) => letterBoxes(line).every((box) => covers.every((cover) => gap(box, cover) > 0)));
}

const cartoucheBox = ([x, y, width, height]: Box): Box => [x - 12, y - 32, width + 24, height + 44];

/** What counters must not cover: cartouches, ribbons, the ends of routes and the names of waters in the game. */
export function artObstacles(edition: Edition): Obstacle[] {
  const { texts, transitBoxes, routes, waters, roses } = edition;
  const ribbon = ({ id, frame: [x, y, width] }: (typeof PANELS)[number]): Box =>
    boxAround([x + width / 2, y], texts.en.charts[id].length * 3.4 + 40, 10);
  return [
    ...[...transitBoxes.map(({ box }) => box), RETIRED, LOST].map(cartoucheBox),
    TITLE,
    ...routes.map(({ sea }) => boxAround(sea, 5)),
    ...waters
      .filter(({ closed }) => !closed)
      .flatMap(linesOf)
      .flatMap(letterBoxes),
    ...PANELS.map(ribbon),
    ...PANELS.flatMap((panel) => figuresOf(edition, panel)).flatMap(letterBoxes),
    ...roses.flatMap(compassLettering).flatMap(letterBoxes),
    ...ornamentBoxes(edition.ornaments),
  ].map((box) => ({ box }));
}

/** The positions of hills or trees that lie on land, inside their frame and clear of everything else. */
export function scattered(source: Record<string, Point[]>, obstacles: Obstacle[], names: SmallName[]): Point[] {
  const boxes = [...obstacles.map(({ box }) => box), ...names.flatMap(({ line }) => letterBoxes(line))];
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
