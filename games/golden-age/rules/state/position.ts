/** The state of a game: flat lists by id, in which every field is always present, as plain JSON. */

import type { AnyAsk, Frame, Result } from '@bb/kernel';
import type { CardId, CommissionerId, GovernorId, MerchantId, NationId, PirateId, PlaceId, Seat, ShipId, WarshipId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { About } from './about.ts';
import type { AskName } from './asks.ts';
import type { Choice } from './choices.ts';
import type { GameEvent } from './events.ts';

/** The fate of a pirate. Whether an unseen one is in the deck or in a hand is hidden. */
export const FATES = ['unseen', 'inPlay', 'retired', 'lost'] as const;
export const [UNSEEN, IN_PLAY, RETIRED, LOST] = [0, 1, 2, 3] as const;

/** 13.13 The Debauchery & Revelry marker. */
export const [SOBER, VOLUNTARY, INVOLUNTARY] = [0, 1, 2] as const;

export const EMPTY_HOLD = -1;
/** The `hostageOf` of a hostage who is captured and not yet dealt with (8.43). */
export const CAPTURED = -2;
/** The `merchantSince` of a merchant that lies face down. */
export const UNFOUND = -1;

export const ENDINGS = ['', 'generalPardon', 'deckEmpty', 'blackbeardRetired', 'blackbeardLost', 'rivalsScored', 'rivalsGone'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The public part of a position. Flags are 0 or 1; masks have a bit for each id. */
export interface Board {
  players: number;
  /** Player A. */
  first: Seat;
  /** Player-Turns begun, the current one included. */
  playerTurn: number;
  /** The active player; -1 before the first turn. */
  active: Seat;
  actionsLeft: number;
  /** The pirate whose Initiative gives the Actions (4.52), or none. */
  actionsOf: PirateId;
  /** The pirate of the current Action, or of the last one in this Player-Turn. */
  activePirate: PirateId;
  /** Mask of the anti-pirate means used against the current Action (4.62, 6.44, 10.31). */
  actionSpent: number;
  /** Flag: a Commissioner has acted in this Player-Turn (10.23). */
  commissionerActed: number;
  ending: Ending;
  /** Flag: Blackbeard has lost Notoriety after it had reached the point from which he is hunted (19.14). */
  hunted: number;

  // by seat
  vp: number[];
  fleet: PirateId[][];
  commissioner: CommissionerId[];
  commissionerAt: PlaceId[];
  apSpent: number[];
  /** 19.18 The Letter of Marque that a pirate of the System Player keeps until a governor seals it, or none. */
  keptLetter: CardId[];

  // by pirate
  owner: Seat[];
  fate: number[];
  at: PlaceId[];
  ship: ShipId[];
  combat: number[];
  speed: number[];
  loyalty: number[];
  notoriety: number[];
  netWorth: number[];
  cunning: number[];
  letter: NationId[];
  letterCard: CardId[];
  /** The Heavy Guns card of his ship, or none. */
  guns: CardId[];
  scurvy: number[];
  revelry: number[];
  /** Recovery Actions done in a row (13.24). */
  recovery: number[];
  /** Flag: the marker has brought its full Loyalty in a pirate port [R15]. */
  feasted: number[];
  /** Mask of the nations whose ports he has attacked (9.58). */
  history: number[];
  /** Mask of the pro-pirate governors he has tried to bribe (9.45, 18.41). */
  bribed: number[];
  /** His partner in an alliance (11), or none. */
  ally: PirateId[];
  /** Flag: he gets the odd part of what his alliance gains (11.3). */
  senior: number[];
  /** Flag: he is in a port that he has just taken, and that keeps its own status for him [R34]. */
  taken: number[];
  /** The last Player-Turn in which he may sack the port he has taken [R37], or 0. */
  sackThrough: number[];
  /** The Player-Turn of his deployment; -1 for one who came by a Mutiny [R13]. */
  deployedOn: number[];
  /** Mask of pirates whose crew has just come to Loyalty 0 and is about to mutiny (14.1). */
  mutinous: number;

  /** Four holds for each pirate, at 4 × pirate: doubloons, or `EMPTY_HOLD`. */
  holds: number[];

  // by hostage
  /** The pirate who has the hostage aboard, `CAPTURED`, or none if the hostage is in the pool. */
  hostageOf: number[];
  hostageNation: NationId[];

  // by port
  governorAt: GovernorId[];
  merchantAt: MerchantId[];
  /** The Player-Turn in which the merchant was turned up, or `UNFOUND`. */
  merchantSince: number[];
  /** Mask of the pirates who may loot it in this Player-Turn (8.21). */
  merchantFinders: number[];
  attacked: number[];
  destroyed: number[];
  havenOf: PirateId[];

  // by area
  warshipAt: WarshipId[];

  /** Information Points (8.46) as triples: pirate, port, points. */
  info: number[];
  /** The pirate who has the map of Buried Treasure, or none. */
  treasureMapOf: PirateId;

  governorPool: GovernorId[];
  warshipPool: WarshipId[];
  commissionerPool: CommissionerId[];
  /** Commissioners beaten in battle, who are out of the game for good (10.14). */
  commissionersLost: CommissionerId[];
  /** The retired pirate who has become the Ex-Pirate Commissioner (10.15), or none. */
  exPirate: PirateId;
  discards: CardId[];
  /** Cards that are out of the game for good. */
  removed: CardId[];
  /** Cards being resolved, or held out of the deck for now. */
  aside: CardId[];

  /** The number of times that the General Pardon has come up. */
  pardons: number;
  /** The last Player-Turn in which the Pardon holds, or 0 if it does not hold. */
  pardonThrough: number;
  pardoned: number;
  /** The number of cards in the deck at which the General Pardon is shuffled back in. */
  pardonReturn: number;
  /** The pirate from a hand who challenges the active one by Piratical Ambition, or none. */
  challenger: PirateId;
  /** Mask of AP card titles played in this Player-Turn (4.65 D). */
  titlesSpent: number;
}

/** The whole state of a game at a decision, hidden parts included: what a save holds. */
export interface Position extends Board {
  stack: Frame[];
  result: Result;

  /** The undrawn cards, in no order: Chance picks one at each draw, so no hidden order can leak. */
  deck: CardId[];
  /** 19.3 In a solitaire game, the cards that must be played at once have a deck of their own. */
  nowDeck: CardId[];
  hands: CardId[][];
  /** By seat: the card chosen face down while other seats still choose. */
  sealed: CardId[];
  pirateDeck: PirateId[];
  pirateHands: PirateId[][];
  /** The undrawn merchants. Hidden, as is which merchants lie face down on the map. */
  merchantPool: MerchantId[];
  /** By pirate: the ship chosen in secret during setup. */
  secretShip: ShipId[];
  /** By pirate: the Sea Area chosen in secret during setup. */
  secretArea: PlaceId[];
}

/** A game in progress: the position, and what can be derived from it or is not part of it. */
export interface Game extends Position {
  readonly tables: Tables;
  /** The pending question. Derived from the stack, and kept because every caller needs it. */
  ask: AnyAsk<Game, Choice, About, AskName> | null;
  /** Receives the events; null if nobody listens, as in playouts. */
  events: GameEvent[] | null;
}

/** 2.6, 4.6 The next seat to the left. The other players come in order from the active player's left. */
export const leftOf = (b: Board, seat: Seat): Seat => (seat + 1) % b.players;

/** The bits of `actionSpent`: AP actions A and B (4.62), any attack by a warship (6.44), a Commissioner's Reaction (10.31). */
export const [DEPLOYED_KC, USED_WARSHIP, WARSHIP_ATTACKED, KC_REACTED] = [1, 2, 4, 8] as const;
