/** The texts that each language must have. Other files decide when each is used, for all languages alike. */

import type {
  ActionKind,
  Ask,
  CardId,
  CardTitle,
  Cause,
  ChoiceKind,
  ChoiceOf,
  EventOf,
  EventType,
  HostageType,
  Lapse,
  MerchantType,
  NationId,
  NationName,
  PassException,
  PassOrder,
  PirateId,
  PirateName,
  PlaceId,
  PlaceName,
  PortId,
  PortStatus,
  Prospect,
  RollPurpose,
  Seat,
  Settings,
  ShipName,
} from '@bb/golden-age/rules';
import type { LanguageId } from '@bb/kernel';
import type { ContestOutcome, Fighter, Need, Party } from './arithmetic.ts';
import type { Names } from './names.ts';
import type { Question } from './questions.ts';
import type { Chapter, RuleNumber } from './rule-texts.ts';
import type { TermId } from './terms.ts';
import type { Goal, WorthTerm } from './valuations.ts';

export type Terms = Readonly<Record<TermId, Term>>;

export interface Language {
  readonly id: LanguageId;
  /** False in the chronicle, which tells of no dice and no tracks. */
  readonly tellsFigures: boolean;
  readonly pieces: PieceWords;
  readonly cards: Readonly<Record<CardTitle, CardText>>;
  /** The names of ratings and other figures. */
  readonly ratings: Readonly<Record<Rating, string>>;
  /** 1500 → `1,500`. */
  money(amount: number): string;
  /** 1500 → `1,500 d`. */
  doubloons(amount: number): string;
  /** `3 VP` */
  vp(points: number): string;
  /** `Low, Teach and Vane` */
  list(items: readonly string[], last: 'and' | 'or'): string;
  /** `Teach: sail to Havana` */
  labelled(label: string, text: string): string;
  /** `d6`, `3d6` */
  die(count: number): string;
  /** What a roll must come to: `7 or more needed` */
  need(need: Need): string;
  /** A side in a contest. */
  fighter(party: Party, n: Names): Fighter;
  /** The outcome of a contest for its first side, as a clause. */
  readonly contests: Readonly<Record<ContestOutcome, (first: Fighter, others: Fighter) => string>>;
  /** Why a number went up or down. */
  readonly causes: Readonly<Record<Cause, string>>;
  /** What each kind of roll is for. */
  readonly purposes: Readonly<Record<RollPurpose, string>>;
  /** One line of the log each; empty for an event that needs no line of its own. */
  readonly events: EventWords;
  readonly story: StoryWords;
  readonly prompts: PromptWords;
  /** `58 % to get away` */
  hopes(prospect: Prospect, purpose: RollPurpose): string;
  /** Short labels of choices, where it is clear which pirate or card is meant: `sail to Havana`. */
  readonly choices: { readonly [K in ChoiceKind]: (c: ChoiceOf<K>, n: Names) => string };
  readonly consequences: ConsequenceWords;
  readonly costs: CostWords;
  /** Missing in English, whose rules come with `ruleText`. */
  readonly chapters?: Readonly<Record<Chapter, string>>;
  readonly rules?: Readonly<Record<RuleNumber, string>>;
  /** For the rules reference; missing in English, whose terms come with the reference. */
  readonly terms?: Terms;
  readonly options: Readonly<Record<keyof Settings, OptionText>>;
  /** The values of options that are not just on or off. */
  readonly values: Readonly<Record<Settings['deployment'] | Settings['length'], OptionText>>;
  /** `no Cunning` */
  without(option: string): string;
  readonly portStatuses: Readonly<Record<PortStatus, string>>;
  readonly means: Readonly<Record<Means, string>>;
  /** Stand before a list of places: `sail to`. */
  readonly placesOf: Readonly<Record<PlaceKind, string>>;
  readonly valuation: ValuationWords;
  /** `Pass until my turn, except when Teach acts`; `pirate` is the active pirate. */
  pass(order: PassOrder, pirate: PirateId, n: Names): string;
  /** `when Teach acts`: a window in which the player is still asked. */
  exception(except: PassException, n: Names): string;
  /** Why a standing order ended. */
  readonly lapses: Readonly<Record<Lapse, string>>;
}

