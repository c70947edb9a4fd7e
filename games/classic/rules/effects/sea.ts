/** Merchants and warships on the map. */
import {
  type MerchantId,
  NO_MERCHANT,
  NO_PLACE,
  NO_SIGHTING,
  NONE,
  PIRATES,
  type PlaceId,
  SIGHTINGS,
  type SightingId,
} from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { takeFrom } from './lists.ts';

/** C9.1 A merchant from the cup gets the lowest free sighting number. */
export function placeMerchant(g: Game, merchant: MerchantId, at: PlaceId, up: boolean, rule: string): void {
  const free = g.sightingAt.indexOf(NO_PLACE);
  const sighting = SIGHTINGS[free < 0 ? g.sightingAt.length : free];
  takeFrom(g.merchantPool, merchant);
  g.sightingAt[sighting] = at;
  g.sightingUp[sighting] = up ? 1 : 0;
  g.sightingSeen[sighting] = 0;
  g.sightingHit[sighting] = 0;
  g.merchantOn[sighting] = merchant;
  g.events?.push({ type: 'merchantPlaced', rule, sighting, at, merchant, up });
}

/** A merchant goes back to the cup; whoever chases it chases nothing. */
export function removeMerchant(g: Game, sighting: SightingId, rule: string): void {
  if (g.sightingAt[sighting] === NONE) return;
  g.merchantPool.push(g.merchantOn[sighting]);
  g.sightingAt[sighting] = NO_PLACE;
  g.sightingUp[sighting] = 0;
  g.sightingSeen[sighting] = 0;
  g.sightingHit[sighting] = 0;
  g.merchantOn[sighting] = NO_MERCHANT;
  for (const pirate of PIRATES) if (g.chasing[pirate] === sighting) g.chasing[pirate] = NO_SIGHTING;
  g.events?.push({ type: 'merchantRemoved', rule, sighting });
}
