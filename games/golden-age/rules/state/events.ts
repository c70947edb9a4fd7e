/** Events of a game: typed, in the past tense, with the rule number and the figures that explain them in the log. */
import type { CardCause, CardRoll } from '../data/cards.ts';
import type {
  CardId,
  CommissionerId,
  GovernorId,
  HostageId,
  MerchantId,
  NationId,
  PirateId,
  PlaceId,
  PortId,
  Seat,
  ShipId,
  WarshipId,
} from '../data/ids.ts';
import type { ActionKind } from './action-kinds.ts';
import type { Ending } from './position.ts';

/** What dice are rolled for. */
export type RollPurpose =
  | CardRoll
  | 'playerOrder'
  | 'draftOrder'
  | 'governorPlacement'
  | 'merchantPlacement'
  | 'find'
  | 'cargo'
  | 'torture'
  | 'ransom'
  | 'refit'
  | 'havenPrice'
  | 'retirementBribe'
  | 'leadership'
  | 'deployCommissioner'
  | 'flight'
  | 'battle'
  | 'portAttack'
  | 'portBooty'
  | 'sack'
  | 'bootyGrab'
  | 'grabShare'
  | 'duel'
  | 'piratePortAttack'
  | 'oust'
  | 'randomDeployment'
  | 'rivalsShip'
  | 'disgrace';

/** Why a number went up or down. */
export type Cause =
  | CardCause
  | 'ability'
  | 'cargo'
  | 'faceUp'
  | 'transitBox'
  | 'starredCargo'
  | 'doubleStarredCargo'
  | 'leftBooty'
  | 'largerShip'
  | 'smallerShip'
  | 'torture'
  | 'revelry'
  | 'slowShip'
  | 'quashedMutiny'
  | 'bribeDeclined'
  // what is added to the dice of a contest
  | 'combat'
  | 'speed'
  | 'allysAbility'
  | 'information'
  | 'defense'
  | 'cruelty'
  | 'livingRules'
  | 'fromAdjacentArea'
  | 'grabber'
  // battles
  | 'warship'
  | 'commissioner'
  | 'portAttack'
  | 'portSacked'
  | 'piratePortAttack'
  | 'ousterRepelled'
  | 'duel'
  | 'lostGrab'
  | 'mutiny'
  | 'disgrace';

/** How a total must compare with its target. */
export type Needed = 'atLeast' | 'above' | 'atMost' | 'below';

