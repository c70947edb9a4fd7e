/** What happens to warships and King's Commissioners. */
import {
  type AreaId,
  type CommissionerId,
  EX_PIRATE,
  NO_COMMISSIONER,
  NO_PLACE,
  NO_WARSHIP,
  NONE,
  type PirateId,
  type PlaceId,
  type Seat,
  type WarshipId,
} from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { takeFrom } from './lists.ts';

/** 6.41, 6.42 A warship from the pool takes up station. */
export function stationWarship(g: Game, seat: Seat, warship: WarshipId, area: AreaId, rule: string): void {
  takeFrom(g.warshipPool, warship);
  g.warshipAt[area] = warship;
  g.events?.push({ type: 'warshipSighted', rule, seat, warship, area });
}

/** 6.41, 6.47 The warship in this Sea Area, if any, returns to the pool. */
export function recallWarship(g: Game, area: AreaId, rule: string): void {
  const warship = g.warshipAt[area];
  if (warship === NONE) return;
  g.warshipAt[area] = NO_WARSHIP;
  g.warshipPool.push(warship);
  g.events?.push({ type: 'warshipRemoved', rule, warship, area });
}

/** 10.1 The seat's Commissioner, if any, returns to the pool; the Ex-Pirate is set aside [R60]. */
export function recallCommissioner(g: Game, seat: Seat, rule: string): void {
  const commissioner = g.commissioner[seat];
  if (commissioner === NONE) return;
  g.commissioner[seat] = NO_COMMISSIONER;
  g.commissionerAt[seat] = NO_PLACE;
  if (commissioner !== EX_PIRATE) g.commissionerPool.push(commissioner);
  g.events?.push({ type: 'commissionerRemoved', rule, commissioner, seat });
}

/** 10.11, 10.15 A Commissioner comes into play for a seat that has none. */
export function commission(g: Game, seat: Seat, commissioner: CommissionerId, at: PlaceId, rule: string): void {
  g.commissioner[seat] = commissioner;
  g.commissionerAt[seat] = at;
  g.events?.push({ type: 'commissionerDeployed', rule, seat, commissioner, at });
}

/** 10.14, 10.35 The seat's Commissioner has been beaten by the pirate, and is out of the game for good. */
export function loseCommissioner(g: Game, seat: Seat, pirate: PirateId): void {
  const commissioner = g.commissioner[seat];
  g.commissionersLost.push(commissioner);
  g.commissioner[seat] = NO_COMMISSIONER;
  g.commissionerAt[seat] = NO_PLACE;
  g.events?.push({ type: 'commissionerBeaten', rule: '10.35', seat, commissioner, pirate });
}

/** 10.36, 18.12 C A player whose Commissioner kills another player's pirate scores half of `notoriety`, rounded down [R28]. */
export function scoreKill(g: Game, seat: Seat, pirate: PirateId, notoriety: number): void {
  if (g.owner[pirate] === seat) return;
  const vp = Math.floor(notoriety / 2);
  g.vp[seat] += vp;
  g.events?.push({ type: 'commissionerScored', rule: '18.12 C', seat, pirate, vp });
}
