/** A snapshot of a pirate: a plan changes copies of it, never the view. */
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
} from '@bb/golden-age/rules';
import { captive } from './captive.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

export interface Captive {
  readonly nation: NationId;
  readonly value: number;
  /** The share of the full ransom that can be expected, from 0 to 1: a hostage may die, or no port that pays may be near. */
  readonly prospect: number;
}

export interface Raider {
  readonly pirate: PirateId;
  readonly owner: Seat;
  readonly at: PlaceId;
  readonly ability: number;
  readonly leadership: number;
  readonly cunning: number;
  /** How many Actions a Move takes. */
  readonly moveCost: number;
  readonly holds: number;
  /** Doubloons in each filled hold, in rising order. */
  readonly booty: readonly number[];
  readonly captives: readonly Captive[];
  readonly notoriety: number;
  readonly netWorth: number;
  readonly loyalty: number;
  readonly speed: number;
  readonly combat: number;
  readonly combatHits: number;
  readonly speedHits: number;
  /** What he adds to his die in battle and against a port: Combat, Heavy Guns and Ability. */
  readonly fight: number;
  /** With a Letter of Marque he may surrender to a Commissioner, and retire. */
  readonly hasLetter: boolean;
  /** The nations whose ports he has attacked, as a mask. */
  readonly history: number;
}

/** 6.27 The pirate after this many hits to his ship's Combat; a negative number repairs hits. */
export const hit = (r: Raider, hits: number): Raider => ({
  ...r,
  combat: r.combat - hits,
  fight: r.fight - hits,
  combatHits: r.combatHits + hits,
});

export function raiderOf(o: ViewerKnowledge, pirate: PirateId): Raider {
  const { view, tables: t } = o;
  const at = view.at[pirate];
  const booty: number[] = [];
  for (let i = 0; i < holdCount(t, view, pirate); i++) {
    const doubloons = hold(view, pirate, i);
    if (doubloons >= 0) booty.push(doubloons);
  }
  const ship = t.ships[view.ship[pirate]];
  const { ability, leadership } = t.pirates[pirate];
  const speed = view.speed[pirate];
  return {
    pirate,
    owner: view.owner[pirate],
    at,
    ability,
    leadership,
    cunning: view.cunning[pirate],
    moveCost: moveCost(view, pirate),
    holds: ship.holds,
    booty: booty.sort((a, b) => a - b),
    captives: hostagesOf(view, pirate).map((h) => captive(o, pirate, at, view.hostageNation[h], t.hostages[h].value)),
    notoriety: view.notoriety[pirate],
    netWorth: view.netWorth[pirate],
    loyalty: view.loyalty[pirate],
    speed,
    combat: view.combat[pirate],
    combatHits: ship.combat - view.combat[pirate],
    speedHits: ship.speed - speed,
    fight: sumOf(attackModifiers(t, view, pirate)),
    hasLetter: view.letter[pirate] !== NONE,
    history: view.history[pirate],
  };
}

/** A pirate who comes into play now, in an undamaged ship (5.13). */
export function newcomer({ tables: t, seat }: ViewerKnowledge, pirate: PirateId, at: PlaceId, ship: ShipId): Raider {
  const { ability, leadership, cunning } = t.pirates[pirate];
  const { holds, speed, combat } = t.ships[ship === NO_SHIP ? 0 : ship];
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

/** The booty once a cargo is taken: into an empty hold, or in place of the poorest if the cargo is richer. */
export function withCargo(booty: readonly number[], holds: number, doubloons: number): readonly number[] {
  const kept = booty.length < holds ? booty : booty.slice(1);
  if (booty.length >= holds && doubloons <= (booty[0] ?? 0)) return booty;
  return [...kept, doubloons].sort((a, b) => a - b);
}

/** How good a captain is, to compare pirates: Ability to find merchants counts most, then Initiative, Leadership and Cunning. */
export function caliber({ tables: t }: ViewerKnowledge, pirate: PirateId): number {
  const { ability, leadership, cunning, initiative } = t.pirates[pirate];
  return 3 * ability + leadership + cunning + 2 * initiative;
}

/** The best pirate of a hand. @returns undefined if the hand is empty */
export function finest(o: ViewerKnowledge, hand: readonly PirateId[]): PirateId | undefined {
  return hand.reduce<PirateId | undefined>(
    (found, pirate) => (found === undefined || caliber(o, pirate) > caliber(o, found) ? pirate : found),
    undefined,
  );
}