/** What a choice costs beyond its label, in a few words each. */
export interface CostWords {
  retires(pirate: string, vp: string): string;
  lost(pirate: string, vp: string): string;
  cargo(doubloons: string): string;
  letter(pirate: string): string;
  haven(port: string): string;
  alliance(pirate: string, ally: string): string;
  enmity(pirate: string, nation: NationId, n: Names): string;
  turn(actions: number): string;
  readonly lastAction: string;
  readonly onlyRevelry: string;
}

/** 19.17 Explains what an Action is worth to the System Player. */
export interface ValuationWords {
  /** `+6.2` */
  points(amount: number): string;
  readonly goals: Readonly<Record<Goal, (points: string) => string>>;
  readonly terms: Readonly<Record<WorthTerm, string>>;
}

export interface PieceWords {
  /** Translations of names in the standard component set. */
  readonly places: Partial<Readonly<Record<PlaceName, string>>>;
  readonly pirates: Partial<Readonly<Record<PirateName, string>>>;
  readonly hostages: Readonly<Record<HostageType, string>>;
  readonly merchants: Readonly<Record<MerchantType, string>>;
  readonly ships: Readonly<Record<ShipName, string>>;
  readonly nations: Readonly<Record<NationName, string>>;
  /** A family name without the first name: `de Lusan`. */
  inShort(family: string): string;
  /** A place as the object of a sentence: `the Gold Coast`. */
  sea(place: PlaceId, name: string): string;
  /** Where a ship is: `off the Gold Coast`. */
  where(place: PlaceId, name: string): string;
  seat(seat: Seat): string;
  readonly exPirate: string;
  /** After his name: `ex-pirate`. */
  readonly formerPirate: string;
  /** Names for pieces that the reader may not see. */
  readonly unknown: Readonly<Record<UnknownPiece, string>>;
  /** Sides of a contest that have no name of their own. */
  readonly piratesInPort: string;
  readonly port: string;
  readonly warship: string;
  commissionerOf(seat: Seat, n: Names): string;
}
type UnknownPiece =
  | 'pirate'
  | 'ownPirate'
  | 'otherPirate'
  | 'place'
  | 'card'
  | 'hostage'
  | 'merchant'
  | 'ship'
  | 'nation'
  | 'governor'
  | 'warship'
  | 'commissioner';

export interface CardText {
  readonly title: string;
  /** What the event does. */
  readonly event: string;
  /** When it may be played. */
  readonly when: string;
}

/** A term of the game. */
export interface Term {
  readonly name: string;
  /** Other forms in which sentences use it. */
  readonly forms: readonly string[];
  readonly text: string;
}

export interface OptionText {
  readonly title: string;
  /** What it does, in a sentence. */
  readonly effect: string;
}

export type Rating =
  | 'initiative'
  | 'ability'
  | 'leadership'
  | 'cruelty'
  | 'cunning'
  | 'duel'
  | 'combat'
  | 'speed'
  | 'loyalty'
  | 'notoriety'
  | 'netWorth'
  | 'value'
  | 'defense'
  | 'information';

/** Groups of choices in a window. */
export type Means = 'cards' | 'commissioner' | 'warship' | 'search' | 'pass';
/** Choices that differ only in the place. `enter` is a move into a port. */
export type PlaceKind =
  | Extract<
      ChoiceKind,
      | 'move'
      | 'deployPirate'
      | 'findMerchant'
      | 'lootMerchant'
      | 'attackPort'
      | 'moveCommissioner'
      | 'placeCommissioner'
      | 'attackPiratePort'
      | 'playFairWinds'
      | 'playFairWindsForCommissioner'
      | 'playResistance'
    >
  | 'enter';

/** Events of warships, Commissioners, battles, duels, ports at war, alliances and the optional rules. */
type WarEvent =
  | 'warshipSighted'
  | 'warshipAttacked'
  | 'warshipHeld'
  | 'commissionerDeployed'
  | 'pirateConverted'
  | 'commissionerReacted'
  | 'portAssailed'
  | 'portRose'
  | 'stoodToFight'
  | 'tookFlight'
  | 'escaped'
  | 'caught'
  | 'commissionerBeaten'
  | 'commissionerScored'
  | 'combatLost'
  | 'surrendered'
  | 'tried'
  | 'fined'
  | 'portAttacked'
  | 'portTaken'
  | 'portHeld'
  | 'portSacked'
  | 'sackFailed'
  | 'historyEntered'
  | 'letterLost'
  | 'portPlundered'
  | 'bootyGrabbed'
  | 'skullPlayed'
  | 'duelBegan'
  | 'duelWon'
  | 'duelTied'
  | 'bootyTaken'
  | 'hostagePassedOn'
  | 'letterTaken'
  | 'informationTaken'
  | 'shipTaken'
  | 'allianceFormed'
  | 'allianceEnded'
  | 'pirateDrafted'
  | 'pirateRefused';
