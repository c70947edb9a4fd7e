/** 17.2 #16 Pirate Converts: a retired pirate enters the King's service as the Ex-Pirate. */
import { type AreaId, EX_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { commission } from '../../effects/navy.ts';
import type { Game } from '../../state/game.ts';

/** @param area  one of `convertsAreas` */
export function callExPirate(g: Game, seat: Seat, pirate: PirateId, area: AreaId): void {
  g.exPirate = pirate;
  g.events?.push({ type: 'pirateConverted', rule: '17.2 #16', seat, pirate });
  commission(g, seat, EX_PIRATE, area, '17.2 #16');
}
