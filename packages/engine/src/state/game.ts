/** The position: flat lists by id, every field present from birth, nothing but JSON. */

import type { CardId, CommissionerId, GovernorId, MerchantId, NationId, PirateId, PlaceId, Seat, ShipId, WarshipId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { AnyAsk, Frame, Result } from '../kernel/kernel.ts';
import type { About } from './about.ts';
import type { AnyAskName } from './asks.ts';
import type { Choice } from './choice.ts';
import type { GameEvent } from './event.ts';

/** What has become of a pirate. Whether an unseen one is in the deck or in a hand is hidden. */
export const FATES = ['unseen', 'inPlay', 'retired', 'lost'] as const;
export const [UNSEEN, IN_PLAY, RETIRED, LOST] = [0, 1, 2, 3] as const;

/** 13.13 The Debauchery & Revelry marker. */
export const [SOBER, VOLUNTARY, INVOLUNTARY] = [0, 1, 2] as const;

export const EMPTY_HOLD = -1;
/** `hostageOf` of a hostage who has been captured and not yet dealt with (8.43). */
export const CAPTURED = -2;
/** `merchantSince` of a merchant that lies face down. */
export const UNFOUND = -1;

export const ENDINGS = ['', 'generalPardon', 'deckEmpty', 'blackbeardRetired', 'blackbeardLost', 'rivalsScored', 'rivalsGone'] as const;
export type Ending = (typeof ENDINGS)[number];

/** All that lies open on the table. Flags are 0 or 1; masks have a bit per id. */
export interface Board {
  players: number;
  /** Player A. */
  first: Seat;
  /** Player-Turns begun, the current one included. */
  playerTurn: number;
  /** The pirate player; -1 before the first turn. */
  active: Seat;
  actionsLeft: number;
  /** Whose Initiative the Actions come from (4.52), or none. */
  actionsOf: PirateId;
  /** The pirate of the Action under way, or of the last one in this Player-Turn. */
  activePirate: PirateId;
  /** Mask of the anti-pirate means used against the Action under way (4.62, 6.44, 10.31). */
  actionSpent: number;
  /** A Commissioner has acted in this Player-Turn (10.23). */
  commissionerActed: number;
  ending: Ending;

  // by seat
  vp: number[];
  fleet: PirateId[][];
  commissioner: CommissionerId[];
  commissionerAt: PlaceId[];
  apSpent: number[];
  /** 19.18 The Letter of Marque that a pirate of the System Player sails to have sealed, or none. */
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
  /** The Heavy Guns card under the display, or none. */
  guns: CardId[];
  scurvy: number[];
  revelry: number[];
  /** Recovery Actions done in a row (13.24). */
  recovery: number[];
  /** The marker has had its full Loyalty in a pirate port [R15]. */
  feasted: number[];
  /** Mask of nations (9.58). */
  history: number[];
  /** Mask of pro-pirate governors tried (9.45, 18.41). */
  bribed: number[];
  /** His partner in an alliance (11), or none. */
  ally: PirateId[];
  /** He gets the odd part of what his alliance gains (11.3). */
  senior: number[];
  /** He is in a port that he has just taken and that keeps its own status for him [R34]. */
  taken: number[];
  /** The last Player-Turn in which he may sack the port he has taken [R37]; 0: he may not. */
  sackThrough: number[];
  /** The Player-Turn of his deployment; -1 for one who came by a Mutiny [R13]. */
  deployedOn: number[];
  /** Mask of pirates whose crew has just come to Loyalty 0 and is about to mutiny (14.1). */
  mutinous: number;

  /** By pirate times four: doubloons, or `EMPTY_HOLD`. */
  holds: number[];

  // by hostage
  /** Whose ship the hostage is on: a pirate, `CAPTURED`, or none: in the pool. */
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

  /** Information Points (8.46): pirate, port, points, and so on. */
  info: number[];
  /** Before whom the map of Buried Treasure lies. */
  treasureMapOf: PirateId;

  governorPool: GovernorId[];
  warshipPool: WarshipId[];
  commissionerPool: CommissionerId[];
  /** Beaten in battle: out of the game for good (10.14). */
  commissionersLost: CommissionerId[];
  /** The retired pirate who has become the Ex-Pirate Commissioner (10.15), or none. */
  exPirate: PirateId;
  discards: CardId[];
  /** Out of the game for good. */
  removed: CardId[];
  /** Drawn and being resolved, or held out of the deck for now. */
  aside: CardId[];

  /** How often General Pardon has come up. */
  pardons: number;
  /** The last Player-Turn under the Pardon; 0 when there is none. */
  pardonThrough: number;
  pardoned: number;
  /** The size of the deck at which the General Pardon comes back into it. */
  pardonReturn: number;
  /** The pirate from a hand who challenges the active one by Piratical Ambition, or none. */
  challenger: PirateId;
  /** Mask of AP card titles played in this Player-Turn (4.65 D). */
  titlesSpent: number;
}

/** Everything there is to know at a decision. */
export interface Position extends Board {
  stack: Frame[];
  result: Result;

  /** Undrawn cards. Unordered: Chance picks at each draw, so there is no hidden order to leak. */
  deck: CardId[];
  /** 19.3 In a solitaire game, the cards that must be played at once have a deck of their own. */
  nowDeck: CardId[];
  hands: CardId[][];
  /** By seat: the card chosen face down while others still choose. */
  sealed: CardId[];
  pirateDeck: PirateId[];
  pirateHands: PirateId[][];
  /** Undrawn merchants; which of them lie face down on the map is hidden too. */
  merchantPool: MerchantId[];
  /** By pirate: the ship chosen in secret during setup. */
  secretShip: ShipId[];
  /** By pirate: the Sea Area chosen in secret during setup. */
  secretArea: PlaceId[];
}

/** A game in progress: the position, and what follows from it or is not part of it. */
export interface Game extends Position {
  readonly tables: Tables;
  /** The pending question. Follows from the stack; kept because everything asks for it. */
  ask: AnyAsk<Game, Choice, About, AnyAskName> | null;
  /** Where events go; null when nobody listens, as in playouts. */
  events: GameEvent[] | null;
}

/** 2.6, 4.6 The other players, from the active player's left. */
export const leftOf = (b: Board, seat: Seat): Seat => (seat + 1) % b.players;

/** Bits of `actionSpent`: AP actions A and B (4.62), any attack by a warship (6.44), a Commissioner's Reaction (10.31). */
export const [DEPLOYED_KC, USED_WARSHIP, WARSHIP_ATTACKED, KC_REACTED] = [1, 2, 4, 8] as const;
