/** Events of a game: typed, in the past tense, with the number of the rule. */
import type {
  CardId,
  CommissionerId,
  GovernorId,
  HostageId,
  LetterId,
  LogId,
  MerchantId,
  NationId,
  NONE,
  OceanId,
  PirateId,
  PlaceId,
  PortId,
  Seat,
  ShipId,
  SightingId,
  SlotId,
  WarshipId,
} from '../data/ids.ts';
import type { EventCause, EventRoll, RandomEventKind } from '../data/random-events.ts';
import type { LineEvent } from '../data/tables.ts';
import type { TradePart } from './about.ts';
import type { Ending } from './position.ts';
import type { RollBreakdown } from './rolls.ts';

export type RollPurpose =
  | EventRoll
  | 'governorPlacement'
  | 'move'
  | 'attack'
  | 'torture'
  | 'ransom'
  | 'havenPrice'
  | 'letterPrice'
  | 'careen'
  | 'portAttack'
  | 'plunder'
  | 'evasion'
  | 'battle'
  | 'duel'
  | 'wound'
  | 'mutiny'
  | 'petition'
  | 'retirement'
  | 'surrender'
  | 'trial';
export type CardPurpose = 'nextPlayer' | 'randomEvent' | 'station' | 'search' | 'manifest' | 'hostage' | 'homePort' | 'wound';
/** Why Crew Unrest, Notoriety or a ship's figures changed. */
export type Cause =
  | EventCause
  | 'letGo'
  | 'revelry'
  | 'noRevelry'
  | 'torture'
  | 'sale'
  | 'ransom'
  | 'recovery'
  | 'mutiny'
  | 'blockade'
  | 'prize'
  | 'hostage'
  | 'battle'
  | 'escape'
  | 'portAttack'
  | 'sack'
  | 'duel'
  | 'backedOff'
  | 'ousted';
export type LossCause = 'sunk' | 'marooned' | 'wounds' | 'hanged' | 'duel';

