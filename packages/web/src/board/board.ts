import source from './board.json' with { type: 'json' };

/** A place in board units; x grows to the right, y downward. */
export type Place = [x: number, y: number];
/** Left, top, width, height in board units. */
export type Rectangle = [x: number, y: number, width: number, height: number];
export type PanelId = 'americas' | 'guinea' | 'indies';
type TextAnchor = 'start' | 'middle' | 'end';
export type Nationality = 'english' | 'spanish' | 'french' | 'dutch' | 'portuguese' | 'arab' | 'pirate';

/** One framed chart of the plate. */
interface Panel {
  id: PanelId;
  frame: Rectangle;
}

/** A Sea Area. */
export interface SeaArea {
  id: string;
  panel: PanelId;
  name: string;
  /** The water without land as path data: for a tint that stops at the coast. */
  water: string;
  /** The middle of its name. */
  middle: Place;
  /** Spots on open water for counters of radius 16, at least 40 apart, the best first. */
  anchors: Place[];
  /** Which of them have no room for a name below the counter. */
  nameless: number[];
}

export interface TextSpot {
  x: number;
  y: number;
  anchor: TextAnchor;
}

export interface PortSite {
  id: string;
  name: string;
  nationality: Nationality;
  panel: PanelId;
  /** The true place. */
  at: Place;
  /** Centre of the shield, 22 by 26. */
  shield: Place;
  /** Where the Value–Defense figures stand, 12.5 high. */
  ratings: TextSpot;
  /** Centre of a 20 by 20 merchant on the water. */
  merchant: Place;
  /** Centre of a governor's seal of radius 9. */
  governor: Place;
  /** Centres of the flag of a safe haven and the mark of an attack, of radius 7. */
  haven: Place;
  attacked: Place;
  /** Centres of counters of radius 12 in port. */
  berths: Place[];
}

/** Free room inside a cartouche, with counter spots in rows. */
interface CounterBox {
  box: Rectangle;
  anchors: Place[];
}

interface TransitBox extends CounterBox {
  id: string;
  name: string;
}

/** A dotted course between a sea area and a transit box. */
interface Route {
  id: string;
  transit: string;
  area: string;
  /** Its end in the sea area. */
  sea: Place;
  d: string;
}

export interface Board {
  width: number;
  height: number;
  panels: Panel[];
  areas: SeaArea[];
  /** Every border once, as path data, with the one or two sea areas that it bounds. */
  borders: { areas: string[]; d: string }[];
  ports: PortSite[];
  transitBoxes: TransitBox[];
  routes: Route[];
  retired: CounterBox;
  lost: CounterBox;
  /** Centres of the victory point squares 0 to 100. */
  track: Place[];
}

// The compiler widens a JSON file's tuples to arrays; board.test.ts checks the shapes.
export const board = source as unknown as Board;
