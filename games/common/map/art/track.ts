import { star } from '@bb/table-kit/drawing/compass-star.ts';
import type { ArtBuilder } from '../art-builder.ts';
import type { Track } from '../furniture.ts';
import { boxPath } from './chart-paths.ts';

/** The track around the edge of the board. @param counts  what it counts */
export function drawTrack(e: ArtBuilder, { squares, corners }: Track, counts: string): void {
  const every = (keep: (points: number) => boolean): string =>
    squares
      .filter((_, points) => keep(points))
      .map(boxPath)
      .join('');
  e.draw(
    every(() => true),
    { fill: 'plate-cartouche', alpha: 0.55 },
  );
  e.draw(
    every((points) => points % 10 === 5),
    { fill: 'plate-gold', alpha: 0.22 },
  );
  e.draw(
    every((points) => points % 10 === 0),
    { fill: 'plate-ten' },
  );
  e.draw(
    every(() => true),
    { stroke: 'plate-line', width: 0.8 },
  );
  squares.forEach(([x, y, width, height], points) => {
    const isHorizontal = width > height;
    const ten = points % 10 === 0;
    e.letter(
      { text: String(points), face: 'roman', size: ten ? 13.5 : 11.5, at: isHorizontal ? [x + 10, y + 17] : [x + width / 2, y + 14] },
      { fill: ten ? 'plate-ten-ink' : 'plate-ink' },
    );
  });
  e.outlined(corners.map(boxPath).join(''), 'plate-ten', { stroke: 'plate-line', width: 0.8 });
  for (const [x, y, width, height] of corners.slice(0, 4)) {
    const { light, dark } = star([x + width / 2, y + height / 2], 8, 11, 4.6, 0);
    e.outlined(light, 'plate-gold-light', { stroke: 'plate-line', width: 0.4 });
    e.outlined(dark, 'plate-gold', { stroke: 'plate-line', width: 0.4 });
  }
  const spare = corners[4];
  if (!spare) return;
  const [x, y, width, height] = spare;
  e.letter(
    { text: counts, face: 'capitals', size: 11, at: [x + width / 2 + 3.4, y + height / 2], rotate: -90, spacing: 0.6 },
    { fill: 'plate-ten-ink' },
  );
}
