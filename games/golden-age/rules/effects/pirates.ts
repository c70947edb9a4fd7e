/** Changes to a pirate, his crew and his ship that more than one rule makes. */

import { HOLD_COUNT, NO_NATION, NO_PIRATE, NONE, type PirateId, type PlaceId, type PortId, type ShipId } from '../data/ids.ts';
import { partners, share } from '../queries/alliance.ts';
import { isBlackbeard, isHunted } from '../queries/solitaire.ts';
import type { Cause, LossCause } from '../state/events.ts';
import { EMPTY_HOLD, type Game, INVOLUNTARY, SOBER, VOLUNTARY } from '../state/position.ts';
import { eliminate, sink } from './leaving.ts';

/** Changes the Loyalty of a pirate's crew, and in full that of his ally's crew (11.3). */
export function changeLoyalty(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  changeOwnLoyalty(g, pirate, by, cause, rule);
  if (g.ally[pirate] !== NONE) changeOwnLoyalty(g, g.ally[pirate], by, cause, rule);
}

/**
 * Changes the Loyalty of one crew only, where a rule changes that of each ally by itself. It stays between 0 and the top of the track.
 * A crew that falls to 0 will mutiny (14.1).
 */
export function changeOwnLoyalty(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  const before = g.loyalty[pirate];
  const now = Math.min(g.tables.highestLoyalty, Math.max(0, before + by));
  g.loyalty[pirate] = now;
  if (now === 0 && before > 0) g.mutinous |= 1 << pirate;
  else if (now > 0) g.mutinous &= ~(1 << pirate);
  if (now !== before) g.events?.push({ type: 'loyaltyChanged', rule, pirate, by: now - before, now, cause });
}

/** 18.2 Allies share the gain (11.3). */
export function gainNotoriety(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  const ally = g.ally[pirate];
  if (ally === NONE) gainOwnNotoriety(g, pirate, by, cause, rule);
  else {
    gainOwnNotoriety(g, pirate, share(g, pirate, by), cause, rule);
    gainOwnNotoriety(g, ally, share(g, ally, by), cause, rule);
  }
}

export function gainOwnNotoriety(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  if (by === 0) return;
  g.notoriety[pirate] += by;
  g.events?.push({ type: 'notorietyGained', rule, pirate, by, now: g.notoriety[pirate], cause });
}

/** 19.20 Notoriety never falls below 0. 19.14 A hunt for Blackbeard outlasts the loss. */
export function loseNotoriety(g: Game, pirate: PirateId, by: number, cause: Cause, rule: string): void {
  const lost = Math.min(by, g.notoriety[pirate]);
  if (lost === 0) return;
  if (isBlackbeard(g.tables, pirate) && isHunted(g)) g.hunted = 1;
  g.notoriety[pirate] -= lost;
  g.events?.push({ type: 'notorietyLost', rule, pirate, by: lost, now: g.notoriety[pirate], cause });
}

/** 6.25, 6.26 Speed hits on one ship. */
export const loseSpeed = (g: Game, pirate: PirateId, hits: number, cause: Cause, rule: string): void =>
  loseSpeedTogether(g, [pirate], hits, cause, rule);

/**
 * 6.25, 6.26 Speed hits on each of these ships. One sinks below the lowest value of the track. A ship whose Speed falls below 0 costs her
 * crew one Loyalty, and her ally's too; two that are slowed by the same hits cost no more than one [R69].
 */
export function loseSpeedTogether(g: Game, ships: readonly PirateId[], hits: number, cause: Cause, rule: string): void {
  if (hits === 0) return;
  let slowed = NO_PIRATE;
  for (const pirate of ships) {
    const before = g.speed[pirate];
    const now = before - hits;
    g.speed[pirate] = now;
    g.events?.push({ type: 'speedLost', rule, pirate, hits, now, cause });
    if (now < g.tables.lowestSpeed) sink(g, pirate);
    else if (before >= 0 && now < 0) slowed = pirate;
  }
  if (slowed !== NONE) changeLoyalty(g, slowed, -1, 'slowShip', '6.26');
}

