import type { Box, PanelId } from '../geo.ts';
import type { Lettering } from '../letters.ts';

/** One framed chart with everything needed to draw it, as path data. */
export interface Chart {
  readonly id: PanelId;
  readonly frame: Box;
  readonly graticule: string;
  readonly rivers: string;
  /** The dark bars of the scale of degrees, and its labels. */
  readonly bars: string;
  readonly figures: readonly Lettering[];
  readonly areas: readonly { readonly id: string; readonly d: string }[];
  readonly closed: readonly { readonly d: string }[];
  readonly borders: readonly { readonly areas: readonly string[]; readonly d: string }[];
}

export const boxPath = ([x, y, width, height]: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;
