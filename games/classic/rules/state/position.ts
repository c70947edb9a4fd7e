/** The state of a game: flat lists by id, in which every field is always present, as plain JSON. */
import type { AnyAsk, Frame, Result } from '@bb/kernel';
import type {
  CardId,
  GovernorId,
  LetterId,
  LogId,
  MerchantId,
  NationId,
  PirateId,
  PlaceId,
  PortId,
  Seat,
  ShipId,
  SightingId,
  WarshipId,
} from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { About } from './about.ts';
import type { AskName } from './asks.ts';
import type { Choice } from './choices.ts';
import type { GameEvent } from './events.ts';

/** The fate of a pirate. */
export const FATES = ['unseen', 'active', 'retired', 'lost'] as const;
export const [UNSEEN, ACTIVE, RETIRED, LOST] = [0, 1, 2, 3] as const;

/** `notoriety` is C26.1; `pirates` C26.2; `turns` C26.5; `solitaire` C28. */
const ENDINGS = ['', 'notoriety', 'pirates', 'turns', 'solitaire'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The public part of a position. Flags are 0 or 1; masks have a bit for each id. */
export interface Board {
  players: number;
  /** Player Turns begun, the current one included. */
  turn: number;
  /** The seat in turn; -1 before the first turn. */
  active: Seat;
  /** The pirate of the current operation, or none. */
  operating: PirateId;
  /** Flag: the operation of this turn is done or passed (C5.3). */
  operated: number;
  ending: Ending;
  /** Empty while the game goes on, and if nobody has won. */
  winners: Seat[];
  /** Mask of pirates whose crew has come to 0 and mutinies when the operation, event or card is over (C10.3). */
  mutinous: number;
  /** Mask of pirates who have come to the Notoriety that wins (C26.1). */
  famous: number;
  /** Mask of pirates who began this turn with a D&R marker (C5.1). */
  idle: number;
  /** Pairs of pirates: one has offered the other an alliance or broken theirs in this turn, so that nobody is asked again and again. */
  offered: PirateId[];
  /** Pairs of pirates who began a trade in this turn: they can begin no other. */
  traded: PirateId[];

  // by seat
  /** The active pirates, in the order of their activation. */
  fleet: PirateId[][];
  /** How the latest pirate left the game: `RETIRED` or `LOST`; `UNSEEN` before that. */
  exit: number[];
  /** Flag: the seat has met the condition of C26.2, and the game has gone on by the exception (C26.3). */
  spared: number[];

  // by pirate
  owner: Seat[];
  fate: number[];
  at: PlaceId[];
  log: LogId[];
  ship: ShipId[];
  combat: number[];
  speed: number[];
  unrest: number[];
  notoriety: number[];
  /** Pounds on board. */
  netWorth: number[];
  cunning: number[];
  letter: LetterId[];
  /** Mask of the nations in his attack history. */
  history: number[];
  /** `NO_WOUND`, `MINOR` or `CRIPPLING`, till he recovers. */
  wound: number[];
  /** Flag: a superficial wound. */
  stunned: number[];
  /** Crippling wounds that he has recovered from (C17.1). */
  scars: number[];
  scurvy: number[];
  revelry: number[];
  careened: number[];
  /** His partner in an alliance (C21), or none. */
  ally: PirateId[];
  /** Flag: he has been in a transit box, and in no port since (C8.1). */
  boxed: number[];
  /** The merchant that he is chasing (C9.2), or none. */
  chasing: SightingId[];
  /** Flag: he holds the port in which he lies (C14.4). */
  holding: number[];
  /** C12.7 Stashed Net Worth, as triples: pirate, port, pounds. */
  stashes: number[];
  /** C13.1 Ports that a pirate may not enter or attack, as pairs: pirate, port. */
  bars: number[];

  // by ship log, `MAX_HOLDS` holds each
  /** Pounds, 0 if the hold is empty. */
  holds: number[];
  /** Card × 4 + ocean + 1 of the manifest that names the goods; 0 for plunder and for none. */
  goods: number[];

  // by port
  governorAt: GovernorId[];
  /** C14.4 What its value has lost. */
  worn: number[];
  letterOn: LetterId[];
  havenOf: PirateId[];

  // by sighting: merchants on the map. The lists are as long as the highest number in use
  /** Its hex, or none if the number is free. */
  sightingAt: PlaceId[];
  /** Flag: face up. */
  sightingUp: number[];
  /** Mask of the seats that have seen it. */
  sightingSeen: number[];
  /** Mask of the pirates that it has damaged. */
  sightingHit: number[];

  // by slot: warships on the map
  slotAt: PlaceId[];
  slotUp: number[];

  // by King's Commissioner
  /** His player, or -1 in the cup. */
  commissionerOf: Seat[];
  commissionerAt: PlaceId[];
  movement: number[];
  strength: number[];
  ashore: number[];

  // by hostage slot; the lists are as long as the highest slot in use
  /** The pirate who holds the hostage, or none. */
  hostageOf: PirateId[];
  tortured: number[];
  /** The pirate who has the hostage's information (C9.8), or none. A slot is free when both are none. */
  toldTo: PirateId[];
  /** The hex of the capture, and the merchant's nation: the home port follows from them and the card. */
  takenAt: PlaceId[];
  takenFrom: NationId[];

  destroyed: PortId[];
  /** C18.4 Pirate havens with an English Port marker. */
  english: PortId[];
  governorPool: GovernorId[];
  letterPool: LetterId[];
  discards: CardId[];
}

/** The whole state of a game at a decision, hidden parts included: what a save holds. */
export interface Position extends Board {
  stack: Frame[];
  result: Result;
  /** The undrawn cards, in no order: Chance picks one at each draw. */
  deck: CardId[];
  /** Cards that named a home port, face down beside the discards till the next shuffle. */
  secretCards: CardId[];
  /** Mask of the seats that know each of them. */
  secretSeen: number[];
  merchantPool: MerchantId[];
  warshipPool: WarshipId[];
  /** By sighting. */
  merchantOn: MerchantId[];
  /** By slot. */
  warshipOn: WarshipId[];
  /** By hostage slot. */
  homePort: PortId[];
  /** By hostage slot: mask of the seats that know his home port. */
  homeSeen: number[];
  /** By hostage slot: the card that named it, while it lies face down. */
  homeCard: CardId[];
}

/** A game in progress: the position, and what can be derived from it or is no part of it. */
export interface Game extends Position {
  readonly tables: Tables;
  /** The pending question. Derived from the stack, and kept because every caller needs it. */
  ask: AnyAsk<Game, Choice, About, AskName> | null;
  /** Receives the events; null if nobody listens, as in playouts. */
  events: GameEvent[] | null;
}

/** The next seat to the left. */
export const leftOf = (b: Board, seat: Seat): Seat => (seat + 1) % b.players;
