/** 4.6 Who may interrupt, and who could as far as the table knows: public facts only, so that silence betrays no hand. */
import { bitOf, type CardTitle } from '../data/cards.ts';
import {
  type AreaId,
  EX_PIRATE,
  isArea,
  isPort,
  NO_PLACE,
  NONE,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  portAt,
  type Seat,
} from '../data/ids.ts';
import { isPiratePort, type Tables } from '../data/tables.ts';
import type { ActionKind } from '../state/action.ts';
import { type Board, DEPLOYED_KC, KC_REACTED, RETIRED, SOBER, USED_WARSHIP, WARSHIP_ATTACKED } from '../state/game.ts';
import { isFleetFull, isInPlay } from './pirates.ts';
import { hasProGovernor } from './ports.ts';
import { cunningLeft } from './ratings.ts';

export type Moment = 'announcement' | 'aftermath';

/** An Action under way, and the moment at which it can be interrupted. */
export interface Occasion {
  readonly action: ActionKind;
  readonly moment: Moment;
  /** 1 if the pirate has been in one and the same port since he announced it. */
  readonly inPort: number;
}

const [WAR, KC, OUST_HIM] = [1, 2, 4] as const;

/** 4.6, 6.42, 10.32, 10.42 What each moment of each Action lays a pirate open to, by his place then. */
const OPENS: Readonly<Record<ActionKind, Readonly<Record<Moment, number>>>> = {
  move: { announcement: KC | OUST_HIM, aftermath: KC },
  findMerchant: { announcement: WAR | KC, aftermath: WAR | KC },
  lootMerchant: { announcement: WAR | KC, aftermath: 0 },
  attackPort: { announcement: WAR | KC, aftermath: WAR | KC },
  portActivities: { announcement: OUST_HIM, aftermath: OUST_HIM },
  bootyGrab: { announcement: OUST_HIM, aftermath: OUST_HIM },
  recovery: { announcement: OUST_HIM, aftermath: OUST_HIM },
  sackPort: { announcement: OUST_HIM, aftermath: OUST_HIM },
  alliance: { announcement: OUST_HIM, aftermath: OUST_HIM },
  retireByLetter: { announcement: OUST_HIM, aftermath: OUST_HIM },
  retireInHaven: { announcement: OUST_HIM, aftermath: OUST_HIM },
  retireInPiratePort: { announcement: OUST_HIM, aftermath: OUST_HIM },
  bribeToRetire: { announcement: OUST_HIM, aftermath: OUST_HIM },
  dig: { announcement: 0, aftermath: 0 },
  drawOrDeploy: { announcement: 0, aftermath: 0 },
};
const opensTo = (o: Occasion, means: number): boolean => (OPENS[o.action][o.moment] & means) !== 0;

const isSpent = (b: Board, means: number): boolean => (b.actionSpent & means) !== 0;

/** 10.12 The least 3d6 can come to; the roll must be below the pirate's Notoriety. */
const LEAST_SEARCH = 3;

/** 4.65 A, 10.12, 10.13 With no Commissioner yet: may this seat look for a Commissioner to send after the active pirate? */
export const mayDeployCommissioner = (b: Board, seat: Seat, pirate: PirateId): boolean =>
  isArea(b.at[pirate]) &&
  b.commissioner[seat] === NONE &&
  b.commissionerPool.length > 0 &&
  !isSpent(b, DEPLOYED_KC) &&
  b.notoriety[pirate] > LEAST_SEARCH;

/** 4.65 B, 6.43, 6.44 A warship on station where he is. */
export function mayUseWarship(b: Board, o: Occasion, pirate: PirateId): boolean {
  const at = b.at[pirate];
  return isArea(at) && b.warshipAt[at] !== NONE && !isSpent(b, USED_WARSHIP | WARSHIP_ATTACKED) && opensTo(o, WAR);
}

/** 4.65 C, 10.22, 10.25 Its own Commissioner, as an anti-pirate player; only one acts in a Player-Turn (10.23). */
export const mayUseCommissioner = (b: Board, seat: Seat): boolean => b.commissioner[seat] !== NONE && b.commissionerActed === 0;

/** 10.41 The pirate ports beside the seat's Commissioner. */
export function piratePortsInReach(t: Tables, b: Board, seat: Seat): readonly PortId[] {
  const at = b.commissionerAt[seat];
  return isArea(at) ? t.areaPorts[at].filter((port) => isPiratePort(t, port) && b.destroyed[port] === 0) : [];
}

/** 10.42 [R48] Is the active pirate doing something in a port, no pirate port, beside the Commissioner? */
export function mayOust(t: Tables, b: Board, o: Occasion, seat: Seat, pirate: PirateId): boolean {
  const at = b.at[pirate];
  if (o.inPort === 0 || !opensTo(o, OUST_HIM) || !isPort(at) || isPiratePort(t, portAt(at))) return false;
  return t.portAreas[portAt(at)].some((area) => area === b.commissionerAt[seat]);
}

/** 10.24, 10.31 In the same Sea Area or an adjacent one; Transit Boxes are not adjacent. */
const isInReach = (t: Tables, b: Board, seat: Seat, area: AreaId): boolean =>
  b.commissionerAt[seat] === area || (isArea(b.commissionerAt[seat]) && t.moves[area].includes(b.commissionerAt[seat]));