/** One side of a contest. Exactly one of the first four fields is set. */
export interface ContestSide {
  readonly pirate: PirateId;
  readonly warship: WarshipId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
  /** The number of dice. */
  readonly count: number;
  /** The sum of the dice without modifiers. */
  readonly dice: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

export interface Modifier {
  readonly cause: Cause;
  readonly amount: number;
}

/** An event without the rule number that every event has. */
type Happening =
  // the turn
  | { readonly type: 'playerOrderSet'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnLost'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending }
  // dice
  | {
      readonly type: 'rolled';
      readonly purpose: RollPurpose;
      readonly pirate: PirateId;
      readonly seat: Seat;
      readonly dice: readonly number[];
    }
  | { readonly type: 'rerolled'; readonly purpose: RollPurpose; readonly pirate: PirateId; readonly cunningLeft: number }
  | {
      readonly type: 'tested';
      readonly purpose: RollPurpose;
      readonly pirate: PirateId;
      readonly dice: number;
      readonly modifiers: readonly Modifier[];
      readonly total: number;
      /** The total that was needed. */
      readonly target: number;
      readonly needed: Needed;
      readonly passed: boolean;
    }
  /** Opposed rolls. `won`: the first side was higher than each other side, or tied where a tie is enough. */
  | { readonly type: 'contested'; readonly purpose: RollPurpose; readonly sides: readonly ContestSide[]; readonly won: boolean }
  // cards
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardShown'; readonly seat: Seat; readonly card: CardId }
  /** 19.12, 19.13 The System Player's cards are open. */
  | { readonly type: 'cardTurnedUp'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'letterKept'; readonly seat: Seat; readonly pirate: PirateId; readonly card: CardId }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly use: 'actions' | 'event' | 'eventAndAction' | 'discard';
      readonly pirate: PirateId;
    }
  | { readonly type: 'cardPlayedAgainst'; readonly seat: Seat; readonly card: CardId; readonly pirate: PirateId }
  | { readonly type: 'cardNegated'; readonly seat: Seat; readonly card: CardId; readonly pirate: PirateId; readonly cunningLeft: number }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'handPassed'; readonly from: Seat; readonly to: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'cardShuffledIn'; readonly card: CardId }
  | { readonly type: 'cardHeldOut'; readonly card: CardId }
  | { readonly type: 'cardRemoved'; readonly card: CardId }
  // pirates
  | { readonly type: 'pirateDrawn'; readonly seat: Seat; readonly pirate: PirateId }
  | { readonly type: 'pirateDeployed'; readonly seat: Seat; readonly pirate: PirateId; readonly to: PlaceId }
  | { readonly type: 'shipChosen'; readonly pirate: PirateId; readonly ship: ShipId }
  | { readonly type: 'pirateTookCommand'; readonly seat: Seat; readonly pirate: PirateId; readonly from: PirateId }
  | {
      readonly type: 'pirateRetired';
      readonly seat: Seat;
      readonly pirate: PirateId;
      readonly notoriety: number;
      readonly netWorth: number;
      readonly vp: number;
    }
  | { readonly type: 'pirateLost'; readonly seat: Seat; readonly pirate: PirateId; readonly how: LossCause; readonly vp: number }
  | { readonly type: 'pirateScored'; readonly seat: Seat; readonly pirate: PirateId; readonly vp: number }
  | { readonly type: 'pirateMoved'; readonly pirate: PirateId; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'pirateOusted'; readonly pirate: PirateId; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'loyaltyChanged'; readonly pirate: PirateId; readonly by: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'notorietyGained'; readonly pirate: PirateId; readonly by: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'notorietyLost'; readonly pirate: PirateId; readonly by: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'speedLost'; readonly pirate: PirateId; readonly hits: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'scurvyBrokeOut' | 'scurvyCured'; readonly pirate: PirateId }
  | { readonly type: 'mutinyBrokeOut' | 'mutinyQuashed' | 'mutinySucceeded'; readonly pirate: PirateId }
  | { readonly type: 'revelryBegan'; readonly pirate: PirateId; readonly voluntary: boolean }
  | { readonly type: 'recovered'; readonly pirate: PirateId; readonly done: boolean }
  // Actions
  | {
      readonly type: 'actionAnnounced';
      readonly seat: Seat;
      readonly pirate: PirateId;
      readonly action: ActionKind;
      readonly target: PlaceId;
      /** The target of a grab, the ally to be, or none. */
      readonly other: PirateId;
      readonly cost: number;
    }
  | { readonly type: 'actionLost'; readonly pirate: PirateId; readonly action: ActionKind }
  // merchants
  | { readonly type: 'merchantPlaced'; readonly port: PortId }
  | { readonly type: 'merchantFound'; readonly pirate: PirateId; readonly port: PortId; readonly merchant: MerchantId }
  | { readonly type: 'merchantMissed'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'merchantRemoved'; readonly port: PortId }
  | {
      readonly type: 'cargoSeen';
      readonly pirate: PirateId;
      readonly port: PortId;
      readonly dice: number;
      readonly cargo: number;
      readonly total: number;
      readonly doubloons: number;
    }
  | { readonly type: 'hostageTaken'; readonly pirate: PirateId; readonly hostage: HostageId; readonly nation: NationId }
  | { readonly type: 'bootySeized' | 'bootyLeft'; readonly pirate: PirateId }
  | { readonly type: 'cargoTaken'; readonly pirate: PirateId; readonly hold: number; readonly doubloons: number }
  | { readonly type: 'cargoAbandoned'; readonly pirate: PirateId; readonly doubloons: number }
  | { readonly type: 'holdJettisoned'; readonly pirate: PirateId; readonly doubloons: number }
  | { readonly type: 'shipConverted'; readonly pirate: PirateId; readonly from: ShipId; readonly to: ShipId }
  | { readonly type: 'hostageHeld' | 'hostageDied'; readonly pirate: PirateId; readonly hostage: HostageId }
  | { readonly type: 'informationGained'; readonly pirate: PirateId; readonly port: PortId; readonly points: number; readonly now: number }
  // ports
  | {
      readonly type: 'hostageRansomed';
      readonly pirate: PirateId;
      readonly hostage: HostageId;
      readonly dice: number;
      readonly value: number;
      readonly doubloons: number;
    }
  | { readonly type: 'bootyStowed'; readonly pirate: PirateId; readonly hold: number; readonly doubloons: number }
  | {
      readonly type: 'bootyConverted';
      readonly pirate: PirateId;
      readonly booty: number;
      readonly percent: number;
      readonly doubloons: number;
      readonly now: number;
    }
  | { readonly type: 'refitRolled'; readonly pirate: PirateId; readonly dice: number; readonly bonus: number; readonly hits: number }
  | { readonly type: 'shipRefitted'; readonly pirate: PirateId; readonly combat: number; readonly speed: number }
  | {
      readonly type: 'priceNamed';
      readonly pirate: PirateId;
      readonly port: PortId;
      readonly doubloons: number;
      readonly affordable: boolean;
    }
  | { readonly type: 'pricePaid'; readonly pirate: PirateId; readonly doubloons: number; readonly now: number }
  | { readonly type: 'priceDeclined'; readonly pirate: PirateId; readonly doubloons: number }
  | { readonly type: 'havenBought' | 'havenLost'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'letterGranted'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'gunsMounted'; readonly pirate: PirateId }
  | { readonly type: 'portDestroyed'; readonly port: PortId }
  | { readonly type: 'governorPlaced'; readonly port: PortId; readonly governor: GovernorId; readonly replaced: GovernorId }
  | { readonly type: 'governorRemoved'; readonly port: PortId; readonly governor: GovernorId }
  | { readonly type: 'portRose'; readonly port: PortId }
  // events of the sea
  | { readonly type: 'stormStruck'; readonly port: PortId; readonly areas: readonly PlaceId[] }
  | {
      readonly type: 'shipTossed';
      readonly pirate: PirateId;
      readonly dice: number;
      readonly modifiers: readonly Modifier[];
      readonly hits: number;
    }
  | { readonly type: 'shipWorn'; readonly pirate: PirateId; readonly dice: number; readonly hits: number }
  | { readonly type: 'warshipTossed'; readonly warship: WarshipId; readonly dice: number; readonly combat: number }
  | {
      readonly type: 'commissionerTossed';
      readonly commissioner: CommissionerId;
      readonly seat: Seat;
      readonly dice: number;
      readonly upTo: number;
    }
  | { readonly type: 'warshipRemoved'; readonly warship: WarshipId; readonly area: PlaceId }
  | { readonly type: 'commissionerRemoved'; readonly commissioner: CommissionerId; readonly seat: Seat }
  | { readonly type: 'commissionerMoved'; readonly commissioner: CommissionerId; readonly seat: Seat; readonly to: PlaceId }
  // warships and Commissioners
  | { readonly type: 'warshipSighted'; readonly seat: Seat; readonly warship: WarshipId; readonly area: PlaceId }
  | { readonly type: 'warshipAttacked' | 'warshipHeld'; readonly seat: Seat; readonly warship: WarshipId; readonly pirate: PirateId }
  | { readonly type: 'commissionerDeployed'; readonly seat: Seat; readonly commissioner: CommissionerId; readonly at: PlaceId }
  /** Card 16: a retired pirate enters the King's service. */
  | { readonly type: 'pirateConverted'; readonly seat: Seat; readonly pirate: PirateId }
  | {
      readonly type: 'commissionerReacted';
      readonly seat: Seat;
      readonly commissioner: CommissionerId;
      readonly pirate: PirateId;
      readonly from: PlaceId;
    }
  /** 10.41, 10.42 A Commissioner attacks a pirate port, or tries to oust the pirates from another. */
  | { readonly type: 'portAssailed'; readonly seat: Seat; readonly commissioner: CommissionerId; readonly port: PortId }
  | { readonly type: 'stoodToFight' | 'tookFlight' | 'escaped' | 'caught'; readonly pirate: PirateId }
  | { readonly type: 'commissionerBeaten'; readonly seat: Seat; readonly commissioner: CommissionerId; readonly pirate: PirateId }
  | { readonly type: 'commissionerScored'; readonly seat: Seat; readonly pirate: PirateId; readonly vp: number }
  | { readonly type: 'combatLost'; readonly pirate: PirateId; readonly hits: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'surrendered'; readonly pirate: PirateId; readonly seat: Seat }
  | {
      readonly type: 'tried';
      readonly pirate: PirateId;
      readonly dice: number;
      readonly verdict: 'released' | 'fined' | 'hanged';
    }
  | { readonly type: 'fined'; readonly pirate: PirateId; readonly percent: number; readonly doubloons: number; readonly now: number }
  // ports at war
  | { readonly type: 'portAttacked'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'portTaken' | 'portHeld' | 'portSacked' | 'sackFailed'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'historyEntered'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'letterLost'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'portPlundered'; readonly pirate: PirateId; readonly port: PortId; readonly dice: number; readonly doubloons: number }
  | {
      readonly type: 'bootyGrabbed';
      readonly pirate: PirateId;
      readonly target: PirateId;
      readonly percent: number;
      readonly doubloons: number;
    }
  | { readonly type: 'skullPlayed'; readonly seat: Seat; readonly card: CardId; readonly pirate: PirateId; readonly cunningLeft: number }
  // duels
  | { readonly type: 'duelBegan'; readonly pirate: PirateId; readonly target: PirateId }
  | { readonly type: 'duelWon'; readonly pirate: PirateId; readonly loser: PirateId }
  | { readonly type: 'duelTied'; readonly pirate: PirateId; readonly target: PirateId; readonly goesOn: boolean }
  | { readonly type: 'bootyTaken'; readonly pirate: PirateId; readonly from: PirateId; readonly doubloons: number }
  | { readonly type: 'hostagePassedOn'; readonly pirate: PirateId; readonly hostage: HostageId }
  | { readonly type: 'letterTaken'; readonly pirate: PirateId; readonly from: PirateId; readonly nation: NationId }
  | { readonly type: 'informationTaken'; readonly pirate: PirateId; readonly from: PirateId }
  | { readonly type: 'shipTaken'; readonly pirate: PirateId; readonly from: PirateId; readonly ship: ShipId }
  // alliances
  | { readonly type: 'allianceFormed' | 'allianceEnded'; readonly pirate: PirateId; readonly ally: PirateId }
  // options
  | { readonly type: 'pirateDrafted'; readonly seat: Seat; readonly pirate: PirateId }
  | { readonly type: 'pirateRefused'; readonly seat: Seat; readonly vp: number }
  | { readonly type: 'deckRenewed'; readonly cards: number }
  | { readonly type: 'treasureMapDealt' | 'treasureMapLost'; readonly pirate: PirateId }
  | { readonly type: 'treasureSought'; readonly pirate: PirateId; readonly doubloons: number }
  | { readonly type: 'pardonProclaimed'; readonly seat: Seat; readonly pirates: readonly PirateId[] }
  | { readonly type: 'pardonEnded' };

export type LossCause =
  | 'sunk'
  | 'marooned'
  | 'disease'
  | 'naturalDisaster'
  | 'storm'
  | 'battle'
  | 'portAttack'
  | 'commissioner'
  | 'duel'
  | 'ambition'
  | 'hanged';

export type GameEvent = { readonly rule: string } & Happening;
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = GameEvent & { readonly type: T };
