/** Ratings and standing of pirates. */
import {
  BLOOD,
  LOGS,
  type LogId,
  MAX_HOLDS,
  NO_LOG,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
  SHIPS,
  type ShipId,
} from '../data/ids.ts';
import { CRIPPLING, MINOR, type Tables } from '../data/tables.ts';
import { ACTIVE, type Board, UNSEEN } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';

export type Rating = 'ability' | 'cruelty' | 'leadership' | 'endurance' | 'duelAttack' | 'duelDefense';

export const isActive = (b: Board, pirate: PirateId): boolean => b.fate[pirate] === ACTIVE;
export const pirateBit = (pirate: PirateId): number => 1 << pirate;

/** C17.1 @returns what his wound takes from a rating */
function woundLoss(b: Board, pirate: PirateId, rating: Rating): number {
  if (b.wound[pirate] === CRIPPLING) return 3;
  return b.wound[pirate] === MINOR && rating !== 'cruelty' ? 2 : 0;
}

/** C17.1 A rating without the wound that he may recover from. [C89] Scars raise Cruelty without end, and lower the others to 0. */
export const lastingRating = (t: Tables, b: Board, pirate: PirateId, rating: Rating): number =>
  Math.max(0, t.pirates[pirate][rating] + (rating === 'cruelty' ? b.scars[pirate] : -b.scars[pirate]));

/** C17.1 His current rating. */
export const ratingOf = (t: Tables, b: Board, pirate: PirateId, rating: Rating): number =>
  Math.max(0, lastingRating(t, b, pirate, rating) - woundLoss(b, pirate, rating) - b.stunned[pirate]);

/** C17.1 Each point of Ability that a minor or crippling wound takes counts as a point of Speed and of Combat too. */
const shipLoss = (t: Tables, b: Board, pirate: PirateId): number =>
  Math.min(lastingRating(t, b, pirate, 'ability'), woundLoss(b, pirate, 'ability'));

/** The Combat he fights with: hits, wounds and scurvy (C17.2) lower it. A wound or scurvy alone sinks nobody [C34]. */
export const combatOf = (t: Tables, b: Board, pirate: PirateId): number =>
  Math.max(1, b.combat[pirate] - shipLoss(t, b, pirate) - b.scurvy[pirate]);
export const speedOf = (t: Tables, b: Board, pirate: PirateId): number => b.speed[pirate] - shipLoss(t, b, pirate);

/** C11, C15 What D&R or a careened ship takes from evasion and battle dice. */
export const HANDICAP = -2;
export const handicapOf = (b: Board, pirate: PirateId): number => (b.revelry[pirate] === 1 || b.careened[pirate] === 1 ? HANDICAP : 0);

export const holdsOf = (t: Tables, b: Board, pirate: PirateId): number => (b.ship[pirate] === NONE ? 0 : t.ships[b.ship[pirate]].holds);
/** @returns the index of his first hold in `holds` and `goods`; he must have a ship */
export const firstHold = (b: Board, pirate: PirateId): number => b.log[pirate] * MAX_HOLDS;
export const hasBooty = (b: Board, pirate: PirateId): boolean => {
  const first = firstHold(b, pirate);
  for (let i = 0; i < MAX_HOLDS; i++) if (b.holds[first + i] > 0) return true;
  return false;
};

/** The holds that are not empty. */
export function filledHolds(b: Board, pirate: PirateId): number {
  const first = firstHold(b, pirate);
  let filled = 0;
  for (let i = 0; i < MAX_HOLDS; i++) if (b.holds[first + i] > 0) filled += 1;
  return filled;
}

/** The worth of all booty in his holds; 0 without a ship. */
export function bootyOf(b: Board, pirate: PirateId): number {
  const first = firstHold(b, pirate);
  let sum = 0;
  for (let i = 0; i < MAX_HOLDS; i++) sum += b.holds[first + i] ?? 0;
  return sum;
}

/** C12.7 His stash in all ports. */
export function stashOf(b: Board, pirate: PirateId): number {
  let sum = 0;
  for (let i = 0; i < b.stashes.length; i += 3) if (b.stashes[i] === pirate) sum += b.stashes[i + 2];
  return sum;
}
/** C26.2 Net Worth on board and stashed. */
export const worthOf = (b: Board, pirate: PirateId): number => b.netWorth[pirate] + stashOf(b, pirate);

export function usedBy(b: Board, seat: Seat): number {
  let count = 0;
  for (const owner of b.owner) if (owner === seat) count += 1;
  return count;
}
/** C26.2 Pirates of this player who have left the game. */
export const departedOf = (b: Board, seat: Seat): number => usedBy(b, seat) - b.fleet[seat].length;

/** C2, C7 @returns a log that is in no use and has this ship on a side, or none */
export const freeLog = (t: Tables, b: Board, ship: ShipId): LogId =>
  LOGS.find((log) => t.logs[log].includes(ship) && !b.log.includes(log)) ?? NO_LOG;
/** C7 Has a ship of the start a free log? */
export function hasLogToStart(t: Tables, b: Board): boolean {
  let free = t.logsToStart;
  for (const log of b.log) if (log !== NONE) free &= ~(1 << log);
  return free !== 0;
}
/** C7 @returns the ships of the start that have a free log */
export const shipsToStart = (t: Tables, b: Board): readonly ShipId[] =>
  SHIPS.filter((ship) => t.ships[ship].start && freeLog(t, b, ship) !== NONE);

/** C1 @returns the most notorious of these pirates; several if they are equal */
export function mostNotorious(b: Board, among: readonly PirateId[]): readonly PirateId[] {
  const most = Math.max(...among.map((pirate) => b.notoriety[pirate]));
  return among.filter((pirate) => b.notoriety[pirate] === most);
}

/** C4.2 [C8] Captain Blood is in the deck by option; otherwise he comes when the others are used up. In solitaire he is the player's. */
export function pirateDeck(g: VisibleBoard): readonly PirateId[] {
  const unseen = PIRATES.filter((pirate) => g.fate[pirate] === UNSEEN);
  const others = unseen.filter((pirate) => pirate !== BLOOD);
  if (g.tables.settings.solitaire) return others;
  return g.tables.settings.blood || others.length === 0 ? unseen : others;
}

/** C7 Is a pirate left to be drawn? */
export function hasPirateLeft(g: VisibleBoard): boolean {
  for (const pirate of PIRATES) if (g.fate[pirate] === UNSEEN && (pirate !== BLOOD || !g.tables.settings.solitaire)) return true;
  return false;
}

/** C4 [C9] @returns the places with hunters or merchants, in which no pirate starts */
export const takenPlaces = (b: Board): readonly PlaceId[] =>
  [...b.sightingAt, ...b.slotAt, ...b.commissionerAt].filter((at) => at !== NONE);
