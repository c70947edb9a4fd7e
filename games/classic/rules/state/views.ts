/** The view of a seat. It lists what is visible: a new field stays hidden until it is added here. */
import { type CardId, HIDDEN, type MerchantId, NONE, type PortId, type Seat, type WarshipId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { hasSeen } from './eyes.ts';
import type { Board, Game } from './position.ts';

export interface View extends Board {
  /** The seat, or null in a spectator's view. */
  readonly you: Seat | null;
  readonly deckSize: number;
  readonly secretCount: number;
  /** The cards face down that this seat knows, by their place in the pile; the others are `HIDDEN`. */
  readonly secretCards: readonly (CardId | typeof HIDDEN)[];
  /** By sighting: a merchant, `HIDDEN`, or none if the number is free. */
  readonly merchantOn: readonly (MerchantId | typeof HIDDEN)[];
  /** By slot: a warship, `HIDDEN`, or none if the slot is free. */
  readonly warshipOn: readonly (WarshipId | typeof HIDDEN)[];
  /** By hostage slot: the port, `HIDDEN`, or none if the slot is free. */
  readonly homePort: readonly (PortId | typeof HIDDEN)[];
}

/** What queries need of a position that may be seen by one seat alone: a view with the tables of its game. The whole position will do too. */
export interface VisibleBoard extends Board, Pick<View, 'merchantOn' | 'warshipOn' | 'homePort'> {
  readonly tables: Tables;
}

/** @param you  the seat, or null for a spectator */
export function viewOf(g: Game, you: Seat | null): View {
  const openHostages = g.tables.settings.openHostages;
  return {
    you,
    deckSize: g.deck.length,
    secretCount: g.secretCards.length,
    secretCards: g.secretCards.map((card, i) => (openHostages || hasSeen(g.secretSeen[i], you) ? card : HIDDEN)),
    merchantOn: g.merchantOn.map((merchant, i) =>
      merchant === NONE || g.sightingUp[i] === 1 || hasSeen(g.sightingSeen[i], you) ? merchant : HIDDEN,
    ),
    warshipOn: g.warshipOn.map((warship, i) => (warship === NONE || g.slotUp[i] === 1 ? warship : HIDDEN)),
    homePort: g.homePort.map((port, i) => (port === NONE || openHostages || hasSeen(g.homeSeen[i], you) ? port : HIDDEN)),

    players: g.players,
    turn: g.turn,
    active: g.active,
    operating: g.operating,
    operated: g.operated,
    ending: g.ending,
    winners: g.winners.slice(),
    mutinous: g.mutinous,
    famous: g.famous,
    idle: g.idle,
    offered: g.offered.slice(),
    traded: g.traded.slice(),
    fleet: g.fleet.map((list) => list.slice()),
    exit: g.exit.slice(),
    spared: g.spared.slice(),
    owner: g.owner.slice(),
    fate: g.fate.slice(),
    at: g.at.slice(),
    log: g.log.slice(),
    ship: g.ship.slice(),
    combat: g.combat.slice(),
    speed: g.speed.slice(),
    unrest: g.unrest.slice(),
    notoriety: g.notoriety.slice(),
    netWorth: g.netWorth.slice(),
    cunning: g.cunning.slice(),
    letter: g.letter.slice(),
    history: g.history.slice(),
    wound: g.wound.slice(),
    stunned: g.stunned.slice(),
    scars: g.scars.slice(),
    scurvy: g.scurvy.slice(),
    revelry: g.revelry.slice(),
    careened: g.careened.slice(),
    ally: g.ally.slice(),
    boxed: g.boxed.slice(),
    chasing: g.chasing.slice(),
    holding: g.holding.slice(),
    holds: g.holds.slice(),
    goods: g.goods.slice(),
    stashes: g.stashes.slice(),
    bars: g.bars.slice(),
    governorAt: g.governorAt.slice(),
    worn: g.worn.slice(),
    letterOn: g.letterOn.slice(),
    havenOf: g.havenOf.slice(),
    sightingAt: g.sightingAt.slice(),
    sightingUp: g.sightingUp.slice(),
    sightingSeen: g.sightingSeen.slice(),
    sightingHit: g.sightingHit.slice(),
    slotAt: g.slotAt.slice(),
    slotUp: g.slotUp.slice(),
    commissionerOf: g.commissionerOf.slice(),
    commissionerAt: g.commissionerAt.slice(),
    movement: g.movement.slice(),
    strength: g.strength.slice(),
    ashore: g.ashore.slice(),
    hostageOf: g.hostageOf.slice(),
    tortured: g.tortured.slice(),
    toldTo: g.toldTo.slice(),
    takenAt: g.takenAt.slice(),
    takenFrom: g.takenFrom.slice(),
    destroyed: g.destroyed.slice(),
    english: g.english.slice(),
    governorPool: g.governorPool.slice(),
    letterPool: g.letterPool.slice(),
    discards: g.discards.slice(),
  };
}
