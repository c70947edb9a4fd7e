import { star } from '@bb/table-kit/drawing/compass-star.ts';
import type { ArtBuilder } from '../art-builder.ts';
import type { Edition } from '../edition.ts';
import type { Box } from '../geo.ts';
import { reworded } from '../letters.ts';
import { boxPath, type Chart } from './chart-paths.ts';
import { grown, ribbon } from './strokes.ts';

/** Width of the scale of degrees, in board units. */
const BAND = 6.5;
/** Side of the corner blocks, in board units. */
const BLOCK = 12;

/** The frame of a chart: the scale of degrees, moldings and corner blocks. */
export function drawFrame(e: ArtBuilder, { id, frame, bars, figures }: Chart): void {
  const [x, y, width, height] = frame;
  const line = { stroke: 'plate-line', width: 1.2 };
  e.shades[`vignette-${id}`] = {
    around: [x + width * 0.45, y + height * 0.44, Math.max(width, height) * 0.76],
    stops: [
      [0.5, 'plate-clear'],
      [1, 'plate-vignette'],
    ],
  };
  e.draw(`#frame-${id}`, { fill: `vignette-${id}` });
  e.draw(boxPath(frame), line);
  e.draw(boxPath(grown(frame, -2.6)), { stroke: 'plate-line', width: 0.5, alpha: 0.8 });
  e.draw(boxPath(grown(frame, BAND / 2)), { stroke: 'plate-cartouche', width: BAND });
  e.draw(bars, { fill: 'plate-line' });
  e.draw(boxPath(frame), { stroke: 'plate-line', width: 0.7 });
  e.draw(boxPath(grown(frame, BAND)), line);
  for (const [cx, cy] of [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const) {
    const middle = [cx + Math.sign(cx - x - width / 2) * (BAND / 2), cy + Math.sign(cy - y - height / 2) * (BAND / 2)] as [number, number];
    const block: Box = [middle[0] - BLOCK / 2, middle[1] - BLOCK / 2, BLOCK, BLOCK];
    e.outlined(boxPath(block), 'plate-ten', { stroke: 'plate-line', width: 1 });
    e.draw(boxPath(grown(block, -1.5)), { stroke: 'plate-gold', width: 0.5 });
    const { light, dark } = star(middle, 8, 4.6, 1.9, 0);
    e.draw(light, { fill: 'plate-gold-light' });
    e.draw(dark, { fill: 'plate-gold' });
  }
  for (const line of figures) e.letter(line, { fill: 'plate-ink', alpha: 0.7 }, LABELS_FROM_PX_PER_UNIT);
}

/** Labels of degrees are hidden below this scale, in CSS pixels per board unit. */
const LABELS_FROM_PX_PER_UNIT = 0.8;

export function drawTitle(e: ArtBuilder, { id, frame: [x, y, width] }: Chart, { texts }: Edition): void {
  const title = texts.en.charts[id];
  const banner = ribbon(x + width / 2, y - 12, title.length * 6.7 + 34, 18);
  const line = { stroke: 'plate-line', width: 1 };
  e.outlined(banner.tails, 'plate-cartouche-deep', line);
  e.outlined(banner.folds, 'plate-ten', line);
  e.outlined(banner.face, 'plate-cartouche', line);
  const words = { text: title, face: 'capitals', size: 13, at: [x + width / 2, y + 0.4], spacing: 0.4 } as const;
  e.names(`chart-${id}`, (language) => [
    { line: reworded({ ...words, at: [...words.at] }, texts[language].charts[id]), pen: { fill: 'plate-ink' } },
  ]);
}
