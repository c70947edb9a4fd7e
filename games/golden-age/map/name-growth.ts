/** How much each port's name can be enlarged when the map is shown small. */
import type { Box, Point } from './geo.ts';
import { gap, lineBox } from './rectangles.ts';
import { NAME_SIZE, type Obstacle, type PortSpots } from './slots.ts';

type Growth = readonly [x: number, y: number, most: number];

/** The largest factor, and the step by which factors are tried. */
const LARGEST_FACTOR = 1.5;
const STEP = 0.05;
/** The smallest gap between a name and anything else, in board units. */
const GAP = 0.5;

/** The point about which a name is enlarged: beside the shield, so that the name never covers it. */
function middleOf({ source, label: { x, y } }: PortSpots): Point {
  switch (source.side) {
    case 'e':
    case 'w':
      return [x, y - 0.45 * NAME_SIZE];
    case 'n':
      return [x, y + 0.2 * NAME_SIZE];
    case 's':
      return [x, y - 0.72 * NAME_SIZE];
  }
}

function grown({ label: { x, y, anchor, width } }: PortSpots, [mx, my]: Point, part: number): Box {
  return lineBox(width * part, mx + (x - mx) * part, my + (y - my) * part, anchor, NAME_SIZE * part);
}

/** Enlarges all names step by step until they touch each other or an obstacle. A port's own ratings are no obstacle, for they are hidden at that scale. */
export function growthOf(ports: readonly PortSpots[], obstacles: readonly Obstacle[]): readonly Growth[] {
  const names = ports.map((port) => ({ port, middle: middleOf(port), part: 1, done: false, box: grown(port, middleOf(port), 1) }));
  const others = names.map(({ port, box }) =>
    obstacles.filter(
      (obstacle) => obstacle.port !== port.source.id && !names.some((name) => name.box !== box && obstacle.box.join() === name.box.join()),
    ),
  );
  for (let part = 1 + STEP; part <= LARGEST_FACTOR + 1e-9; part += STEP)
    names.forEach((name, i) => {
      if (name.done) return;
      const box = grown(name.port, name.middle, part);
      const free =
        (others[i] ?? []).every((obstacle) => gap(box, obstacle.box) >= GAP) &&
        names.every((other) => other === name || gap(box, other.box) >= GAP);
      if (free) [name.part, name.box] = [part, box];
      else name.done = true;
    });
  return names.map(({ middle: [x, y], part }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10, Math.round(part * 100) / 100]);
}
