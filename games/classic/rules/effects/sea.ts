/** Merchants, warships and Commissioners on the map. */
import {
  type CommissionerId,
  type MerchantId,
  NO_MERCHANT,
  NO_PLACE,
  NO_SIGHTING,
  NO_WARSHIP,
  NONE,
  PIRATES,
  type PlaceId,
  type Seat,
  SIGHTINGS,
  type SightingId,
  SLOTS,
  type SlotId,
  type WarshipId,
} from '../data/ids.ts';
import { isWatched } from '../queries/hunters.ts';
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

/** Turns up the warships in a hex or box (C16.2). */
export function turnUpWarships(g: Game, at: PlaceId, rule: string): void {
  for (const slot of SLOTS.slice(0, g.slotAt.length)) if (g.slotAt[slot] === at) turnUpWarship(g, slot, rule);
}

export function turnUpWarship(g: Game, slot: SlotId, rule: string): void {
  if (g.slotUp[slot] === 1) return;
  g.slotUp[slot] = 1;
  g.events?.push({ type: 'warshipTurnedUp', rule, slot, warship: g.warshipOn[slot] });
}

/** C19 A warship from the cup comes to the map: face up as well if a pirate is in the hex or in its port [C78]. */
export function placeWarship(g: Game, warship: WarshipId, at: PlaceId, openly: boolean, rule: string): SlotId {
  const up = openly || isWatched(g, at);
  const free = g.slotAt.indexOf(NO_PLACE);
  const slot = SLOTS[free < 0 ? g.slotAt.length : free];
  takeFrom(g.warshipPool, warship);
  g.slotAt[slot] = at;
  g.slotUp[slot] = up ? 1 : 0;
  g.warshipOn[slot] = warship;
  g.events?.push({ type: 'warshipPlaced', rule, slot, at, warship, up });
  return slot;
}

/** A warship goes back to the cup. */
export function removeWarship(g: Game, slot: SlotId, rule: string): void {
  if (g.slotAt[slot] === NONE) return;
  g.warshipPool.push(g.warshipOn[slot]);
  g.slotAt[slot] = NO_PLACE;
  g.slotUp[slot] = 0;
  g.warshipOn[slot] = NO_WARSHIP;
  g.events?.push({ type: 'warshipRemoved', rule, slot });
}

/** C16.4, C18.3 A Commissioner goes back to the cup. */
export function removeCommissioner(g: Game, commissioner: CommissionerId, rule: string): void {
  g.commissionerOf[commissioner] = NONE;
  g.commissionerAt[commissioner] = NO_PLACE;
  g.movement[commissioner] = 0;
  g.strength[commissioner] = 0;
  g.ashore[commissioner] = 0;
  g.events?.push({ type: 'commissionerRemoved', rule, commissioner });
}

/** C18.1 A Commissioner from the cup comes to a player, at full strength. */
export function grantCommissioner(g: Game, commissioner: CommissionerId, seat: Seat, at: PlaceId): void {
  const { movement, combat } = g.tables.commissioners[commissioner];
  g.commissionerOf[commissioner] = seat;
  g.commissionerAt[commissioner] = at;
  g.movement[commissioner] = movement;
  g.strength[commissioner] = combat;
  g.ashore[commissioner] = 0;
  g.events?.push({ type: 'commissionerGranted', rule: 'C18.1', commissioner, seat, at });
}

export function moveCommissioner(g: Game, commissioner: CommissionerId, to: PlaceId, rule: string): void {
  const from = g.commissionerAt[commissioner];
  g.commissionerAt[commissioner] = to;
  g.events?.push({ type: 'commissionerMoved', rule, commissioner, from, to });
}

/** C19 A warship that is moved is turned up. */
export function moveWarship(g: Game, slot: SlotId, to: PlaceId, rule: string): void {
  turnUpWarship(g, slot, rule);
  const from = g.slotAt[slot];
  g.slotAt[slot] = to;
  g.events?.push({ type: 'warshipMoved', rule, slot, from, to });
}
