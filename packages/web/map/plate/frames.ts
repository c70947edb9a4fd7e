import type { Engraver } from '../engraver.ts';
import type { Box } from '../geo.ts';
import { PRINTED, reworded } from '../locales.ts';
import { boxPath, type Chart } from './chart.ts';
import { grown, ribbon, star } from './strokes.ts';

/** Depth of the scale of degrees. */
const BAND = 6.5;
/** Side of the blocks at the corners. */
const BLOCK = 12;

/** The scale of degrees about a chart, its mouldings and the blocks at its corners. */
export function engraveFrame(e: Engraver, { id, frame, bars, figures }: Chart): void {
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
  for (const line of figures) e.letter(line, { fill: 'plate-ink', alpha: 0.7 }, FIGURES);
}

/** Figures of degrees are left out where they would be smaller than this: pixels to the unit. */
const FIGURES = 0.8;

export function engraveTitle(e: Engraver, { id, frame: [x, y, width] }: Chart): void {
  const title = PRINTED.en.charts[id];
  const banner = ribbon(x + width / 2, y - 12, title.length * 6.7 + 34, 18);
  const line = { stroke: 'plate-line', width: 1 };
  e.outlined(banner.tails, 'plate-cartouche-deep', line);
  e.outlined(banner.folds, 'plate-ten', line);
  e.outlined(banner.face, 'plate-cartouche', line);
  const words = { text: title, face: 'capitals', size: 13, at: [x + width / 2, y + 0.4], spacing: 0.4 } as const;
  e.names(`chart-${id}`, (language) => [
    { line: reworded({ ...words, at: [...words.at] }, PRINTED[language].charts[id]), pen: { fill: 'plate-ink' } },
  ]);
}
