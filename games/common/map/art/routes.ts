import type { ArtBuilder } from '../art-builder.ts';
import type { Edition } from '../edition.ts';
import { reworded } from '../letters.ts';
import { curve } from '../shapes.ts';

/** The routes through the transit boxes. */
export function drawRoutes(e: ArtBuilder, { routes: drawn, routeNames, texts }: Edition): void {
  const routes = drawn.map(({ points }) => curve(points)).join('');
  const ends = drawn.map(({ sea: [x, y] }) => `M${x} ${y}h.01`).join('');
  e.draw(routes, { stroke: 'plate-halo', width: 5, round: true, alpha: 0.42 });
  e.draw(routes, { stroke: 'plate-red', width: 2.2, dash: [8, 4.5, 0.1, 4.5], round: true });
  e.draw(ends, { stroke: 'plate-red', width: 9, round: true });
  e.draw(ends, { stroke: 'plate-cartouche', width: 5, round: true });
  e.names('routes', (language) =>
    routeNames.map(({ x, y, rotate, afloat }, i) => ({
      line: reworded(
        { text: texts.en.routes[i] ?? '', face: 'italic', size: 10.5, at: [x, y], rotate, spacing: 0.7 },
        texts[language].routes[i] ?? '',
      ),
      pen: afloat ? { fill: 'plate-ink-sea' } : { fill: 'plate-ink', stroke: 'plate-paper', width: 5, round: true },
    })),
  );
}