/** An event without the rule number that every event has. */
type Happening =
  // the course of the game
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | { readonly type: 'lineRead'; readonly card: CardId; readonly line: LineEvent | Seat }
  | { readonly type: 'gameWentOn'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] }
  // dice and cards
  /** Dice that are thrown, or thrown again, and what the roll comes to if they stand. */
  | {
      readonly type: 'rolled';
      readonly purpose: RollPurpose;
      readonly pirate: PirateId;
      readonly dice: readonly number[];
      readonly breakdown: RollBreakdown;
    }
  | { readonly type: 'rerolled'; readonly purpose: RollPurpose; readonly pirate: PirateId; readonly cunningLeft: number }
  /** The card is hidden from seats that don't see it. */
  | { readonly type: 'cardDrawn'; readonly purpose: CardPurpose; readonly card: CardId; readonly seat: Seat }
  | { readonly type: 'deckShuffled' }
  // pirates
  | { readonly type: 'pirateDrawn'; readonly seat: Seat; readonly pirate: PirateId }
  | { readonly type: 'pirateStarted'; readonly pirate: PirateId; readonly log: LogId; readonly ship: ShipId; readonly at: PlaceId }
  | { readonly type: 'pirateRetired'; readonly pirate: PirateId; readonly netWorth: number; readonly notoriety: number }
  | { readonly type: 'pirateLost'; readonly pirate: PirateId; readonly how: LossCause }
  | { readonly type: 'notorietyGained'; readonly pirate: PirateId; readonly by: number; readonly now: number; readonly cause: Cause }
  | { readonly type: 'unrestChanged'; readonly pirate: PirateId; readonly by: number; readonly now: number; readonly cause: Cause }
  | {
      readonly type: 'combatLost' | 'speedLost';
      readonly pirate: PirateId;
      readonly hits: number;
      readonly now: number;
      readonly cause: Cause;
    }
  | { readonly type: 'stashed'; readonly pirate: PirateId; readonly port: PortId; readonly pounds: number }
  | { readonly type: 'mutinyBrokeOut' | 'mutinyTalkedDown'; readonly pirate: PirateId }
  // sailing
  | { readonly type: 'moveBegan'; readonly pirate: PirateId; readonly points: number }
  | { readonly type: 'pirateMoved'; readonly pirate: PirateId; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'searched'; readonly pirate: PirateId; readonly at: PlaceId }
  /** `harmless`: the highest die that does a ship no harm. The wave comes with an earthquake. */
  | { readonly type: 'stormWeathered' | 'waveWeathered'; readonly pirate: PirateId; readonly die: number; readonly harmless: number }
  // merchants
  /** The merchant is hidden from all while it lies face down. */
  | {
      readonly type: 'merchantPlaced';
      readonly sighting: SightingId;
      readonly at: PlaceId;
      readonly merchant: MerchantId;
      readonly up: boolean;
    }
  /** The merchant is shown to this seat alone. */
  | {
      readonly type: 'merchantInspected';
      readonly pirate: PirateId;
      readonly sighting: SightingId;
      readonly merchant: MerchantId;
      readonly seat: Seat;
    }
  /** `seat`: who has just inspected it; hidden from the other seats. */
  | {
      readonly type: 'merchantTurnedUp';
      readonly sighting: SightingId;
      readonly merchant: MerchantId;
      readonly seat: Seat | typeof NONE;
    }
  /** `over`: the dice less the attack number. */
  | {
      readonly type: 'merchantAttacked';
      readonly pirate: PirateId;
      readonly sighting: SightingId;
      readonly merchant: MerchantId;
      readonly over: number;
    }
  | { readonly type: 'historyEntered'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'shipTaken'; readonly pirate: PirateId; readonly log: LogId; readonly ship: ShipId }
  | { readonly type: 'bootyStowed'; readonly pirate: PirateId; readonly hold: number; readonly pounds: number; readonly goods: number }
  | { readonly type: 'revelryDeclared'; readonly pirate: PirateId }
  /** The home port is shown to this seat alone, or to all if there is none. */
  | { readonly type: 'hostageTaken'; readonly pirate: PirateId; readonly hostage: HostageId; readonly home: PortId; readonly seat: Seat }
  | {
      readonly type: 'hostageTortured';
      readonly pirate: PirateId;
      readonly hostage: HostageId;
      readonly tells: boolean;
      readonly dies: boolean;
    }
  /** The card, the merchant's defense and the ocean come to less than a hostage needs. */
  | { readonly type: 'noHostage'; readonly pirate: PirateId; readonly total: number; readonly need: number }
  | { readonly type: 'hostageReleased'; readonly pirate: PirateId; readonly hostage: HostageId }
  | { readonly type: 'merchantRemoved'; readonly sighting: SightingId }
  // hunters
  /** The warship is hidden from all while it lies face down. */
  | { readonly type: 'warshipPlaced'; readonly slot: SlotId; readonly at: PlaceId; readonly warship: WarshipId; readonly up: boolean }
  | { readonly type: 'warshipTurnedUp'; readonly slot: SlotId; readonly warship: WarshipId }
  | { readonly type: 'warshipRemoved'; readonly slot: SlotId }
  | { readonly type: 'warshipMoved'; readonly slot: SlotId; readonly from: PlaceId; readonly to: PlaceId }
  /** `dr66`: what the dice gave; it must not exceed the pirate's Notoriety. */
  | {
      readonly type: 'petitionMade';
      readonly seat: Seat;
      readonly pirate: PirateId;
      readonly dr66: number;
      readonly notoriety: number;
      readonly isGranted: boolean;
    }
  | { readonly type: 'commissionerGranted'; readonly commissioner: CommissionerId; readonly seat: Seat; readonly at: PlaceId }
  | { readonly type: 'commissionerMoved'; readonly commissioner: CommissionerId; readonly from: PlaceId; readonly to: PlaceId }
  | { readonly type: 'commissionerRemoved'; readonly commissioner: CommissionerId }
  | { readonly type: 'campaignBegan'; readonly commissioner: CommissionerId; readonly port: PortId }
  | { readonly type: 'intercepted' | 'evaded'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'battleBegan'; readonly pirate: PirateId; readonly nation: NationId; readonly combat: number }
  /** The pirate's total less the hunters'. */
  | { readonly type: 'battleRound'; readonly pirate: PirateId; readonly margin: number }
  | { readonly type: 'surrendered'; readonly pirate: PirateId }
  | { readonly type: 'tried'; readonly pirate: PirateId; readonly pounds: number }
  | { readonly type: 'wounded'; readonly pirate: PirateId; readonly degree: number; readonly isFatal: boolean }
  | { readonly type: 'pirateOusted'; readonly pirate: PirateId; readonly port: PortId }
  // duels
  | { readonly type: 'duelBegan' | 'duelWon'; readonly pirate: PirateId; readonly other: PirateId }
  /** The attacker's total less the defender's, and the Endurance left, of the challenger and of the other. */
  | {
      readonly type: 'duelExchange';
      readonly pirate: PirateId;
      readonly other: PirateId;
      readonly difference: number;
      readonly challenger: PirateId;
      readonly endurance: readonly number[];
    }
  // ports
  | { readonly type: 'shipRefitted' | 'shipCareened'; readonly pirate: PirateId; readonly by: number; readonly now: number }
  | { readonly type: 'commissionerRefitted'; readonly commissioner: CommissionerId; readonly by: number; readonly now: number }
  | {
      readonly type: 'commissionerCareened';
      readonly commissioner: CommissionerId;
      readonly die: number;
      readonly by: number;
      readonly now: number;
    }
  | { readonly type: 'careenEnded' | 'pirateRecovered'; readonly pirate: PirateId }
  | { readonly type: 'commissionersCareenEnded'; readonly commissioner: CommissionerId }
  /** What he has received. */
  | { readonly type: 'bootySold'; readonly pirate: PirateId; readonly port: PortId; readonly pounds: number }
  | {
      readonly type: 'hostageRansomed';
      readonly pirate: PirateId;
      readonly port: PortId;
      readonly hostage: HostageId;
      readonly pounds: number;
    }
  | { readonly type: 'pricePaid'; readonly pirate: PirateId; readonly port: PortId; readonly pounds: number }
  | { readonly type: 'havenWon'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'letterBought'; readonly pirate: PirateId; readonly port: PortId; readonly nation: NationId }
  | { readonly type: 'informationUsed'; readonly pirate: PirateId; readonly port: PortId }
  /** The pirate's total less the port's. */
  | { readonly type: 'portAttacked'; readonly pirate: PirateId; readonly port: PortId; readonly margin: number }
  | { readonly type: 'plunderTaken'; readonly pirate: PirateId; readonly port: PortId; readonly pounds: number }
  | { readonly type: 'portTaken'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'governorDrawn'; readonly port: PortId; readonly governor: GovernorId }
  | { readonly type: 'governorPlaced'; readonly port: PortId; readonly governor: GovernorId }
  | { readonly type: 'governorRemoved'; readonly port: PortId; readonly governor: GovernorId; readonly toCup: boolean }
  | { readonly type: 'havenLost'; readonly pirate: PirateId; readonly port: PortId }
  | { readonly type: 'letterLost'; readonly pirate: PirateId; readonly nation: NationId }
  | { readonly type: 'letterOffered' | 'letterWithdrawn'; readonly port: PortId; readonly letter: LetterId }
  | { readonly type: 'portDestroyed'; readonly port: PortId }
  /** A governor who has been drawn goes out of play. */
  | { readonly type: 'governorDismissed'; readonly port: PortId; readonly governor: GovernorId }
  | { readonly type: 'englishPortFounded'; readonly port: PortId }
  // alliances
  | { readonly type: 'allianceFormed' | 'allianceRefused' | 'allianceBroken'; readonly pirate: PirateId; readonly other: PirateId }
  | { readonly type: 'tradeRefused'; readonly pirate: PirateId; readonly other: PirateId }
  /** What the first pirate gives and takes. A hostage's new captor learns the home port (C21.5). */
  | { readonly type: 'traded'; readonly pirate: PirateId; readonly other: PirateId; readonly give: TradePart; readonly take: TradePart }
  | { readonly type: 'retirementRolled'; readonly pirate: PirateId; readonly pounds: number; readonly retires: boolean }
  /** `isBroken`: the first pirate has just broken it. */
  | { readonly type: 'allianceEnded'; readonly pirate: PirateId; readonly other: PirateId; readonly isBroken: boolean }
  // random events
  | { readonly type: 'randomEventRead'; readonly card: CardId; readonly event: RandomEventKind; readonly ocean: OceanId | typeof NONE }
  | {
      readonly type: 'commissionerWeathered';
      readonly commissioner: CommissionerId;
      readonly die: number;
      readonly harmless: number;
      readonly now: number;
    }
  | {
      readonly type: 'warshipWeathered';
      readonly slot: SlotId;
      readonly die: number;
      readonly harmless: number;
      readonly isLost: boolean;
    }
  /** `from`: the lowest die that brings scurvy. */
  | {
      readonly type: 'scurvyBrokeOut';
      readonly pirate: PirateId;
      readonly die: number;
      readonly from: number;
      readonly isFatal: boolean;
    }
  | { readonly type: 'scurvyEscaped'; readonly pirate: PirateId; readonly die: number; readonly from: number }
  | { readonly type: 'hostageDied'; readonly pirate: PirateId; readonly hostage: HostageId };

export type GameEvent = Happening & { readonly rule: string };
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = GameEvent & { readonly type: T };
