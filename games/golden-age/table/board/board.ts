import type { BoardSites, PanelId, PortSite as Site } from '@bb/table-kit/map/board-sites.ts';
import type { Place, Rectangle } from '@bb/table-kit/map/geometry.ts';
import source from './board.json' with { type: 'json' };

export type { Place, Rectangle } from '@bb/table-kit/map/geometry.ts';

/** A Sea Area. */
export interface SeaArea {
  id: string;
  panel: PanelId;
  /** Its water without land, as path data, to highlight it. */
  water: string;
  /** Center of its lettering. */
  middle: Place;
  /** Boxes that cover its lettering. */
  lettering: Rectangle[];
  /** Centers for counters of radius 16 on open water, at least 40 apart, best first. */
  anchors: Place[];
  /** Indices of the anchors without room for a name below the counter. */
  nameless: number[];
}

export interface PortSite extends Site {
  /** Center of the merchant counter on the water, 20 by 20. */
  readonly merchant: Place;
}

/** A dotted route between a Sea Area and a Transit Box. */
interface Route {
  id: string;
  transit: string;
  area: string;
  /** Its end in the Sea Area. */
  sea: Place;
  d: string;
}

interface Board extends BoardSites<PortSite> {
  readonly areas: readonly SeaArea[];
  /** Every border once, as path data, with the one or two Sea Areas that it bounds. */
  readonly borders: readonly { readonly areas: readonly string[]; readonly d: string }[];
  readonly routes: readonly Route[];
}

// The compiler widens a JSON file's tuples to arrays; board.test.ts checks the shapes.
export const board = source as unknown as Board;
