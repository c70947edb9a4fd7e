/** 17.2 #16 Pirate Converts: a retired pirate enters the King's service as the Ex-Pirate. */
import { EX_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { commission } from '../../effects/navy.ts';
import { convertsArea } from '../../queries/anti-pirate.ts';
import type { Game } from '../../state/game.ts';

/** In the active pirate's Sea Area, or beside his port [R20]. */
export function callExPirate(g: Game, seat: Seat, pirate: PirateId): void {
  g.exPirate = pirate;
  g.events?.push({ type: 'pirateConverted', rule: '17.2 #16', seat, pirate });
  commission(g, seat, EX_PIRATE, convertsArea(g.tables, g), '17.2 #16');
}
