import { star, ticks } from '@bb/table-kit/drawing/compass-star.ts';
import type { ArtBuilder } from '../art-builder.ts';
import type { Point } from '../geo.ts';
import type { Lettering } from '../letters.ts';
import { LILY } from './shields.ts';

const ring = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

export function drawCompass(e: ArtBuilder, at: Point, radius: number): void {
  const [x, y] = at;
  const thin = { stroke: 'plate-line', width: 0.5 };
  const fine = { stroke: 'plate-line', width: 0.5, round: true } as const;
  const points = ({ light, dark }: { light: string; dark: string }, shade: string): void => {
    e.outlined(light, 'plate-gold-light', fine);
    e.outlined(dark, shade, fine);
  };
  e.draw(ring(at, radius * 0.86), { fill: 'plate-cartouche', alpha: 0.34 });
  e.draw(ring(at, radius * 0.86), { stroke: 'plate-line', width: 1 });
  e.draw(ring(at, radius * 0.8) + ticks(at, radius * 0.8, radius * 0.86, 64) + ring(at, radius * 0.5), thin);
  const minor = star(at, 16, radius * 0.66, radius * 0.3, 11.25);
  e.outlined(minor.light + minor.dark, 'plate-gold', fine);
  points(star(at, 8, radius * 0.72, radius * 0.2, 22.5), 'plate-navy');
  points(star(at, 4, radius * 0.84, radius * 0.22, 45), 'plate-red');
  points(star(at, 4, radius * 1.04, radius * 0.22, 0), 'plate-line');
  e.outlined(ring(at, radius * 0.1), 'plate-gold-light', thin);
  e.draw(ring(at, radius * 0.045), { fill: 'plate-line' });
  e.outlined(LILY, 'plate-red', fine, [x, y - radius * 1.24, radius / 27]);
  for (const line of compassLettering({ at, radius })) e.letter(line, { fill: 'plate-ink-sea' });
}

/** The letters for east, west and south; a lily marks north. */
export const compassLettering = ({ at: [x, y], radius }: { at: Point; radius: number }): Lettering[] =>
  radius === 0
    ? []
    : [
        { text: 'E', face: 'capitals', size: radius * 0.28, at: [x + 1.2 * radius, y + 0.09 * radius] },
        { text: 'W', face: 'capitals', size: radius * 0.28, at: [x - 1.2 * radius, y + 0.09 * radius] },
        { text: 'S', face: 'capitals', size: radius * 0.28, at: [x, y + 1.32 * radius] },
      ];
