/** A pirate as plans see him: a snapshot that plans replace without touching the view. */
import { hold, holdCount, hostagesOf, moveCost, type NationId, NO_SHIP, type PirateId, type PlaceId, type ShipId } from '@bb/engine';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';

export interface Captive {
  readonly nation: NationId;
  readonly value: number;
}

export interface Raider {
  readonly pirate: PirateId;
  readonly at: PlaceId;
  readonly ability: number;
  readonly leadership: number;
  readonly cunning: number;
  /** Actions a Move takes. */
  readonly moveCost: number;
  readonly holds: number;
  /** Doubloons in each filled hold, ascending. */
  readonly booty: readonly number[];
  readonly captives: readonly Captive[];
  readonly notoriety: number;
  readonly netWorth: number;
  readonly loyalty: number;
  readonly speed: number;
  readonly combatHits: number;
  readonly speedHits: number;
}

export function raiderOf({ view, tables: t }: Outlook, pirate: PirateId): Raider {
  const booty: number[] = [];
  for (let i = 0; i < holdCount(t, view, pirate); i++) {
    const doubloons = hold(view, pirate, i);
    if (doubloons >= 0) booty.push(doubloons);
  }
  const ship = nth(t.ships, nth(view.ship, pirate));
  const { ability, leadership } = nth(t.pirates, pirate);
  const speed = nth(view.speed, pirate);
  return {
    pirate,
    at: nth(view.at, pirate),
    ability,
    leadership,
    cunning: nth(view.cunning, pirate),
    moveCost: moveCost(view, pirate),
    holds: ship.holds,
    booty: booty.sort((a, b) => a - b),
    captives: hostagesOf(view, pirate).map((h) => ({ nation: nth(view.hostageNation, h), value: nth(t.hostages, h).value })),
    notoriety: nth(view.notoriety, pirate),
    netWorth: nth(view.netWorth, pirate),
    loyalty: nth(view.loyalty, pirate),
    speed,
    combatHits: ship.combat - nth(view.combat, pirate),
    speedHits: ship.speed - speed,
  };
}

/** One who would come into play now, with a ship in perfect order (5.13). */
export function newcomer({ tables: t }: Outlook, pirate: PirateId, at: PlaceId, ship: ShipId): Raider {
  const { ability, leadership, cunning } = nth(t.pirates, pirate);
  const { holds, speed } = nth(t.ships, ship === NO_SHIP ? 0 : ship);
  return {
    pirate,
    at,
    ability,
    leadership,
    cunning,
    moveCost: 1,
    holds,
    booty: [],
    captives: [],
    notoriety: 0,
    netWorth: 0,
    loyalty: t.startLoyalty,
    speed,
    combatHits: 0,
    speedHits: 0,
  };
}

export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** Cargo comes aboard: into an empty hold, or in place of the poorest if it is richer. */
export function withCargo(booty: readonly number[], holds: number, doubloons: number): readonly number[] {
  const kept = booty.length < holds ? booty : booty.slice(1);
  if (booty.length >= holds && doubloons <= (booty[0] ?? 0)) return booty;
  return [...kept, doubloons].sort((a, b) => a - b);
}

/** What makes a captain: finding merchants first, then a crew that stays, luck, and a mind of his own. */
export function calibre({ tables: t }: Outlook, pirate: PirateId): number {
  const { ability, leadership, cunning, initiative } = nth(t.pirates, pirate);
  return 3 * ability + leadership + cunning + 2 * initiative;
}

/** The best man of a hand. */
export function finest(o: Outlook, hand: readonly PirateId[]): PirateId | undefined {
  return hand.reduce<PirateId | undefined>(
    (found, pirate) => (found === undefined || calibre(o, pirate) > calibre(o, found) ? pirate : found),
    undefined,
  );
}
