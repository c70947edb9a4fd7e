/** Queries about pirates, their ships and holds. */
import {
  HOLD_COUNT,
  HOSTAGES,
  type HostageId,
  isPort,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  type Seat,
} from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { type Board, EMPTY_HOLD, IN_PLAY, SOBER } from '../state/position.ts';

export const isInPlay = (b: Board, pirate: PirateId): boolean => b.fate[pirate] === IN_PLAY;
export const isInPort = (b: Board, pirate: PirateId): boolean => isPort(b.at[pirate]);
export const isRevelling = (b: Board, pirate: PirateId): boolean => b.revelry[pirate] !== SOBER;

export const holdCount = (t: Tables, b: Board, pirate: PirateId): number => t.ships[b.ship[pirate]].holds;
export const hold = (b: Board, pirate: PirateId, i: number): number => b.holds[pirate * HOLD_COUNT + i];

/** @returns the first empty hold, or -1 if all are full */
export function emptyHold(t: Tables, b: Board, pirate: PirateId): number {
  const n = holdCount(t, b, pirate);
  for (let i = 0; i < n; i++) if (hold(b, pirate, i) === EMPTY_HOLD) return i;
  return NONE;
}

/** His holds that are not empty. A worthless cargo fills a hold too. */
export function ladenHolds(b: Board, pirate: PirateId): readonly number[] {
  const laden: number[] = [];
  for (let i = 0; i < HOLD_COUNT; i++) if (hold(b, pirate, i) !== EMPTY_HOLD) laden.push(i);
  return laden;
}

/** The booty aboard, in doubloons. */
export function booty(t: Tables, b: Board, pirate: PirateId): number {
  const n = holdCount(t, b, pirate);
  let sum = 0;
  for (let i = 0; i < n; i++) sum += Math.max(0, hold(b, pirate, i));
  return sum;
}

/** 6.26, 6.27 The hits that refitting could repair. */
export const combatDamage = (t: Tables, b: Board, pirate: PirateId): number => t.ships[b.ship[pirate]].combat - b.combat[pirate];
export const speedDamage = (t: Tables, b: Board, pirate: PirateId): number => t.ships[b.ship[pirate]].speed - b.speed[pirate];

export const hostagesOf = (b: Board, pirate: PirateId): readonly HostageId[] => HOSTAGES.filter((h) => b.hostageOf[h] === pirate);

export const piratesAt = (b: Board, place: PlaceId): readonly PirateId[] => PIRATES.filter((p) => b.at[p] === place && isInPlay(b, p));

/** 2.7 Does each player have only one pirate, in hand and in play together? With six players or more. */
export const hasOnePirate = (players: number): boolean => players >= 6;
/** 3.0 Step 9, 5.16, 2.7 The number of pirates that a player may have in play. */
export const fleetLimit = (players: number): number => (hasOnePirate(players) ? 1 : players >= 4 ? 2 : players === 3 ? 3 : 4);
/** 5.16, 2.7 The number of pirate cards that a player may hold. */
export const pirateHandLimit = (players: number): number => (hasOnePirate(players) ? 1 : players === 2 ? 4 : 3);
/** 3.0 Step 6 The number of pirate cards that each player is dealt. */
export const piratesDealt = fleetLimit;

export const isFleetFull = (b: Board, seat: Seat): boolean => b.fleet[seat].length >= fleetLimit(b.players);

/** 5.16, 2.7 May the seat draw one more pirate, to play or to keep in a hand of this size? */
export const hasRoomForPirate = (b: Board, seat: Seat, handSize: number): boolean =>
  hasOnePirate(b.players) ? b.fleet[seat].length + handSize === 0 : !isFleetFull(b, seat) || handSize < pirateHandLimit(b.players);

/** 8.46 Does he have Information about any port? */
export function isInformed(b: Board, pirate: PirateId): boolean {
  for (let i = 0; i < b.info.length; i += 3) if (b.info[i] === pirate) return true;
  return false;
}

/** 8.46 His Information Points about a port. */
export function information(b: Board, pirate: PirateId, port: PortId): number {
  for (let i = 0; i < b.info.length; i += 3) if (b.info[i] === pirate && b.info[i + 1] === port) return b.info[i + 2];
  return 0;
}

/** 18.12 A A retired pirate scores his Notoriety times this. */
export const RETIRED_NOTORIETY_FACTOR = 2;
/** 18.12 A A retired pirate scores 1 VP for each full amount of this many doubloons of Net Worth. */
export const DOUBLOONS_PER_VP = 100;

/** 18.12 A, 18.3 @returns the VP for retiring with this Notoriety and Net Worth in doubloons */
export const retirementVp = (notoriety: number, netWorth: number): number =>
  RETIRED_NOTORIETY_FACTOR * notoriety + Math.floor(netWorth / DOUBLOONS_PER_VP);

/** By seat: its VP if all its pirates in play retired now. */
export const vpIfAllRetired = (b: Board): readonly number[] =>
  b.fleet.map((fleet, seat) => fleet.reduce((vp, pirate) => vp + retirementVp(b.notoriety[pirate], b.netWorth[pirate]), b.vp[seat]));
