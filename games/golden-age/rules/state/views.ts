/** The view of a seat. It lists what is visible: a new field stays hidden until it is added here. */

import { BadInput } from '@bb/kernel';
import {
  type CardId,
  FACE_DOWN,
  NO_PLACE,
  NO_SHIP,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
  type ShipId,
} from '../data/ids.ts';
import { type Board, type Game, UNFOUND } from './position.ts';

export interface View extends Board {
  /** The seat, or null in a spectator's view. */
  readonly you: Seat | null;
  readonly hand: readonly CardId[];
  readonly pirateHand: readonly PirateId[];
  readonly handSizes: readonly number[];
  readonly pirateHandSizes: readonly number[];
  /** By seat: 1 if the seat has chosen a card face down. */
  readonly sealedBy: readonly number[];
  /** By pirate: the ships that this seat has chosen in secret during setup. */
  readonly secretShip: readonly ShipId[];
  /** By pirate: the Sea Areas that this seat has chosen in secret during setup. */
  readonly secretArea: readonly PlaceId[];
  readonly deckSize: number;
  /** 19.3 How many cards are left in the deck of cards that must be played at once; 0 outside solitaire games. */
  readonly nowDeckSize: number;
  readonly pirateDeckSize: number;
}

/** The part of a view that only its seat sees. The rest is the same for all. */
export type OwnView = Pick<View, 'you' | 'hand' | 'pirateHand' | 'secretShip' | 'secretArea'>;

/** Like `viewOf`, but only the part that nobody else sees. @throws BadInput if there is no such seat */
export function ownViewOf(g: Game, you: Seat | null): OwnView {
  if (you !== null && (typeof you !== 'number' || g.hands[you] === undefined))
    throw new BadInput('seat', `must be from 0 to ${g.players - 1}, or null for a spectator`);
  const mine = you ?? NONE;
  return {
    you,
    hand: mine < 0 ? [] : g.hands[mine].slice(),
    pirateHand: mine < 0 ? [] : g.pirateHands[mine].slice(),
    secretShip: g.secretShip.map((ship, pirate) => (g.owner[pirate] === mine ? ship : NO_SHIP)),
    secretArea: g.secretArea.map((area, pirate) => (mine >= 0 && g.pirateHands[mine].includes(PIRATES[pirate]) ? area : NO_PLACE)),
  };
}

/** @param you  the seat, or null for a spectator @throws BadInput if there is no such seat */
export function viewOf(g: Game, you: Seat | null): View {
  return buildView(g, you, copyList);
}

/** Like `viewOf`, but shares the public lists with the game. Only for a game that never changes again. */
export function sharedViewOf(g: Game, you: Seat | null): View {
  return buildView(g, you, shareList);
}

const copyList = <T>(list: T[]): T[] => list.slice();
const shareList = <T>(list: T[]): T[] => list;

/** @param of  copies a list of the game, or shares it */
function buildView(g: Game, you: Seat | null, of: <T>(list: T[]) => T[]): View {
  const { hand, pirateHand, secretShip, secretArea } = ownViewOf(g, you);
  return {
    you,
    hand,
    pirateHand,
    handSizes: g.hands.map((hand) => hand.length),
    pirateHandSizes: g.pirateHands.map((hand) => hand.length),
    sealedBy: g.sealed.map((card) => (card === NONE ? 0 : 1)),
    secretShip,
    secretArea,
    deckSize: g.deck.length,
    nowDeckSize: g.nowDeck.length,
    pirateDeckSize: g.pirateDeck.length,
    /** 6.32 The identity of a face-down merchant is hidden. */
    merchantAt: g.merchantAt.map((merchant, port) => (merchant !== NONE && g.merchantSince[port] === UNFOUND ? FACE_DOWN : merchant)),

    players: g.players,
    first: g.first,
    playerTurn: g.playerTurn,
    active: g.active,
    actionsLeft: g.actionsLeft,
    actionsOf: g.actionsOf,
    activePirate: g.activePirate,
    actionSpent: g.actionSpent,
    commissionerActed: g.commissionerActed,
    ending: g.ending,
    hunted: g.hunted,
    vp: of(g.vp),
    fleet: of(g.fleet.map(of)),
    commissioner: of(g.commissioner),
    commissionerAt: of(g.commissionerAt),
    apSpent: of(g.apSpent),
    keptLetter: of(g.keptLetter),
    owner: of(g.owner),
    fate: of(g.fate),
    at: of(g.at),
    ship: of(g.ship),
    combat: of(g.combat),
    speed: of(g.speed),
    loyalty: of(g.loyalty),
    notoriety: of(g.notoriety),
    netWorth: of(g.netWorth),
    cunning: of(g.cunning),
    letter: of(g.letter),
    letterCard: of(g.letterCard),
    guns: of(g.guns),
    scurvy: of(g.scurvy),
    revelry: of(g.revelry),
    recovery: of(g.recovery),
    feasted: of(g.feasted),
    history: of(g.history),
    bribed: of(g.bribed),
    ally: of(g.ally),
    senior: of(g.senior),
    taken: of(g.taken),
    sackThrough: of(g.sackThrough),
    deployedOn: of(g.deployedOn),
    mutinous: g.mutinous,
    holds: of(g.holds),
    hostageOf: of(g.hostageOf),
    hostageNation: of(g.hostageNation),
    governorAt: of(g.governorAt),
    merchantSince: of(g.merchantSince),
    merchantFinders: of(g.merchantFinders),
    attacked: of(g.attacked),
    destroyed: of(g.destroyed),
    havenOf: of(g.havenOf),
    warshipAt: of(g.warshipAt),
    info: of(g.info),
    treasureMapOf: g.treasureMapOf,
    governorPool: of(g.governorPool),
    warshipPool: of(g.warshipPool),
    commissionerPool: of(g.commissionerPool),
    commissionersLost: of(g.commissionersLost),
    exPirate: g.exPirate,
    discards: of(g.discards),
    removed: of(g.removed),
    aside: of(g.aside),
    pardons: g.pardons,
    pardonThrough: g.pardonThrough,
    pardoned: g.pardoned,
    pardonReturn: g.pardonReturn,
    challenger: g.challenger,
    titlesSpent: g.titlesSpent,
  };
}
