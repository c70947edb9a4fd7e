/** What one seat may see. A whitelist: a new field stays hidden until somebody shows it here. */
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
import { BadInput } from './bad-input.ts';
import { type Board, type Game, UNFOUND } from './game.ts';

export interface View extends Board {
  /** Whose view it is; null: a spectator's. */
  readonly you: Seat | null;
  readonly hand: readonly CardId[];
  readonly pirateHand: readonly PirateId[];
  readonly handSizes: readonly number[];
  readonly pirateHandSizes: readonly number[];
  /** By seat: 1 if a card lies sealed before it. */
  readonly sealedBy: readonly number[];
  /** By pirate: the own ships chosen in secret, during setup. */
  readonly secretShip: readonly ShipId[];
  /** By pirate: the Sea Areas the own pirates were sent to in secret, during setup. */
  readonly secretArea: readonly PlaceId[];
  readonly deckSize: number;
  /** 19.3 */
  readonly nowDeckSize: number;
  readonly pirateDeckSize: number;
}

/** What each sees for himself; in all else of a view all see the same. */
export type OwnView = Pick<View, 'you' | 'hand' | 'pirateHand' | 'secretShip' | 'secretArea'>;

/** The own part of `viewOf`. @throws BadInput for a seat that is not at the table. */
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

/** `you` null: a spectator's view. @throws BadInput for a seat that is not at the table. */
export function viewOf(g: Game, you: Seat | null): View {
  return seen(g, you, copied);
}

/** The same, of a game that nobody changes any more: what is no secret is shared with it. */
export function sharedViewOf(g: Game, you: Seat | null): View {
  return seen(g, you, kept);
}

const copied = <T>(list: T[]): T[] => list.slice();
const kept = <T>(list: T[]): T[] => list;

/** `of`: what is shown of a list. */
function seen(g: Game, you: Seat | null, of: <T>(list: T[]) => T[]): View {
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
    /** 6.32 Which merchant lies face down nobody sees. */
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
