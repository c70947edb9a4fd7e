import type { Place, Rectangle, TextSpot } from '@bb/table-kit/map/geometry.ts';
import source from './board.json' with { type: 'json' };

export type { Place, Rectangle, TextSpot } from '@bb/table-kit/map/geometry.ts';
export type PanelId = 'americas' | 'guinea' | 'indies';

/** One framed chart of the map. */
interface Panel {
  id: PanelId;
  frame: Rectangle;
}

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

export interface PortSite {
  id: string;
  panel: PanelId;
  /** Geographic position. */
  at: Place;
  /** Center of the shield, 22 by 26. */
  shield: Place;
  /** Position of the name, 14.5 high, and of the Value–Defense figures, 12.5 high, where the map is large. */
  label: TextSpot;
  ratings: TextSpot;
  /** Center of the merchant counter on the water, 20 by 20. */
  merchant: Place;
  /** Center of the governor's seal, radius 9. */
  governor: Place;
  /** Centers of the flag of a safe haven and of the mark of an attack, radius 7. */
  haven: Place;
  attacked: Place;
  /** Centers of pirate counters in port, radius 12. */
  berths: Place[];
}

/** The free area inside a cartouche, with positions for counters in rows. */
interface CounterBox {
  box: Rectangle;
  anchors: Place[];
}

interface TransitBox extends CounterBox {
  id: string;
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

export interface Board {
  width: number;
  height: number;
  panels: Panel[];
  areas: SeaArea[];
  /** Every border once, as path data, with the one or two Sea Areas that it bounds. */
  borders: { areas: string[]; d: string }[];
  ports: PortSite[];
  transitBoxes: TransitBox[];
  routes: Route[];
  retired: CounterBox;
  lost: CounterBox;
  /** Centers of the victory point squares 0 to 100. */
  track: Place[];
}

// The compiler widens a JSON file's tuples to arrays; board.test.ts checks the shapes.
export const board = source as unknown as Board;
