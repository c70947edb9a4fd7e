import { iconPath } from '@bb/table-kit/icon-paths';
import type { Pen } from '@bb/table-kit/map/art/board-art.ts';
import type { ArtBuilder } from '../art-builder.ts';
import type { Nationality, Point } from '../geo.ts';

export const LILY =
  'M0-5.2C1.7-3.3 1.7-1.2.8.7 1.3-1.5 4.1-2.5 4.7-.5 5.1 1 3.7 1.7 2.8 1.2 3 2.1 2 2.5 1.2 1.9L1.9 4.8H-1.9L-1.2 1.9C-2 2.5-3 2.1-2.8 1.2-3.7 1.7-5.1 1-4.7-.5-4.1-2.5-1.3-1.5-.8.7-1.7-1.2-1.7-3.3 0-5.2Z';
const OUTLINE = 'M1.4 2.4Q6.6 3.4 12 1.2Q17.4 3.4 22.6 2.4V14.2Q22.6 22.6 12 27Q1.4 22.6 1.4 14.2Z';
const RIM = 'M3 4.4Q7.4 4.6 12 3Q16.6 4.6 21 4.4V14.2Q21 21.4 12 25.2Q3 21.4 3 14.2Z';
const ESCUTCHEON = 'h3.2v2.6q0 1.6-1.6 2.2q-1.6-.6-1.6-2.2z';
/** An open crown of five points, its base centered at 12, 0. */
const CROWN = 'M4.6 0L3.4-5.6L7.4-3.2L8.6-7L12-3.6L15.4-7L16.6-3.2L20.6-5.6L19.4 0Z';

type Charge = readonly [d: string, pen: Pen, at?: [x: number, y: number, scale: number]];
interface Arms {
  readonly field: string;
  readonly crowned: boolean;
  readonly charges: readonly Charge[];
}

const red = { fill: 'shield-red' };
const gold = { fill: 'shield-gold' };
const blue = { fill: 'shield-blue' };
const white = { fill: 'shield-white' };

const ARMS: Record<Nationality, Arms> = {
  english: { field: 'shield-white', crowned: true, charges: [['M9.7 0h4.6v28H9.7zM0 9.7h24v4.6H0z', red]] },
  spanish: {
    field: 'shield-white',
    crowned: true,
    charges: [
      ['M2.6 3.4 21.4 23.6M21.4 3.4 2.6 23.6', { stroke: 'shield-red', width: 2.9 }],
      [
        'M6.8 5 4.4 7.6M10.4 9 7.8 11.8M17.2 5l2.4 2.6M13.6 9l2.6 2.8M7.6 20.8 5.2 18M10.6 17.6 8 14.8M16.4 20.8l2.4-2.8M13.4 17.6l2.6-2.8',
        { stroke: 'shield-red', width: 1.3 },
      ],
    ],
  },
  french: {
    field: 'shield-blue',
    crowned: true,
    charges: [
      [LILY, gold, [7.2, 9.6, 0.84]],
      [LILY, gold, [16.8, 9.6, 0.84]],
      [LILY, gold, [12, 19, 0.84]],
    ],
  },
  dutch: {
    field: 'shield-white',
    crowned: false,
    charges: [
      ['M0 0h24v9.6H0z', { fill: 'shield-orange' }],
      ['M0 17.4h24V28H0z', blue],
    ],
  },
  portuguese: {
    field: 'shield-white',
    crowned: true,
    charges: [
      ['M0 0h24v28H0z', { stroke: 'shield-red', width: 7 }],
      [`M10.4 5.6${ESCUTCHEON}M10.4 11${ESCUTCHEON}M10.4 16.4${ESCUTCHEON}M6 11${ESCUTCHEON}M14.8 11${ESCUTCHEON}`, blue],
    ],
  },
  arab: {
    field: 'shield-green',
    crowned: false,
    charges: [
      ['M14.5 21.6A8.2 8.2 0 1 1 14.5 6.2 6.6 6.6 0 1 0 14.5 21.6Z', white],
      ['m15.6 9.4 1 2.6 2.8.1-2.2 1.7.8 2.7-2.4-1.6-2.3 1.6.7-2.7-2.2-1.7 2.8-.1z', gold],
    ],
  },
  pirate: { field: 'shield-black', crowned: false, charges: [[iconPath('pirate-skull'), white, [4.5, 5, 15 / 512]]] },
};

export function defineShields(e: ArtBuilder): void {
  e.shapes.shield = OUTLINE;
  e.shapes['shield-rim'] = RIM;
  e.shapes.crown = CROWN;
  e.shades['shield-shine'] = {
    along: [2, 2, 22, 26],
    stops: [
      [0, 'shield-light'],
      [0.5, 'plate-clear'],
      [1, 'shield-dark'],
    ],
  };
}

/** A nation's arms, 22 by 26, centered at a point. */
export function drawShield(e: ArtBuilder, nationality: Nationality, [x, y]: Point): void {
  const { field, crowned, charges } = ARMS[nationality];
  const at: [number, number, number] = [x - 11, y - 12.8, 22 / 24];
  e.within(
    '#shield',
    () => {
      e.draw('#shield', { fill: field });
      for (const [d, pen, place] of charges) e.draw(d, pen, place);
      e.draw('#shield', { fill: 'shield-shine' });
    },
    at,
  );
  e.draw('#shield-rim', { stroke: 'shield-gold', width: 0.6, alpha: 0.8 }, at);
  e.draw('#shield', { stroke: 'shield-line', width: 1.5, round: true }, at);
  if (crowned) e.outlined('#crown', 'shield-gold', { stroke: 'shield-line', width: 0.9 }, [x - 7.2, y - 11.4, 0.6]);
}