export type WarWords = Pick<EventWords, WarEvent>;

export type EventWords = { readonly [T in EventType]: (e: EventOf<T>, n: Names) => string };

/** Changes to a pirate's figures. */
export type Change = EventOf<'loyaltyChanged' | 'notorietyGained' | 'speedLost' | 'combatLost'>;

/** Texts that join several events. */
export interface StoryWords {
  /** The announcement of an Action, shown if somebody interrupts it. */
  readonly announced: { readonly [A in ActionKind]: (e: EventOf<'actionAnnounced'>, n: Names) => string };
  /** Dice that were thrown a second time. */
  rolledAgain(first: EventOf<'rolled'>, again: EventOf<'rerolled'>, n: Names): string;
  orderOfPlay(rolls: readonly EventOf<'rolled'>[], n: Names): string;
  cardsNamed(seat: Seat, cards: readonly CardId[], n: Names): string;
  piratesNamed(seat: Seat, pirates: readonly PirateId[], n: Names): string;
  cardsDrawn(seat: Seat, count: number, n: Names): string;
  piratesDrawn(seat: Seat, count: number, n: Names): string;
  /** 10.12 The search for a Commissioner and its outcome. */
  searched(rolled: EventOf<'rolled'>, tested: EventOf<'tested'>, n: Names): string;
  merchantsPlaced(ports: readonly PortId[], n: Names): string;
  merchantsRemoved(ports: readonly PortId[], n: Names): string;
  proGovernors(placed: readonly EventOf<'governorPlaced'>[], n: Names): string;
  shipsChosen(chosen: readonly EventOf<'shipChosen'>[], n: Names): string;
  /** `Loyalty −1, now 5` */
  changed(e: Change): string;
  /** `Loyalty −1, now 5; Notoriety +2, now 4` */
  series(parts: readonly string[]): string;
  /** Ends a sentence about hits: `, Speed now 3` */
  speedNow(now: number): string;
  /** Ends a sentence about booty: ` and stows 800 d in hold 1`. `isTold`: the sentence names the sum. */
  stows(e: EventOf<'cargoTaken' | 'bootyStowed'>, isTold: boolean): string;
  /** `Combat +1, Speed +1` */
  mended(e: EventOf<'shipRefitted'>): string;
}

/** The prompts: one line for each decision. */
export type PromptWords = Readonly<Record<Ask, (q: Question) => string>>;
export interface ConsequenceWords {
  ship(name: string, combat: number, speed: number, holds: number): string;
  /** `information`: the Information gained on success. */
  torture(value: number, information: number, chance: string): string;
  /** `300 d at 50 %: 150 d` */
  sold(booty: number, percent: number, doubloons: number): string;
  readonly emptyHold: string;
  /** A rating that is not repaired: `still 2`. */
  stays(now: number): string;
  /** A rating that is repaired: `from 2 to 4`. */
  rises(now: number, then: number): string;
  /** What a payment is taken from: `of 900 d`. */
  ofPurse(doubloons: number): string;
  /** `58 % to take it: d6 + 4 > d6 + 3` */
  toTake(chance: string, dice: string): string;
  readonly nobodyThere: string;
  combatNow(combat: number): string;
  /** The VP that each other player gets for it. */
  refusal(points: number): string;
  /** The lowest and the highest price, and what the pirate has, in doubloons; `hopeless` if that can't be enough. */
  bribe(from: number, to: number, purse: number, hopeless: boolean): string;
  left(cunning: number): string;
  fight(chance: string, dice: string): string;
  flee(chance: string, dice: string): string;
  /** For the attacker: the chances that the pirate gets away, and that he wins a battle. */
  attack(away: string, win: string): string;
}
