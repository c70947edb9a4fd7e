import type { Drawing } from '../../drawing/marks.ts';

export interface SeatPirate<Pirate extends number> {
  readonly pirate: Pirate;
  readonly flag: Drawing;
  /** Shown while the mouse rests on him. */
  readonly said: string;
  /** What his button does, for screen readers. */
  readonly label: string;
  readonly fate: 'active' | 'retired' | 'lost';
  /** The most notorious on the map. */
  readonly isHunted?: boolean;
}
