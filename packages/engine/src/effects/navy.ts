/** What happens to warships and King's Commissioners. */
import { type AreaId, EX_PIRATE, NO_COMMISSIONER, NO_PLACE, NO_WARSHIP, NONE, type Seat } from '../data/ids.ts';
import type { Game } from '../state/game.ts';

/** 6.41, 6.47 Back to the pool. */
export function recallWarship(g: Game, area: AreaId, rule: string): void {
  const warship = g.warshipAt[area];
  if (warship === NONE) return;
  g.warshipAt[area] = NO_WARSHIP;
  g.warshipPool.push(warship);
  g.events?.push({ type: 'warshipRemoved', rule, warship, area });
}

/** 10.1 Back to the pool; the Ex-Pirate is set aside [R60]. */
export function recallCommissioner(g: Game, seat: Seat, rule: string): void {
  const commissioner = g.commissioner[seat];
  if (commissioner === NONE) return;
  g.commissioner[seat] = NO_COMMISSIONER;
  g.commissionerAt[seat] = NO_PLACE;
  if (commissioner !== EX_PIRATE) g.commissionerPool.push(commissioner);
  g.events?.push({ type: 'commissionerRemoved', rule, commissioner, seat });
}
