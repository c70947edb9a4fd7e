/** 9.3 What a port is to a pirate, and what that allows. */
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
import { type Board, SOBER } from '../state/game.ts';

export type PortStatus = 'destroyed' | 'piratePort' | 'safeHaven' | 'anti' | 'neutral' | 'pro';

/** 11.5 A Letter of Marque rests while its holder is allied. */
export const letterOf = (b: Board, pirate: PirateId): NationId => (b.ally[pirate] === NONE ? b.letter[pirate] : NO_NATION);

/** 9.58 Is this nation in his attack history? */
export const hasAttackedNation = (b: Board, pirate: PirateId, nation: NationId): boolean => (b.history[pirate] & (1 << nation)) !== 0;

/** 9.31–9.35, 9.58, in the order of precedence. */
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

/** 9.31, 9.51 May he enter by a Move? A pardoned pirate may enter every English port that stands [R19]. */
export function mayEnter(t: Tables, b: Board, pirate: PirateId, port: PortId): boolean {
  const status = portStatus(t, b, pirate, port);
  if (status === 'destroyed') return false;
  return status !== 'anti' || (t.portNation[port] === ENGLISH && isPardoned(b, pirate));
}

/** 9.43 Percent of booty that becomes Net Worth; 0 where nothing can be converted. */
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

/** 9.43 What `doubloons` of booty are worth at `percent`, rounded up. */
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

const hasTried = (b: Board, pirate: PirateId, port: PortId): boolean => (b.bribed[pirate] & (1 << b.governorAt[port])) !== 0;

/** 9.45, 18.41 Is there a pro-pirate governor here whom he has not tried, in a port that is pro-pirate to him? */
export const mayBribe = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean =>
  hasProGovernor(b, port) && portStatus(t, b, pirate, port) === 'pro' && !hasTried(b, pirate, port);

/** 9.45 And is the port nobody's haven? */
export const mayBuyHaven = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean =>
  b.havenOf[port] === NONE && mayBribe(t, b, pirate, port);

/** 18.41 A In port with a Letter of that port's nationality; a history of attacks outweighs it [R55]. */
export const mayRetireByLetter = (t: Tables, b: Board, pirate: PirateId, port: PortId): boolean => {
  const status = portStatus(t, b, pirate, port);
  return letterOf(b, pirate) === t.portNation[port] && (status === 'pro' || status === 'safeHaven');
};

/** 17.2 #12 May a Letter of Marque be played on him here? */
export const mayTakeLetter = (b: Board, pirate: PirateId, port: PortId): boolean =>
  b.letter[pirate] === NONE && b.ally[pirate] === NONE && hasProGovernor(b, port);

/** 9.51 Neither a pirate port nor a destroyed one, nor an English one while the General Pardon holds (17.2 #8). */
export const mayAttackPort = (t: Tables, b: Board, port: PortId): boolean =>
  b.destroyed[port] === 0 && !isPiratePort(t, port) && (b.pardonThrough === 0 || t.portNation[port] !== ENGLISH);

/** 9.53, 9.55, 9.56, 18.2 Notoriety for each point of a port's Value, for taking it and again for sacking it. */
export const FAME_OF_PORT = 2;

/** 9.55 As his very next Action after taking the port, in this Player-Turn or his player's next [R37]. */
export const maySack = (b: Board, pirate: PirateId): boolean => b.sackThrough[pirate] >= b.playerTurn;

/** 9.61 Pirates of other players who revel in the same port. */
export const grabTargets = (b: Board, pirate: PirateId): readonly PirateId[] =>
  PIRATES.filter((other) => b.at[other] === b.at[pirate] && b.owner[other] !== b.owner[pirate] && b.revelry[other] !== SOBER);

/** 4.5 J, 9.35 Only as an option [R11]. */
export const mayRetireInPiratePort = (t: Tables, port: PortId): boolean => t.settings.retireInPiratePorts && isPiratePort(t, port);
