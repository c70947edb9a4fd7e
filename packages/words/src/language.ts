/** What a language must have. Which of it is said, and when, is decided once for all languages, outside of this catalogue. */
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
  MerchantType,
  NationName,
  PirateId,
  PirateName,
  PlaceId,
  PlaceName,
  PortId,
  PortStatus,
  RollPurpose,
  Seat,
  Settings,
  ShipName,
} from '@bb/engine';
import type { Exception, Lapse, PassOrder } from '@bb/protocol';
import type { Prospect } from './contests.ts';
import type { Names } from './names.ts';
import type { Question } from './questions.ts';
import type { Chapter, RuleNumber } from './rules.ts';
import type { TermId } from './terms.ts';
import type { Goal, WorthTerm } from './valuations.ts';

export type LanguageId = 'en' | 'de' | 'fr';

export interface Language {
  readonly id: LanguageId;
  readonly pieces: PieceWords;
  readonly cards: Readonly<Record<CardTitle, CardText>>;
  /** What is printed beside a figure. */
  readonly ratings: Readonly<Record<Rating, string>>;
  /** 1500 → `1,500`. */
  money(amount: number): string;
  /** 1500 → `1,500 d`. */
  doubloons(amount: number): string;
  /** `3 VP` */
  vp(points: number): string;
  list(items: readonly string[], last: 'and' | 'or'): string;
  /** `Teach: sail to Havana` */
  labelled(label: string, text: string): string;
  /** `d6`, `3d6` */
  die(count: number): string;
  /** What has been thrown with so many dice: `die 4`, `dice 9`. */
  thrown(count: number, sum: number): string;
  /** Why a number went up or down. */
  readonly causes: Readonly<Record<Cause, string>>;
  /** What dice are rolled for. */
  readonly purposes: Readonly<Record<RollPurpose, string>>;
  /** One line of the log each; empty for what needs no line of its own. */
  readonly events: EventWords;
  readonly story: StoryWords;
  readonly prompts: PromptWords;
  /** `58 % to get away` */
  hopes(prospect: Prospect, purpose: RollPurpose): string;
  /** Where pirate and card are clear: `sail to Havana`. */
  readonly choices: { readonly [K in ChoiceKind]: (c: ChoiceOf<K>, n: Names) => string };
  readonly consequences: ConsequenceWords;
  readonly chapters: Readonly<Record<Chapter, string>>;
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly options: Readonly<Record<keyof Settings, OptionText>>;
  /** For options that are not just on or off. */
  readonly values: Readonly<Record<Settings['deployment'] | Settings['length'], OptionText>>;
  /** `no Cunning` */
  without(option: string): string;
  readonly portStatuses: Readonly<Record<PortStatus, string>>;
  readonly means: Readonly<Record<Means, string>>;
  readonly placesOf: Readonly<Record<PlaceKind, string>>;
  readonly valuation: ValuationWords;
  /** `Pass until my turn, except when Teach acts`; `pirate`: who acts. */
  pass(order: PassOrder, pirate: PirateId, n: Names): string;
  /** `when Teach acts`: what is put to the person all the same. */
  exception(except: Exception, n: Names): string;
  /** Why the person is asked again. */
  readonly lapses: Readonly<Record<Lapse, string>>;
}

/** 19.17 */
export interface ValuationWords {
  /** `+6.2` */
  points(amount: number): string;
  readonly goals: Readonly<Record<Goal, (points: string) => string>>;
  readonly terms: Readonly<Record<WorthTerm, string>>;
}

export interface PieceWords {
  /** Where they are called otherwise than in the component set that comes with the game. */
  readonly places: Partial<Readonly<Record<PlaceName, string>>>;
  readonly pirates: Partial<Readonly<Record<PirateName, string>>>;
  readonly hostages: Readonly<Record<HostageType, string>>;
  readonly merchants: Readonly<Record<MerchantType, string>>;
  readonly ships: Readonly<Record<ShipName, string>>;
  readonly nations: Readonly<Record<NationName, string>>;
  /** A place as the object of a sentence: `the Gold Coast`. */
  sea(place: PlaceId, name: string): string;
  seat(seat: Seat): string;
  readonly exPirate: string;
  /** After his name: `ex-pirate`. */
  readonly formerPirate: string;
  /** Pieces that are not known. */
  readonly unknown: Readonly<Record<UnknownPiece, string>>;
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

/** A word with a meaning of its own. */
export interface Term {
  readonly name: string;
  /** Other forms of it, as sentences have it. */
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

/** What can be done in a window, sorted by what does it. */
export type Means = 'cards' | 'commissioner' | 'warship' | 'search' | 'pass';
/** Groups of choices that differ in the place only. */
export type PlaceKind = 'moveCommissioner' | 'attackPiratePort';

/** Of warships, Commissioners, battles, duels, ports at war, alliances and the options. */
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

/** What is done to a pirate's figures. */
export type Change = EventOf<'loyaltyChanged' | 'notorietyGained' | 'speedLost' | 'combatLost'>;

/** What several events say together. */
export interface StoryWords {
  /** An Action that is told for its own sake, where somebody interrupts it. */
  readonly announced: { readonly [A in ActionKind]: (e: EventOf<'actionAnnounced'>, n: Names) => string };
  /** Dice that were thrown a second time. */
  rolledAgain(first: EventOf<'rolled'>, again: EventOf<'rerolled'>, n: Names): string;
  orderOfPlay(rolls: readonly EventOf<'rolled'>[], n: Names): string;
  cardsNamed(seat: Seat, cards: readonly CardId[], n: Names): string;
  piratesNamed(seat: Seat, pirates: readonly PirateId[], n: Names): string;
  cardsDrawn(seat: Seat, count: number, n: Names): string;
  piratesDrawn(seat: Seat, count: number, n: Names): string;
  /** 10.12 Who has looked for a Commissioner, and whether he has come. */
  searched(rolled: EventOf<'rolled'>, tested: EventOf<'tested'>, n: Names): string;
  merchantsPlaced(ports: readonly PortId[], n: Names): string;
  merchantsRemoved(ports: readonly PortId[], n: Names): string;
  proGovernors(placed: readonly EventOf<'governorPlaced'>[], n: Names): string;
  shipsChosen(chosen: readonly EventOf<'shipChosen'>[], n: Names): string;
  /** `Loyalty −1, now 5` */
  changed(e: Change): string;
  /** `Loyalty −1, now 5; Notoriety +2, now 4` */
  series(parts: readonly string[]): string;
  /** Goes on where a sentence about hits has ended. */
  speedNow(now: number): string;
}

/** What a seat must decide, in one line. */
export type PromptWords = Readonly<Record<Ask, (q: Question) => string>>;
export interface ConsequenceWords {
  ship(name: string, combat: number, speed: number, holds: number): string;
  /** On success so much Information. */
  torture(value: number, cruelty: number, information: number, chance: string): string;
  sold(booty: number, percent: number, doubloons: number): string;
  readonly emptyHold: string;
  stays(now: number): string;
  rises(now: number, then: number): string;
  ofPurse(doubloons: number): string;
  toTake(chance: string, dice: string): string;
  readonly nobodyThere: string;
  combatNow(combat: number): string;
  refusal(points: number): string;
  bribe(from: number, to: number, purse: number, hopeless: boolean): string;
  left(cunning: number): string;
  fight(chance: string, dice: string): string;
  flee(chance: string, dice: string): string;
  /** For who attacks: that the pirate gets away, and that he wins. */
  attack(away: string, win: string): string;
}
