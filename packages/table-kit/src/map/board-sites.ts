/** What a board's file says of its places. A game adds what it alone has. */
import type { Place, Rectangle, TextSpot } from './geometry.ts';

export type PanelId = 'americas' | 'guinea' | 'indies';

export interface PortSite {
  readonly id: string;
  readonly panel: PanelId;
  /** Geographic position. */
  readonly at: Place;
  /** Center of the shield, 22 by 26. */
  readonly shield: Place;
  /** Position of the name, 14.5 high, and of the Value–Defense figures, 12.5 high, where the map is large. */
  readonly label: TextSpot;
  readonly ratings: TextSpot;
  /** Center of the governor's seal, radius 9. */
  readonly governor: Place;
  /** Centers of the flag of a safe haven and of the mark of an attack, radius 7. */
  readonly haven: Place;
  readonly attacked: Place;
  /** Centers of pirate counters in port, radius 12, the best first. */
  readonly berths: readonly Place[];
}

/** The free area inside a cartouche, with positions for counters in rows. */
interface CounterBox {
  readonly box: Rectangle;
  readonly anchors: readonly Place[];
}

export interface BoardSites<Port extends PortSite = PortSite> {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly { readonly id: PanelId; readonly frame: Rectangle }[];
  /** By port. */
  readonly ports: readonly Port[];
  readonly transitBoxes: readonly (CounterBox & { readonly id: string })[];
  readonly retired: CounterBox;
  readonly lost: CounterBox;
  /** Centers of the squares 0 to 100 of the track. */
  readonly track: readonly Place[];
}
