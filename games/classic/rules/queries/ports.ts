/** C12.1 What a port is to a pirate, and what that allows. */
import {
  ENGLISH,
  isPort,
  type NationId,
  NO_NATION,
  NO_PIRATE,
  NONE,
  PIRATE_NATION,
  PIRATES,
  type PirateId,
  PORTS,
  type PortId,
  placeOf,
  portAt,
} from '../data/ids.ts';
import { distance, type Tables } from '../data/tables.ts';
import type { Board } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { hunterOf, isGuarded } from './hunters.ts';
import type { Reason } from './refusals/reasons.ts';
import { isDummy } from './solitaire.ts';

export type PortStatus = 'destroyed' | 'pirateHaven' | 'safeHaven' | 'anti' | 'neutral' | 'pro';

/** C18.4 An English Port marker makes a pirate haven English. */
export const nationOfPort = (t: Tables, b: Board, port: PortId): NationId => (b.english.includes(port) ? ENGLISH : t.portNation[port]);
export const isHaven = (t: Tables, b: Board, port: PortId): boolean => nationOfPort(t, b, port) === PIRATE_NATION;
/** C14.4 */
export const portValue = (t: Tables, b: Board, port: PortId): number => Math.max(0, t.portValue[port] - b.worn[port]);
export const hasAttacked = (b: Board, pirate: PirateId, nation: NationId): boolean => (b.history[pirate] & (1 << nation)) !== 0;
export const nationOfLetter = (t: Tables, b: Board, pirate: PirateId): NationId =>
  b.letter[pirate] === NONE ? NO_NATION : t.letterNation[b.letter[pirate]];

/** What the governor alone makes of a port, as for a Commissioner. */
export function governorsSide(t: Tables, b: Board, port: PortId): 'anti' | 'neutral' | 'pro' {
  const governor = b.governorAt[port];
  return governor === NONE ? 'neutral' : t.isPro[governor] ? 'pro' : 'anti';
}

/** C12.1 @returns the first status that applies, in order of precedence */
export function portStatus(t: Tables, b: Board, pirate: PirateId, port: PortId): PortStatus {
  if (b.destroyed.includes(port)) return 'destroyed';
  const nation = nationOfPort(t, b, port);
  if (nation === PIRATE_NATION) return 'pirateHaven';
  if (b.havenOf[port] === pirate) return 'safeHaven';
  if (hasAttacked(b, pirate, nation)) return 'anti';
  const side = governorsSide(t, b, port);
  if (nationOfLetter(t, b, pirate) !== nation) return side;
  // [C21] A letter raises the port by one step.
  return side === 'anti' ? 'neutral' : 'pro';
}

/** C14.4 @returns the pirate who holds the port, or none */
export function holderOf(b: Board, port: PortId): PirateId {
  const at = placeOf(port);
  for (const pirate of PIRATES) if (b.holding[pirate] === 1 && b.at[pirate] === at) return pirate;
  return NO_PIRATE;
}

/** C13.1 */
function isBarred(b: Board, pirate: PirateId, port: PortId): boolean {
  for (let i = 0; i < b.bars.length; i += 2) if (b.bars[i] === pirate && b.bars[i + 1] === port) return true;
  return false;
}

/** C12.1 @returns why a port is anti to him. A governor may go, and a letter outweighs him; what a pirate has attacked stays his enemy. */
export const enmityAt = (t: Tables, b: Board, pirate: PirateId, port: PortId): Reason =>
  hasAttacked(b, pirate, nationOfPort(t, b, port)) ? 'attackedNation' : 'antiPort';

/** C8.1 @returns why he can't enter by a move, or null if he can. [C76] Not where a hunter of the port's nation lies. */
export function entryRefusal(t: Tables, b: VisibleBoard, pirate: PirateId, port: PortId): Reason | null {
  const status = portStatus(t, b, pirate, port);
  if (status === 'anti') return enmityAt(t, b, pirate, port);
  if (status === 'destroyed') return 'destroyedPort';
  if (holderOf(b, port) !== NONE) return 'heldPort';
  if (isBarred(b, pirate, port)) return 'barredPort';
  return hunterOf(b, port, nationOfPort(t, b, port), b.owner[pirate]) ? 'guardedPort' : null;
}
export const mayEnter = (t: Tables, b: VisibleBoard, pirate: PirateId, port: PortId): boolean => entryRefusal(t, b, pirate, port) === null;

/** C14.1 @returns why he can't attack the port of the hex in which he lies at sea, or null if he can */
export function attackRefusal(t: Tables, b: VisibleBoard, pirate: PirateId, port: PortId): Reason | null {
  const nation = nationOfPort(t, b, port);
  if (nation === PIRATE_NATION) return 'attackOnHaven';
  if (b.destroyed.includes(port)) return 'attackOnRuins';
  if (holderOf(b, port) !== NONE) return 'attackOnHeld';
  if (isBarred(b, pirate, port)) return 'attackBarred';
  return isGuarded(b, port, nation) ? 'attackGuarded' : null;
}
export const mayAttack = (t: Tables, b: VisibleBoard, pirate: PirateId, port: PortId): boolean =>
  attackRefusal(t, b, pirate, port) === null;

/** C12.1 What a hundred pounds of booty or ransom bring him in a port of this status; nothing where he may do no business. */
export const PAID_PER_HUNDRED: Readonly<Record<PortStatus, number>> = {
  destroyed: 0,
  pirateHaven: 80,
  safeHaven: 120,
  anti: 0,
  neutral: 100,
  pro: 110,
};

/** C12.5 @returns what he receives in this port for booty or a hostage of this worth, in whole pounds */
export const paidFor = (g: VisibleBoard, pirate: PirateId, port: PortId, worth: number): number =>
  Math.floor((worth * PAID_PER_HUNDRED[portStatus(g.tables, g, pirate, port)]) / 100);

/** C12.1 May a Commissioner lie in this port? [C61] A port is to him what its governor makes it. */
export const admitsCommissioner = (t: Tables, b: Board, port: PortId): boolean =>
  !b.destroyed.includes(port) && governorsSide(t, b, port) !== 'pro' && b.letterOn[port] === NONE && holderOf(b, port) === NONE;

/** @returns the port in which a pirate lies, or none */
export const portOf = (b: Board, pirate: PirateId): PortId | typeof NONE => (isPort(b.at[pirate]) ? portAt(b.at[pirate]) : NONE);

/** C12.7 @returns his own haven, if he lies in it with Net Worth on board, whoever holds it [C84]; else none. C28 Dummies stash nothing. */
export function havenToStash(g: VisibleBoard, pirate: PirateId): PortId | typeof NONE {
  if (g.netWorth[pirate] <= 0) return NONE;
  const port = portOf(g, pirate);
  return port !== NONE && g.havenOf[port] === pirate && !isDummy(g, g.owner[pirate]) ? port : NONE;
}

/** C6 @returns the closest of the ports that fit, or none; equal distance: the lower Dr66 [C12] */
export function closestPort(t: Tables, hex: number, fits: (port: PortId) => boolean): PortId | typeof NONE {
  let best: PortId | typeof NONE = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const port of PORTS) {
    if (!fits(port)) continue;
    const away = distance(t.hexOf[hex], t.hexOf[placeOf(port)]);
    if (away >= least) continue;
    least = away;
    best = port;
  }
  return best;
}
