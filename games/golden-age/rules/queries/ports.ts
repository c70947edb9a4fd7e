/** 9.3 The status of a port for a pirate, and what it allows. */
import {
  ARAB,
  ENGLISH,
  isAntiGovernor,
  isProGovernor,
  type NationId,
  NO_NATION,
  NONE,
  PIRATES,
  type PirateId,
  PORTUGUESE,
  type PortId,
  placeOf,
} from '../data/ids.ts';
import { isPiratePort, type Tables } from '../data/tables.ts';
import { type Board, SOBER } from '../state/position.ts';
import { partners } from './alliance.ts';
import type { Reason } from './refusals/reasons.ts';

export type PortStatus = 'destroyed' | 'piratePort' | 'safeHaven' | 'anti' | 'neutral' | 'pro';

/** 11.5 His Letter of Marque, which is not in force while he is allied. */
export const letterOf = (b: Board, pirate: PirateId): NationId => (b.ally[pirate] === NONE ? b.letter[pirate] : NO_NATION);

/** 9.58 Is this nation in his attack history? */
export const hasAttackedNation = (b: Board, pirate: PirateId, nation: NationId): boolean => (b.history[pirate] & (1 << nation)) !== 0;

/** 9.31–9.35, 9.58 In order of precedence. */
export function portStatus(t: Tables, b: Board, pirate: PirateId, port: PortId): PortStatus {
  if (b.destroyed[port]) return 'destroyed';
  if (isPiratePort(t, port)) return 'piratePort';
  if (b.havenOf[port] === pirate) return 'safeHaven';
  const nation = t.portNation[port];
  if (hasAttackedNation(b, pirate, nation) && !(b.taken[pirate] === 1 && b.at[pirate] === placeOf(port))) return 'anti';
  if (letterOf(b, pirate) === nation) return 'pro';
  const governor = b.governorAt[port];
  return isAntiGovernor(governor) ? 'anti' : isProGovernor(governor) ? 'pro' : 'neutral';
}

/** 17.2 #8 May this pirate use the General Pardon? */
export const isPardoned = (b: Board, pirate: PirateId): boolean => b.pardonThrough > 0 && (b.pardoned & (1 << pirate)) !== 0;

/** 9.31, 9.51, 9.58 @returns why he can't enter by a Move, or null if he can. A pardoned pirate may enter every English port that stands [R19]. */
export function entryRefusal(t: Tables, b: Board, pirate: PirateId, port: PortId): Reason | null {
  const status = portStatus(t, b, pirate, port);
  if (status === 'destroyed') return 'destroyedPort';
  const nation = t.portNation[port];
  if (status !== 'anti' || (nation === ENGLISH && isPardoned(b, pirate))) return null;
  return hasAttackedNation(b, pirate, nation) ? 'attackedNation' : 'antiPort';
}
export const mayEnter = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean => entryRefusal(t, b, pirate, port) === null;

/** 9.43 The percentage of booty that becomes Net Worth; 0 if it can't be converted here. */
export function conversionRate(status: PortStatus): number {
  switch (status) {
    case 'piratePort':
    case 'pro':
      return 100;
    case 'safeHaven':
      return 110;
    case 'neutral':
      return 50;
    case 'anti':
    case 'destroyed':
      return 0;
  }
}

/** 9.43 The Net Worth for `doubloons` of booty at `percent`, rounded up. */
export const converted = (doubloons: number, percent: number): number => Math.ceil((doubloons * percent) / 100);

/** 9.42 Nobody pays ransom in Arab and Portuguese ports. */
export const paysRansom = (t: Tables, port: PortId, status: PortStatus): boolean => {
  const nation = t.portNation[port];
  return nation !== ARAB && nation !== PORTUGUESE && (status === 'pro' || status === 'neutral' || status === 'safeHaven');
};

/** 9.44 No refit in Arab ports. */
export const mayRefit = (t: Tables, port: PortId, status: PortStatus): boolean =>
  t.portNation[port] !== ARAB && status !== 'anti' && status !== 'destroyed';

