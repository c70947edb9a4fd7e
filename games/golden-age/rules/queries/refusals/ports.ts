/** 9, 18.41 Why an Action or an In-Port Activity is closed to a pirate. */
import { type HostageId, isArea, isPort, NONE, type PirateId, type PortId, portAt } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { type Board, EMPTY_HOLD, type Game } from '../../state/position.ts';
import { hasTreasureMap, partners } from '../alliance.ts';
import { isShutInByOwnCommissioner } from '../movement.ts';
import { combatDamage, hold, isInPort, isRevelling, speedDamage } from '../pirates.ts';
import {
  attackRefusal,
  bribeRefusal,
  conversionRate,
  hasProGovernor,
  isGrabTarget,
  mayRefit,
  mayRetireByLetter,
  maySack,
  mayTakeLetter,
  paysRansom,
  portStatus,
} from '../ports.ts';
import { areRivals, isBlackbeard, isSystem } from '../solitaire.ts';
import type { Reason } from './reasons.ts';

/** 9.41 */
export const activitiesRefusal = (b: Board, pirate: PirateId): Reason | null => (isInPort(b, pirate) ? null : 'notInPort');
/** 13.24 */
export const recoveryRefusal = (b: Board, pirate: PirateId): Reason | null =>
  isInPort(b, pirate) && isRevelling(b, pirate) ? null : 'noRevelryHere';

/** 18.41 A */
export function letterRetirementRefusal(g: Game, pirate: PirateId): Reason | null {
  const at = g.at[pirate];
  return isPort(at) && mayRetireByLetter(g.tables, g, pirate, portAt(at)) ? null : 'noLetterHere';
}
/** 19.15 Blackbeard can only retire by Letter. */
export const blackbeardRefusal = (g: Game, pirate: PirateId): Reason | null => (isBlackbeard(g.tables, pirate) ? 'onlyByLetter' : null);
/** 18.41 C */
export function havenRetirementRefusal(b: Board, pirate: PirateId): Reason | null {
  const at = b.at[pirate];
  return isPort(at) && b.havenOf[portAt(at)] === pirate ? null : 'notInHaven';
}
/** 18.41 D */
export function bribedRetirementRefusal(g: Game, pirate: PirateId): Reason | null {
  const at = g.at[pirate];
  if (!isPort(at) || !hasProGovernor(g, portAt(at))) return 'noGovernorHere';
  return bribeRefusal(g.tables, g, pirate, portAt(at));
}
/** 4.5 J, 9.35 In a pirate port, only with the optional rule [R11]. */
export function piratePortRetirementRefusal({ tables, at }: Game, pirate: PirateId): Reason | null {
  const place = at[pirate];
  return tables.settings.retireInPiratePorts && isPort(place) && isPiratePort(tables, portAt(place)) ? null : 'notInPiratePort';
}

/** 9.5 A port of his Sea Area. */
export function assaultRefusal(g: Game, pirate: PirateId, port: PortId): Reason | null {
  const at = g.at[pirate];
  return isArea(at) && g.tables.areaPorts[at].includes(port) ? attackRefusal(g.tables, g, port) : 'noPortHere';
}
/** 9.55 [R75] A sack puts him to sea, so he must be able to leave the port. */
export function sackRefusal(g: Game, pirate: PirateId): Reason | null {
  if (!maySack(g, pirate)) return 'notTaken';
  return isShutInByOwnCommissioner(g.tables, g, pirate) ? 'ownCommissioner' : null;
}
/** 9.61 */
export const grabRefusal = (g: Game, pirate: PirateId, target: PirateId): Reason | null =>
  isGrabTarget(g, pirate, target) && isInPort(g, pirate) && areRivals(g.tables, g, pirate, target) ? null : 'nothingToGrab';
/** 17.2 #1 */
export const digRefusal = (g: Game, pirate: PirateId): Reason | null =>
  g.at[pirate] === g.tables.islePines && hasTreasureMap(g, pirate) ? null : 'buried-treasure';

/** 9.4 The items of the list, in order. */
export const [RANSOMING, CONVERTING, REFITTING, BUYING, REVELLING] = [1, 2, 3, 4, 5] as const;

/** 9.4 In-Port Activities under way: what a pirate has done so far in this port. */
export interface Visit {
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The last item of the list that was done. */
  readonly item: number;
  /** Booty was converted, which in a pirate port (9.35) leads to involuntary D&R. */
  readonly converted: boolean;
}

/** 9.4 An item skips those above it. */
const orderRefusal = ({ item }: Visit, latest: number): Reason | null => (item <= latest ? null : 'tooLate');
export const ransomsOrderRefusal = (visit: Visit): Reason | null => orderRefusal(visit, RANSOMING);
export const salesOrderRefusal = (visit: Visit): Reason | null => orderRefusal(visit, CONVERTING);
export const refitOrderRefusal = (visit: Visit): Reason | null => orderRefusal(visit, REFITTING - 1);
export const purchaseOrderRefusal = (visit: Visit): Reason | null => orderRefusal(visit, BUYING - 1);

/** 19.18 A Letter that the System Player keeps is sealed first. */
export const sealRefusal = (g: Game, { pirate, port }: Visit): Reason | null =>
  g.keptLetter[g.active] !== NONE && mayTakeLetter(g, pirate, port) ? 'errandFirst' : null;

/** 9.42 Whether anybody pays this ship ransom here. */
export const ransomsRefusal = (g: Game, ship: PirateId, port: PortId): Reason | null =>
  paysRansom(g.tables, port, portStatus(g.tables, g, ship, port)) ? null : 'noRansom';
/** 9.42 He or she must come from a ship bound for a port of this nationality. */
export const ransomRefusal = (g: Game, ship: PirateId, port: PortId, hostage: HostageId): Reason | null =>
  g.hostageOf[hostage] === ship && g.hostageNation[hostage] === g.tables.portNation[port] && g.tables.portNation[port] !== NONE
    ? null
    : 'noRansom';

/** 9.43 Whether this ship's booty can be converted here. */
export const salesRefusal = (g: Game, ship: PirateId, port: PortId): Reason | null =>
  conversionRate(portStatus(g.tables, g, ship, port)) === 0 ? 'nothingToSell' : null;
export const saleRefusal = (b: Board, ship: PirateId, i: number): Reason | null =>
  hold(b, ship, i) === EMPTY_HOLD ? 'nothingToSell' : null;

const isDamaged = (g: Game, pirate: PirateId): boolean => combatDamage(g.tables, g, pirate) + speedDamage(g.tables, g, pirate) > 0;

/** 9.44 */
export const refitRefusal = (g: Game, { pirate, port }: Visit): Reason | null =>
  mayRefit(g.tables, port, portStatus(g.tables, g, pirate, port)) && partners(g, pirate).some((partner) => isDamaged(g, partner))
    ? null
    : 'noRefit';

/** 13.11, 13.12 It must follow converting in a pirate port. */
export const mustRevel = (g: Game, { pirate, port, converted }: Visit): boolean =>
  converted && portStatus(g.tables, g, pirate, port) === 'piratePort';
/** 9.35, 19.19 It follows by itself where it must, and for the System Player. */
export const revelryRefusal = (g: Game, visit: Visit): Reason | null =>
  mustRevel(g, visit) || isSystem(g.tables, g.active) ? 'mustRevel' : null;

/** 17.2 #12 */
export const letterRefusal = (g: Game, { pirate, port }: Visit): Reason | null =>
  mayTakeLetter(g, pirate, port) ? null : 'letter-of-marque';
