import type { ArtBuilder } from '../art-builder.ts';
import type { Point } from '../geo.ts';
import type { Chart } from './chart-paths.ts';

/** A hill: the area it covers, its outline, and the shading on its eastern side. */
const HILL_BODY = ['m-8.4 3.2q2.2-4 4.8-8q1.8-3 3.6-3.6q1.8 1.2 3.8 4.8q2.2 3.4 4.6 6.8z'];
const HILL = ['m-8.4 3.2q2.2-4 4.8-8q1.8-3 3.6-3.6q1.8 1.2 3.8 4.8q2.2 3.4 4.6 6.8'];
const HILL_SHADE = [
  'm.2-8.2q1 3.6.4 6.6',
  'm1.4-6.8q1 3 .6 6.8',
  'm2.6-4.8q1.2 3 1 6.4',
  'm4-2.4q1.2 2.2 1.2 4.6',
  'm5.4-.2q.9 1.4 1 3',
  'm-3.4-3.6q.6 1.6 0 3.4',
];
const TREE = [
  'v-3.6',
  'm-3.8-4.6q-1.6-2.2.8-3.6q0-2.4 2.4-2.4q1.4-1.5 2.9 0q2.5.1 2.2 2.7q1.4 1.5-.3 3.1q-1.6 1.2-3.9.6q-2.6.8-4.1-.4z',
  'm1.4-5.6l1.6 1.2',
  'm1.2-7.4l1.6 1.2',
  'm-2.6.2h6.4',
  'm7.5-1.2v-2.2m-2.3-1.2q-.8-1.8.8-2.4q.6-1.4 1.8-.9q1.7-.1 1.5 1.6q.8 1.2-.5 2q-2 .8-3.6-.3z',
];

/** Path data of a drawing, relative to its foot. */
const drawing = (strokes: string[]): string => strokes.map((stroke) => `M0 0${stroke}`).join('');

export function defineRelief(e: ArtBuilder): void {
  e.shapes['hill-body'] = drawing(HILL_BODY);
  e.shapes.hill = drawing(HILL);
  e.shapes['hill-shade'] = drawing(HILL_SHADE);
  e.shapes.tree = drawing(TREE);
}

export function drawLand(e: ArtBuilder, { id, frame, rivers }: Chart, hills: Point[], trees: Point[]): void {
  const land = `#land-${id}`;
  const [x, y, width, height] = frame;
  const inside = (places: Point[]): Point[] => places.filter(([px, py]) => px > x && px < x + width && py > y && py < y + height);
  e.shades[`land-${id}`] = {
    along: [x, y, x + width * 0.3, y + height],
    stops: [
      [0, 'plate-land'],
      [1, 'plate-land-deep'],
    ],
  };
  e.draw(land, { stroke: 'plate-foam', width: 3, round: true, alpha: 0.75 });
  e.draw(land, { fill: `land-${id}` });
  e.within(land, () => {
    e.draw(land, { stroke: 'plate-land-wash', width: 18, alpha: 0.3 });
    e.draw(land, { stroke: 'plate-land-edge', width: 5, alpha: 0.5 });
    e.draw(rivers, { stroke: 'plate-ink-sea', width: 0.9, round: true, alpha: 0.62 });
  });
  e.draw(land, { stroke: 'plate-line', width: 1, round: true });
  // From north to south, so that nearer hills are drawn over those behind them.
  for (const [left, top] of inside(hills).toSorted((a, b) => a[1] - b[1])) {
    e.draw('#hill-body', { fill: 'plate-land' }, [left, top, 1]);
    e.draw('#hill', { stroke: 'plate-ink-soft', width: 0.9, round: true }, [left, top, 1]);
    e.draw('#hill-shade', { stroke: 'plate-ink-soft', width: 0.55, round: true }, [left, top, 1]);
  }
  for (const [left, top] of inside(trees))
    e.draw('#tree', { stroke: 'plate-ink-soft', width: 0.65, round: true, alpha: 0.75 }, [left, top, 1]);
}