export const hasProGovernor = (b: Board, port: PortId): boolean => isProGovernor(b.governorAt[port]);

/** 9.34 The additional hits that a safe haven repairs. */
const HAVEN_REFIT_BONUS = 2;
/** 9.34, 11.4 The hits that are repaired here whatever the die shows. The haven of either ally counts. */
export const refitBonus = (t: Tables, b: Board, pirate: PirateId, port: PortId): number =>
  partners(b, pirate).some((partner) => portStatus(t, b, partner, port) === 'safeHaven') ? HAVEN_REFIT_BONUS : 0;

const hasTried = (b: Board, pirate: PirateId, port: PortId): boolean => (b.bribed[pirate] & (1 << b.governorAt[port])) !== 0;

/**
 * 9.45, 18.41 @returns why he can't bribe the governor here, or null if he can. The port must be pro-pirate to him, with a pro-pirate governor
 * that he has not tried to bribe.
 */
export function bribeRefusal(t: Tables, b: Board, pirate: PirateId, port: PortId): Reason | null {
  if (!hasProGovernor(b, port) || portStatus(t, b, pirate, port) !== 'pro') return 'cannotBribe';
  return hasTried(b, pirate, port) ? 'bribeTried' : null;
}
export const mayBribe = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean => bribeRefusal(t, b, pirate, port) === null;

/** 9.34, 9.45 @returns why he can't buy a haven here, or null if he can. All that a bribe needs must hold, and the port must be nobody's haven. */
export const havenRefusal = (t: Tables, b: Board, pirate: PirateId, port: PortId): Reason | null =>
  b.havenOf[port] === NONE ? bribeRefusal(t, b, pirate, port) : 'isHaven';
export const mayBuyHaven = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean => havenRefusal(t, b, pirate, port) === null;

/** 18.41 A May he retire in this port by a Letter of its nationality? A history of attacks outweighs the Letter [R55]. */
export const mayRetireByLetter = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean => {
  const status = portStatus(t, b, pirate, port);
  return letterOf(b, pirate) === t.portNation[port] && (status === 'pro' || status === 'safeHaven');
};

/** 17.2 #12 May he be given a Letter of Marque here? */
export const mayTakeLetter = (b: Board, pirate: PirateId, port: PortId): boolean =>
  b.letter[pirate] === NONE && b.ally[pirate] === NONE && hasProGovernor(b, port);

/** 9.51 @returns why the port can't be attacked, or null if it can. No English port during the General Pardon (17.2 #8). */
export function attackRefusal(t: Tables, b: Board, port: PortId): Reason | null {
  if (b.destroyed[port] !== 0) return 'attackOnRuins';
  if (isPiratePort(t, port)) return 'attackOnPiratePort';
  return b.pardonThrough === 0 || t.portNation[port] !== ENGLISH ? null : 'general-pardon';
}
export const mayAttackPort = (t: Tables, b: Board, port: PortId): boolean => attackRefusal(t, b, port) === null;

/** 9.53, 9.55, 9.56, 18.2 The Notoriety for each point of a port's Value, for taking it and again for sacking it. */
export const NOTORIETY_PER_PORT_VALUE = 2;

/** 9.55 May he sack the port? Only as his next Action after taking it, in this Player-Turn or his player's next one [R37]. */
export const maySack = (b: Board, pirate: PirateId): boolean => b.sackThrough[pirate] >= b.playerTurn;

/** 9.61 Is this another player's pirate who is revelling in his port? */
export const isGrabTarget = (b: Board, pirate: PirateId, other: PirateId): boolean =>
  b.at[other] === b.at[pirate] && b.owner[other] !== b.owner[pirate] && b.revelry[other] !== SOBER;
export const grabTargets = (b: Board, pirate: PirateId): readonly PirateId[] => PIRATES.filter((other) => isGrabTarget(b, pirate, other));
