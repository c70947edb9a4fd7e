/**
 * 4.6 Which seats may interrupt an Action, and which could by public facts alone: a seat is asked on public facts, so that being asked, or
 * passing, betrays no hand.
 */
import { bitOf } from '../data/cards.ts';
import { type AreaId, EX_PIRATE, isArea, isPort, NONE, type PirateId, type PortId, portAt, type Seat } from '../data/ids.ts';
import { isPiratePort, type Tables } from '../data/tables.ts';
import type { ActionKind } from '../state/action-kinds.ts';
import { type Board, DEPLOYED_KC, KC_REACTED, RETIRED, USED_WARSHIP, WARSHIP_ATTACKED } from '../state/position.ts';
import { isInPlay } from './pirates.ts';
import { cunningLeft } from './ratings.ts';
import type { Reason } from './refusals/reasons.ts';

export type Moment = 'announcement' | 'aftermath';

/** An Action in progress, and the moment at which it can be interrupted. */
export interface Occasion {
  readonly action: ActionKind;
  readonly moment: Moment;
  /** 1 if the pirate announced it in a port and is still there, else 0. */
  readonly inPort: number;
  /** The seat that has used a warship, a Sighting or a Reaction against the Action; none if absent. */
  readonly opponent?: Seat;
}

const [BY_WARSHIP, BY_COMMISSIONER, BY_OUSTING] = [1, 2, 4] as const;

/**
 * 4.6, 6.42, 10.32, 10.42 The means that can be used against a pirate at each moment of each Action; which one also depends on where he is.
 */
const EXPOSES_TO: Readonly<Record<ActionKind, Readonly<Record<Moment, number>>>> = {
  move: { announcement: BY_COMMISSIONER | BY_OUSTING, aftermath: BY_COMMISSIONER },
  findMerchant: { announcement: BY_WARSHIP | BY_COMMISSIONER, aftermath: BY_WARSHIP | BY_COMMISSIONER },
  lootMerchant: { announcement: BY_WARSHIP | BY_COMMISSIONER, aftermath: 0 },
  attackPort: { announcement: BY_WARSHIP | BY_COMMISSIONER, aftermath: BY_WARSHIP | BY_COMMISSIONER },
  portActivities: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  bootyGrab: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  recovery: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  sackPort: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  alliance: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  retireByLetter: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  retireInHaven: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  retireInPiratePort: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  bribeToRetire: { announcement: BY_OUSTING, aftermath: BY_OUSTING },
  dig: { announcement: 0, aftermath: 0 },
  drawOrDeploy: { announcement: 0, aftermath: 0 },
};
const isExposedTo = (o: Occasion, means: number): boolean => (EXPOSES_TO[o.action][o.moment] & means) !== 0;

/** 8.22 [R94] Is it left to another seat to stop this looting? One player alone may use a warship, a Sighting or a Reaction against it. */
export const isLeftToAnother = (o: Occasion, seat: Seat): boolean =>
  o.action === 'lootMerchant' && o.opponent !== undefined && o.opponent !== NONE && o.opponent !== seat;

const isSpent = (b: Board, means: number): boolean => (b.actionSpent & means) !== 0;

/** 10.12 The lowest 3d6. A Commissioner is found on a roll below the pirate's Notoriety. */
const LOWEST_SEARCH_ROLL = 3;

/** 4.65 A, 10.12, 10.13 @returns why this seat can't try to send a Commissioner after the active pirate, or null if it can */
export function commissionRefusal(b: Board, seat: Seat, pirate: PirateId): Reason | null {
  if (b.commissioner[seat] !== NONE) return 'hasCommissioner';
  if (isSpent(b, DEPLOYED_KC)) return 'searched';
  return isArea(b.at[pirate]) && b.commissionerPool.length > 0 && b.notoriety[pirate] > LOWEST_SEARCH_ROLL ? null : 'noSearch';
}
export const mayDeployCommissioner = (b: Board, seat: Seat, pirate: PirateId): boolean => commissionRefusal(b, seat, pirate) === null;

/** 6.42, 6.44, 8.22 [R45] [R50] [R65] May the seat's Sighting bring a warship to where the pirate is? */
export function maySight(b: Board, o: Occasion, pirate: PirateId, seat: Seat): boolean {
  const at = b.at[pirate];
  return (
    isArea(at) &&
    b.warshipAt[at] === NONE &&
    b.warshipPool.length > 0 &&
    !isSpent(b, WARSHIP_ATTACKED | USED_WARSHIP) &&
    isExposedTo(o, BY_WARSHIP) &&
    !isLeftToAnother(o, seat)
  );
}

/** 4.65 B, 6.43, 6.44, 8.22 @returns why the seat can't have a warship on station where the pirate is attack him, or null if it can */
export function warshipRefusal(b: Board, o: Occasion, pirate: PirateId, seat: Seat): Reason | null {
  const at = b.at[pirate];
  if (!isArea(at) || b.warshipAt[at] === NONE) return 'noWarship';
  if (isSpent(b, USED_WARSHIP | WARSHIP_ATTACKED)) return 'warshipUsed';
  if (isLeftToAnother(o, seat)) return 'leftToAnother';
  return isExposedTo(o, BY_WARSHIP) ? null : 'noWarship';
}
export const mayUseWarship = (b: Board, o: Occasion, pirate: PirateId, seat: Seat): boolean => warshipRefusal(b, o, pirate, seat) === null;

