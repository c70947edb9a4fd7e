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
    vp: g.vp.slice(),
    fleet: g.fleet.map((list) => list.slice()),
    commissioner: g.commissioner.slice(),
    commissionerAt: g.commissionerAt.slice(),
    apSpent: g.apSpent.slice(),
    keptLetter: g.keptLetter.slice(),
    owner: g.owner.slice(),
    fate: g.fate.slice(),
    at: g.at.slice(),
    ship: g.ship.slice(),
    combat: g.combat.slice(),
    speed: g.speed.slice(),
    loyalty: g.loyalty.slice(),
    notoriety: g.notoriety.slice(),
    netWorth: g.netWorth.slice(),
    cunning: g.cunning.slice(),
    letter: g.letter.slice(),
    letterCard: g.letterCard.slice(),
    guns: g.guns.slice(),
    scurvy: g.scurvy.slice(),
    revelry: g.revelry.slice(),
    recovery: g.recovery.slice(),
    feasted: g.feasted.slice(),
    history: g.history.slice(),
    bribed: g.bribed.slice(),
    ally: g.ally.slice(),
    senior: g.senior.slice(),
    taken: g.taken.slice(),
    sackThrough: g.sackThrough.slice(),
    deployedOn: g.deployedOn.slice(),
    mutinous: g.mutinous,
    holds: g.holds.slice(),
    hostageOf: g.hostageOf.slice(),
    hostageNation: g.hostageNation.slice(),
    governorAt: g.governorAt.slice(),
    merchantSince: g.merchantSince.slice(),
    merchantFinders: g.merchantFinders.slice(),
    attacked: g.attacked.slice(),
    destroyed: g.destroyed.slice(),
    havenOf: g.havenOf.slice(),
    warshipAt: g.warshipAt.slice(),
    info: g.info.slice(),
    treasureMapOf: g.treasureMapOf,
    governorPool: g.governorPool.slice(),
    warshipPool: g.warshipPool.slice(),
    commissionerPool: g.commissionerPool.slice(),
    commissionersLost: g.commissionersLost.slice(),
    exPirate: g.exPirate,
    discards: g.discards.slice(),
    removed: g.removed.slice(),
    aside: g.aside.slice(),
    pardons: g.pardons,
    pardonThrough: g.pardonThrough,
    pardoned: g.pardoned,
    pardonReturn: g.pardonReturn,
    challenger: g.challenger,
    titlesSpent: g.titlesSpent,
  };
}