/** 6.25, 6.27 Combat hits on one ship. She sinks below the lowest value of the track [R32]. */
export function loseCombat(g: Game, pirate: PirateId, hits: number, cause: Cause, rule: string): void {
  if (hits === 0) return;
  const now = g.combat[pirate] - hits;
  g.combat[pirate] = now;
  g.events?.push({ type: 'combatLost', rule, pirate, hits, now, cause });
  if (now < g.tables.lowestCombat) eliminate(g, pirate, SUNK_BY[cause] ?? 'sunk', '6.27');
}
const SUNK_BY: { readonly [C in Cause]?: LossCause } = { warship: 'battle', portAttack: 'portAttack', piratePortAttack: 'commissioner' };

export function putInHold(g: Game, pirate: PirateId, hold: number, doubloons: number): void {
  g.holds[pirate * HOLD_COUNT + hold] = doubloons;
}

/** Adds to what is in a hold, which may be empty. */
export function addToHold(g: Game, pirate: PirateId, hold: number, doubloons: number): void {
  const i = pirate * HOLD_COUNT + hold;
  g.holds[i] = Math.max(0, g.holds[i]) + doubloons;
}

export const emptyOutHold = (g: Game, pirate: PirateId, hold: number): void => putInHold(g, pirate, hold, EMPTY_HOLD);

/** 6.28, 5.13 Gives the pirate an undamaged ship. */
export function giveShip(g: Game, pirate: PirateId, ship: ShipId): void {
  g.ship[pirate] = ship;
  g.combat[pirate] = g.tables.ships[ship].combat;
  g.speed[pirate] = g.tables.ships[ship].speed;
}

/** 13.1 Both crews of an alliance get the marker, unless they have one. It brings more Loyalty in a pirate port. */
export function beginRevelry(g: Game, pirate: PirateId, voluntary: boolean, inPiratePort: boolean, rule: string): void {
  for (const crew of partners(g, pirate)) beginOwnRevelry(g, crew, voluntary, inPiratePort, rule);
}

function beginOwnRevelry(g: Game, pirate: PirateId, voluntary: boolean, inPiratePort: boolean, rule: string): void {
  if (g.revelry[pirate] !== SOBER) return;
  g.revelry[pirate] = voluntary ? VOLUNTARY : INVOLUNTARY;
  g.recovery[pirate] = 0;
  g.feasted[pirate] = inPiratePort ? 1 : 0;
  g.events?.push({ type: 'revelryBegan', rule, pirate, voluntary });
  changeOwnLoyalty(g, pirate, inPiratePort ? PIRATE_PORT_REVELRY_LOYALTY : REVELRY_LOYALTY, 'revelry', '13.21');
}
/** 13.21 The Loyalty that a Debauchery & Revelry marker brings: first outside pirate ports, then in one. */
export const REVELRY_LOYALTY = 1;
export const PIRATE_PORT_REVELRY_LOYALTY = 3;

/** 9.41 Ends the scurvy of the pirate's crew, if it has any. */
export function cureScurvy(g: Game, pirate: PirateId): void {
  if (g.scurvy[pirate] === 0) return;
  g.scurvy[pirate] = 0;
  g.events?.push({ type: 'scurvyCured', rule: '9.41', pirate });
}

/** Moves a pirate. If he leaves a port, his recovery starts again (13.24) and he forgoes a sack (9.55). */
export function placePirate(g: Game, pirate: PirateId, to: PlaceId): void {
  g.at[pirate] = to;
  g.recovery[pirate] = 0;
  g.taken[pirate] = 0;
  g.sackThrough[pirate] = 0;
}

/** 8.46 Adds Information Points. @returns the pirate's new total for the port */
export function gainInformation(g: Game, pirate: PirateId, port: PortId, points: number): number {
  const { info } = g;
  for (let i = 0; i < info.length; i += 3) {
    if (info[i] !== pirate || info[i + 1] !== port) continue;
    info[i + 2] += points;
    return info[i + 2];
  }
  info.push(pirate, port, points);
  return points;
}

/** 8.44 The hostage returns to the pool. */
export const releaseHostage = (g: Game, hostage: number): void => {
  g.hostageOf[hostage] = NONE;
  g.hostageNation[hostage] = NO_NATION;
};
