/** A pirate as plans see him: a snapshot that plans replace without touching the view. */
import {
  attackModifiers,
  hold,
  holdCount,
  hostagesOf,
  moveCost,
  type NationId,
  NO_SHIP,
  NONE,
  type PirateId,
  type PlaceId,
  type Seat,
  type ShipId,
  sumOf,
} from '@bb/engine';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import { captive } from './ransom.ts';

export interface Captive {
  readonly nation: NationId;
  readonly value: number;
  /** The part of his ransom that he is good for, dead or far away as he may be when the time comes. */
  readonly prospect: number;
}

export interface Raider {
  readonly pirate: PirateId;
  readonly owner: Seat;
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
  readonly combat: number;
  readonly combatHits: number;
  readonly speedHits: number;
  /** What he adds to his die in battle and against a port: Combat, guns, Ability. */
  readonly fight: number;
  /** He could surrender to a Commissioner, and retire. */
  readonly hasLetter: boolean;
  /** Mask of nations whose ports he has attacked. */
  readonly history: number;
}

/** 6.27 */
export const hit = (r: Raider, hits: number): Raider => ({
  ...r,
  combat: r.combat - hits,
  fight: r.fight - hits,
  combatHits: r.combatHits + hits,
});

export function raiderOf(o: Outlook, pirate: PirateId): Raider {
  const { view, tables: t } = o;
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
    owner: nth(view.owner, pirate),
    at: nth(view.at, pirate),
    ability,
    leadership,
    cunning: nth(view.cunning, pirate),
    moveCost: moveCost(view, pirate),
    holds: ship.holds,
    booty: booty.sort((a, b) => a - b),
    captives: hostagesOf(view, pirate).map((h) => captive(o, pirate, nth(view.hostageNation, h), nth(t.hostages, h).value)),
    notoriety: nth(view.notoriety, pirate),
    netWorth: nth(view.netWorth, pirate),
    loyalty: nth(view.loyalty, pirate),
    speed,
    combat: nth(view.combat, pirate),
    combatHits: ship.combat - nth(view.combat, pirate),
    speedHits: ship.speed - speed,
    fight: sumOf(attackModifiers(t, view, pirate)),
    hasLetter: nth(view.letter, pirate) !== NONE,
    history: nth(view.history, pirate),
  };
}

/** One who would come into play now, with a ship in perfect order (5.13). */
export function newcomer({ tables: t, seat }: Outlook, pirate: PirateId, at: PlaceId, ship: ShipId): Raider {
  const { ability, leadership, cunning } = nth(t.pirates, pirate);
  const { holds, speed, combat } = nth(t.ships, ship === NO_SHIP ? 0 : ship);
  return {
    pirate,
    owner: seat,
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
    combat,
    combatHits: 0,
    speedHits: 0,
    fight: combat + ability,
    hasLetter: false,
    history: 0,
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
