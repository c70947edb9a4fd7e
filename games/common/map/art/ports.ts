import type { ArtBuilder } from '../art-builder.ts';
import type { PortSpots } from '../slots.ts';
import { drawShield } from './shields.ts';

/** A shield farther than this from its port gets a line to it, in board units. */
const LINE_DISTANCE = 14;

/** Draws the shields, and the places of merchants where ports have them. Names and ratings are labels of the table, which finds room for them at each scale. */
export function drawPorts(e: ArtBuilder, ports: readonly PortSpots[], hasMerchants: boolean): void {
  const leads = ports
    .filter(({ at, shield }) => Math.hypot(at[0] - shield[0], at[1] - shield[1]) > LINE_DISTANCE)
    .map(({ at, shield }) => `M${at[0]} ${at[1]}L${shield[0]} ${shield[1]}`);
  const dots = ports.map(({ at }) => `M${at[0]} ${at[1]}h.01`);
  const slots = ports.map(({ merchant: [x, y] }) => `M${x - 10} ${y - 10}h20v20h-20z`);
  const ties = ports
    .filter(({ at, merchant }) => Math.hypot(at[0] - merchant[0], at[1] - merchant[1]) > 24)
    .map(({ at: [x, y], merchant: [mx, my] }) => {
      const short = 1 - 10.5 / Math.max(Math.abs(mx - x), Math.abs(my - y));
      const tenth = (value: number): number => Math.round(value * short * 10) / 10;
      return `M${x} ${y}l${tenth(mx - x)} ${tenth(my - y)}`;
    });
  if (hasMerchants) e.draw(ties.join(''), { stroke: 'plate-ink-sea', width: 1, dash: [0.1, 2.6], round: true, alpha: 0.7 });
  if (hasMerchants) e.draw(slots.join(''), { fill: 'plate-cartouche', alpha: 0.13 });
  if (hasMerchants) e.draw(slots.join(''), { stroke: 'plate-ink-sea', width: 0.8, dash: [2.6, 1.9], alpha: 0.5 });
  e.draw(leads.join(''), { stroke: 'plate-line', width: 0.9 });
  e.draw(dots.join(''), { stroke: 'plate-cartouche', width: 8, round: true });
  e.draw(dots.join(''), { stroke: 'plate-red', width: 5.6, round: true });
  for (const { source, shield } of ports) drawShield(e, source.nationality, shield);
}