/** 4.66, 10.3, 10.37 At sea only: may the seat's Commissioner react? Never against a pirate deployed in this Player-Turn [R13]. */
export function mayReact(t: Tables, b: Board, o: Occasion, seat: Seat, pirate: PirateId): boolean {
  const at = b.at[pirate];
  return (
    b.commissioner[seat] !== NONE &&
    isArea(at) &&
    isInReach(t, b, seat, at) &&
    !isSpent(b, KC_REACTED) &&
    b.deployedOn[pirate] !== b.playerTurn &&
    opensTo(o, KC)
  );
}

/** 17.2 The cards that can be played in a window, those first that most often can. */
export const WINDOW_CARDS = [
  'mutiny-conspiracy',
  'wear-and-tear',
  'scurvy-outbreak',
  'piratical-ambition',
  'local-resistance',
  'warship-sighting',
  'debauchery-and-revelry',
  'pirate-converts',
  'double-cross',
] as const satisfies readonly CardTitle[];
const WINDOW_TITLES = WINDOW_CARDS.map((title) => ({ title, bit: bitOf(title) }));
/** Their bits of the title limits. */
export const WINDOW_BITS = WINDOW_TITLES.reduce((bits, { bit }) => bits | bit, 0);

/** 17.2, 4.65 D May a seat with so many pirates in hand play a card of this title? */
export const mayPlayTitle = (t: Tables, b: Board, title: CardTitle, o: Occasion, seat: Seat, pirates: number): boolean =>
  (b.titlesSpent & bitOf(title)) === 0 && allowsTitle(t, b, title, o, seat, pirates);

/** 17.2 Does the situation allow it, the title being unspent? */
export function allowsTitle(t: Tables, b: Board, title: CardTitle, o: Occasion, seat: Seat, pirates: number): boolean {
  const pirate = b.activePirate;
  if (!isInPlay(b, pirate) && title !== 'local-resistance') return false;
  const at = b.at[pirate];
  switch (title) {
    case 'mutiny-conspiracy':
      return true;
    case 'wear-and-tear':
      return !isPort(at);
    case 'scurvy-outbreak':
      return !isPort(at) && b.scurvy[pirate] === 0;
    case 'debauchery-and-revelry':
      return o.moment === 'aftermath' && isPort(at) && b.revelry[pirate] === SOBER;
    case 'double-cross':
      return o.moment === 'announcement' && o.action === 'retireByLetter';
    case 'warship-sighting':
      return (
        isArea(at) &&
        b.warshipAt[at] === NONE &&
        b.warshipPool.length > 0 &&
        !isSpent(b, WARSHIP_ATTACKED | USED_WARSHIP) &&
        opensTo(o, WAR)
      );
    case 'piratical-ambition':
      return pirates > 0 && !isFleetFull(b, seat);
    case 'pirate-converts':
      return b.commissioner[seat] === NONE && mayConvertPirate(b) && convertsArea(t, b) !== NONE;
    case 'local-resistance':
      return PORTS.some((port) => hasProGovernor(b, port));
    default:
      return false;
  }
}

/** 17.2 #16 Somebody has retired, and the Ex-Pirate has not been beaten or called already. */
const mayConvertPirate = (b: Board): boolean =>
  b.fate.includes(RETIRED) && !b.commissioner.includes(EX_PIRATE) && !b.commissionersLost.includes(EX_PIRATE);

/** 17.2 #16 The active pirate's Sea Area, or the one beside his port; none while he is in a Transit Box [R20]. */
export function convertsArea(t: Tables, b: Board): PlaceId {
  const at = b.at[b.activePirate];
  return isPort(at) ? t.portAreas[portAt(at)][0] : isArea(at) ? at : NO_PLACE;
}

/** 4.61, 4.66 As far as the table knows, could this seat act now, though the pirate may be gone [R5]? The sizes of hands are public. */
export function couldAct(t: Tables, b: Board, o: Occasion, seat: Seat, handSize: number, pirates: number): boolean {
  const pirate = b.activePirate;
  if (mayReact(t, b, o, seat, pirate)) return true;
  if (b.apSpent[seat] !== 0) return false;
  if (mayUseCommissioner(b, seat) || mayDeployCommissioner(b, seat, pirate) || mayUseWarship(b, o, pirate)) return true;
  if (handSize === 0) return false;
  for (const { title, bit } of WINDOW_TITLES) if ((b.titlesSpent & bit) === 0 && allowsTitle(t, b, title, o, seat, pirates)) return true;
  return false;
}

const KC_SURPRISE = bitOf('kc-surprise');
const DOUBLE_CROSS = bitOf('double-cross');

/** 17.2 #11 [R52] Could this seat answer a warship's attack with KC Surprise? The player of the Sighting plays it free. */
export const couldSurprise = (b: Board, seat: Seat, sightedBy: Seat, handSize: number): boolean =>
  handSize > 0 &&
  b.commissioner[seat] === NONE &&
  b.commissionerPool.length > 0 &&
  (b.titlesSpent & KC_SURPRISE) === 0 &&
  (seat === sightedBy || b.apSpent[seat] === 0);

/** 17.2 #4 [R52] Could this seat answer a surrender with Double Cross? The Commissioner's player plays it free. */
export const couldDoubleCross = (b: Board, seat: Seat, commissionersSeat: Seat, handSize: number): boolean =>
  handSize > 0 && (b.titlesSpent & DOUBLE_CROSS) === 0 && (seat === commissionersSeat || b.apSpent[seat] === 0);

/** 17.2 #19 Could the pirate's player answer with Skull & Crossbones? */
export const couldNegate = (b: Board, pirate: PirateId, handSize: number): boolean =>
  pirate !== NONE && isInPlay(b, pirate) && cunningLeft(b, pirate) > 0 && handSize > 0;
