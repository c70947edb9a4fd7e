import source from './board.json' with { type: 'json' };

/** A place in board units; x grows to the right, y downward. */
export type Place = [x: number, y: number];
/** Left, top, width, height in board units. */
export type Rectangle = [x: number, y: number, width: number, height: number];
export type PanelId = 'americas' | 'guinea' | 'indies';
export type TextAnchor = 'start' | 'middle' | 'end';
export type Nationality = 'english' | 'spanish' | 'french' | 'dutch' | 'portuguese' | 'arab' | 'pirate';

/** One framed chart of the plate. */
export interface Panel {
  id: PanelId;
  title: string;
  frame: Rectangle;
  /** Land as path data; it runs a little beyond the frame. */
  land: string;
  graticule: string;
  rivers: string;
  /** The frame's scale of degrees: dark bars as path data, and figures. */
  scale: { bars: string; figures: { text: string; x: number; y: number; rotate: number }[] };
}

/** A name with the baseline's middle at x, y; several lines stand `size` apart. */
export interface AreaLabel {
  x: number;
  y: number;
  size: number;
  spacing: number;
  lines: string[];
  rotate?: number;
}

/** Water that no one enters. */
export interface ClosedWater {
  id: string;
  panel: PanelId;
  name: string;
  d: string;
  label: AreaLabel;
}

/** A Sea Area. */
export interface SeaArea extends ClosedWater {
  /** `d` without land: for a tint that stops at the coast. */
  water: string;
  /** Spots on open water for counters of radius 16, at least 40 apart, the best first. */
  anchors: Place[];
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
  areas: string[];
  panel: PanelId;
  /** The true place. */
  at: Place;
  /** Centre of the shield, 22 by 26. */
  shield: Place;
  /** The name, 14.5 high, and how wide it runs. */
  label: TextSpot & { width: number };
  /** Where the Value–Defense figures stand, 12.5 high. */
  ratings: TextSpot;
  /** Centre of a 20 by 20 merchant on the water. */
  merchant: Place;
  /** Centre of a governor's seal of radius 9. */
  governor: Place;
  /** Centres of counters of radius 12 in port. */
  berths: Place[];
}

/** Free room inside a cartouche, with counter spots in rows. */
export interface CounterBox {
  box: Rectangle;
  anchors: Place[];
}

export interface TransitBox extends CounterBox {
  id: string;
  name: string;
}

/** A dotted course between a sea area and a transit box. */
export interface Route {
  id: string;
  transit: string;
  area: string;
  /** Its end in the sea area. */
  sea: Place;
  d: string;
}

export interface PlacedName {
  text: string;
  panel: PanelId;
  x: number;
  y: number;
  size: number;
  rotate: number;
}

export interface Board {
  width: number;
  height: number;
  panels: Panel[];
  areas: SeaArea[];
  closed: ClosedWater[];
  /** Every border once, as path data, with the one or two sea areas that it bounds. */
  borders: { panel: PanelId; areas: string[]; d: string }[];
  ports: PortSite[];
  transitBoxes: TransitBox[];
  routes: Route[];
  routeNames: { text: string; x: number; y: number; rotate: number; afloat: boolean }[];
  retired: CounterBox;
  lost: CounterBox;
  title: Rectangle;
  roses: { panel: PanelId; at: Place; radius: number }[];
  /** Centres of the victory point squares 0 to 100. */
  track: Place[];
  /** The largest square about a centre that stays inside its square. */
  trackCell: [width: number, height: number];
  /** The squares themselves, wide along top and bottom, tall along the sides. */
  trackSquares: Rectangle[];
  trackCorners: Rectangle[];
  lands: (PlacedName & { spacing: number })[];
  waters: PlacedName[];
  hills: Place[];
  trees: Place[];
}

// The compiler widens a JSON file's tuples to arrays; board.test.ts checks the shapes.
export const board = source as unknown as Board;