/** 4.65 C, 10.22, 10.25 @returns why the seat can't use its Commissioner, or null if it can. Only one Commissioner acts in a Player-Turn (10.23). */
export function commissionerRefusal(b: Board, seat: Seat): Reason | null {
  if (b.commissioner[seat] === NONE) return 'noCommissioner';
  return b.commissionerActed === 0 ? null : 'commissionerActed';
}
export const mayUseCommissioner = (b: Board, seat: Seat): boolean => commissionerRefusal(b, seat) === null;

/** 10.41 The pirate ports that the seat's Commissioner can attack: those of the Sea Area where he is. */
export function piratePortsInReach(t: Tables, b: Board, seat: Seat): readonly PortId[] {
  const at = b.commissionerAt[seat];
  return isArea(at) ? t.areaPorts[at].filter((port) => isPiratePort(t, port) && b.destroyed[port] === 0) : [];
}

/**
 * 10.42 [R48] May the seat's Commissioner oust the active pirate? He must be in the middle of an Action in a port beside the Commissioner,
 * not a pirate port.
 */
export function mayOust(t: Tables, b: Board, o: Occasion, seat: Seat, pirate: PirateId): boolean {
  const at = b.at[pirate];
  if (o.inPort === 0 || !isExposedTo(o, BY_OUSTING) || !isPort(at) || isPiratePort(t, portAt(at))) return false;
  return t.portAreas[portAt(at)].some((area) => area === b.commissionerAt[seat]);
}

/** 10.24, 10.31 Is the seat's Commissioner in this Sea Area or an adjacent one? Transit Boxes are not adjacent. */
const isInReach = (t: Tables, b: Board, seat: Seat, area: AreaId): boolean =>
  b.commissionerAt[seat] === area || (isArea(b.commissionerAt[seat]) && t.moves[area].includes(b.commissionerAt[seat]));

/**
 * 4.66, 8.22, 10.3, 10.37 @returns why the seat's Commissioner can't react, or null if he can. Only at sea, and never against a pirate deployed
 * in this Player-Turn [R13].
 */
export function reactionRefusal(t: Tables, b: Board, o: Occasion, seat: Seat, pirate: PirateId): Reason | null {
  if (b.commissioner[seat] === NONE) return 'noReactor';
  const at = b.at[pirate];
  if (isPort(at)) return 'reactionInPort';
  if (isSpent(b, KC_REACTED)) return 'hasReacted';
  if (isLeftToAnother(o, seat)) return 'leftToAnother';
  return isArea(at) && isInReach(t, b, seat, at) && b.deployedOn[pirate] !== b.playerTurn && isExposedTo(o, BY_COMMISSIONER)
    ? null
    : 'noReaction';
}
export const mayReact = (t: Tables, b: Board, o: Occasion, seat: Seat, pirate: PirateId): boolean =>
  reactionRefusal(t, b, o, seat, pirate) === null;

/** 17.2 #16 Can an Ex-Pirate be called? A pirate must have retired, and the Ex-Pirate must be neither in play nor beaten. */
export const mayConvertPirate = (b: Board): boolean =>
  b.fate.includes(RETIRED) && !b.commissioner.includes(EX_PIRATE) && !b.commissionersLost.includes(EX_PIRATE);

/**
 * 17.2 #16 Where the Ex-Pirate can appear: the active pirate's Sea Area, or those of his port [R43]; nowhere if he is in a Transit Box
 * [R20].
 */
export function convertsAreas(t: Tables, b: Board): readonly AreaId[] {
  const at = b.at[b.activePirate];
  if (isPort(at)) return t.portAreas[portAt(at)];
  return isArea(at) ? [at] : [];
}

/** 4.65 A, 4.65 B, 4.65 C Has the seat an anti-pirate action that needs no card? */
export const mayActWithoutCard = (b: Board, o: Occasion, seat: Seat): boolean =>
  mayUseCommissioner(b, seat) || mayDeployCommissioner(b, seat, b.activePirate) || mayUseWarship(b, o, b.activePirate, seat);

const KC_SURPRISE = bitOf('kc-surprise');
const DOUBLE_CROSS = bitOf('double-cross');

/** 17.2 #11 [R52] Could this seat answer a warship's attack with KC Surprise? It costs the player of the Sighting no anti-pirate action. */
export const couldSurprise = (b: Board, seat: Seat, sightedBy: Seat, handSize: number): boolean =>
  handSize > 0 &&
  b.commissioner[seat] === NONE &&
  b.commissionerPool.length > 0 &&
  (b.titlesSpent & KC_SURPRISE) === 0 &&
  (seat === sightedBy || b.apSpent[seat] === 0);

/** 17.2 #4 [R52] Could this seat answer a surrender with Double Cross? It costs the Commissioner's player no anti-pirate action. */
export const couldDoubleCross = (b: Board, seat: Seat, commissionersSeat: Seat, handSize: number): boolean =>
  handSize > 0 && (b.titlesSpent & DOUBLE_CROSS) === 0 && (seat === commissionersSeat || b.apSpent[seat] === 0);

/** 17.2 #19 Could the pirate's player answer with Skull & Crossbones? */
export const couldNegate = (b: Board, pirate: PirateId, handSize: number): boolean =>
  pirate !== NONE && isInPlay(b, pirate) && cunningLeft(b, pirate) > 0 && handSize > 0;
