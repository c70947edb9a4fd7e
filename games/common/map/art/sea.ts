import type { ArtBuilder } from '../art-builder.ts';
import type { Edition } from '../edition.ts';
import type { PanelId } from '../geo.ts';
import { waterlines } from '../waterlines.ts';
import type { Chart } from './chart-paths.ts';
import { rhumbLines, tone } from './strokes.ts';

/** The color along the border of each Sea Area. */
const WASHES: Record<string, string> = {
  'north-atlantic': 'rose',
  'central-atlantic': 'ochre',
  'south-atlantic': 'green',
  'west-caribbean': 'rose',
  'east-caribbean': 'ochre',
  'central-america': 'ochre',
  'south-america': 'green',
  'gold-coast': 'ochre',
  'east-africa': 'rose',
  india: 'green',
};

/** The water with its grids of lines, the colored borders of the Sea Areas, and the strokes along the coasts. */
export function drawSea(e: ArtBuilder, { id, frame, graticule, areas, closed, borders }: Chart, { roses }: Edition): void {
  const [x, y, width, height] = frame;
  e.shades[`sea-${id}`] = {
    around: [x + width / 2, y + height * 0.42, Math.max(width, height) * 0.8],
    stops: [
      [0, 'plate-sea'],
      [0.62, 'plate-sea-mid'],
      [1, 'plate-sea-deep'],
    ],
  };
  e.draw(`#frame-${id}`, { fill: `sea-${id}` });
  e.draw(graticule, { stroke: 'plate-ink-sea', width: 0.45, alpha: 0.3 });
  e.draw(rhumbsOf(roses, id), { stroke: 'plate-ink-soft', width: 0.55, alpha: 0.3 });
  for (const area of areas) {
    const outline = borders.filter((border) => border.areas.includes(area.id)).map((border) => border.d);
    e.within(area.d, () => e.draw(outline.join(''), { stroke: `plate-wash-${WASHES[area.id]}`, width: 22, round: true }));
  }
  for (const { d } of closed) {
    e.draw(d, { fill: 'plate-closed' });
    e.within(d, () => e.draw(tone(frame, 4.2), { stroke: 'plate-hatch', width: 0.45, alpha: 0.5 }));
  }
  e.draw(borders.map((border) => border.d).join(''), { stroke: 'plate-ink-sea', width: 1.7, dash: [0.1, 4.6], round: true });
  e.draw(waterlines(frame), { stroke: 'plate-hatch', width: 0.62, alpha: 0.72 });
}

const rhumbsOf = (roses: Edition['roses'], panel: PanelId): string =>
  roses
    .filter((rose) => rose.panel === panel)
    .map((rose) => rhumbLines(rose.at))
    .join('');
