/** The texts that each language must have. Other files decide when each is used, for all languages alike. */
import type { LanguageId, SeatNames } from '@bb/kernel';
import type {
  AskName,
  CardId,
  ChoiceKind,
  ChoiceOf,
  CommissionerId,
  EventOf,
  EventType,
  GovernorId,
  HostageId,
  LetterId,
  MerchantId,
  NationId,
  NONE,
  OceanId,
  PirateId,
  PlaceId,
  PortId,
  Reason,
  Settings,
  ShipId,
  SightingId,
  SlotId,
  View,
  WarshipId,
} from '../rules/index.ts';
import type { RuleNumber } from './en/rule-texts.ts';
import type { OddsWords } from './odds.ts';
import type { Question } from './question.ts';
import type { TermId } from './terms.ts';

export interface Language {
  readonly id: LanguageId;
  /** The name of the game. */
  readonly title: string;
  /** Imperatives, without a full stop. */
  readonly choices: { readonly [K in ChoiceKind]: (c: ChoiceOf<K>) => string };
  /** One sentence of the log each; empty for an event that needs none. */
  readonly events: { readonly [T in EventType]: (e: EventOf<T>, names: SeatNames) => string };
  /** The question of each decision, or what Chance decides, as one sentence. */
  readonly prompts: Readonly<Record<AskName, (q: Question) => string>>;
  readonly position: PositionWords;
  /** Why a choice is closed, in a sentence each. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly pieces: PieceNames;
  readonly costs: CostWords;
  /** By the numbers that the rules cite. */
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly odds: OddsWords;
  readonly bots: Readonly<Record<BotLevel, BotText>>;
  readonly options: Readonly<Record<OptionName, OptionText>>;
  readonly newGame: NewGameWords;
}

/** What a choice costs beyond its label, in a few words each. */
export interface CostWords {
  retires(pirate: PirateId, pounds: number): string;
  lost(pirate: PirateId): string;
  cargo(pounds: number): string;
  letter(pirate: PirateId): string;
  haven(port: PortId): string;
  alliance(pirate: PirateId, ally: PirateId): string;
  enmity(pirate: PirateId, nation: NationId): string;
  readonly onlyRevelry: string;
}

/** What a seat sees of the pieces: parts of lines, without a full stop. */
export interface PositionWords {
  turn(turn: number, player: string): string;
  /** A player, and what comes behind the colon. */
  labelled(label: string, text: string): string;
  /** Between the facts of a line: `; ` */
  readonly apart: string;
  fleet(pirates: readonly PirateId[]): string;
  /** A pirate on the map, with the figures of his ship. */
  pirate(id: PirateId, view: View): string;
  readonly revelry: string;
  readonly careened: string;
  readonly scurvy: string;
  readonly holding: string;
  wound(degree: number): string;
  chasing(sighting: SightingId): string;
  ally(pirate: PirateId): string;
  cargo(goods: number, pounds: number): string;
  /** @param home  his home port, if the viewer knows it */
  hostage(hostage: HostageId, home: PortId | typeof NONE, isTortured: boolean): string;
  attacked(nations: readonly NationId[]): string;
  letter(letter: LetterId): string;
  havens(ports: readonly PortId[]): string;
  stash(pounds: number): string;
  retired(pirate: PirateId, pounds: number, notoriety: number): string;
  lost(pirate: PirateId): string;
  commissioner(id: CommissionerId, view: View): string;
  /** Lists of what is on the map. */
  readonly lists: Readonly<Record<'governors' | 'letters' | 'destroyed' | 'english' | 'merchants' | 'warships', string>>;
  port(port: PortId): string;
  governed(port: PortId, view: View): string;
  offer(port: PortId, letter: LetterId): string;
  /** @param merchant  if the viewer knows it */
  merchant(sighting: SightingId, at: PlaceId, merchant: MerchantId | typeof NONE): string;
  /** @param warship  if the viewer knows it */
  warship(slot: SlotId, at: PlaceId, warship: WarshipId | typeof NONE): string;
}

/** What pieces and places are called where they stand alone, as in a list or on a label. An id of none gives the name of an unknown piece. */
export interface PieceNames {
  /** In full. */
  pirate(id: PirateId): string;
  ship(id: ShipId): string;
  port(id: PortId): string;
  /** A port or a transit box by its name, a hex by its coordinates and what is near. */
  place(at: PlaceId): string;
  ocean(id: OceanId): string;
  /** The people: `Spaniards`. */
  nation(id: NationId): string;
  letter(id: LetterId): string;
  governor(id: GovernorId): string;
  /** Whether he is for or against pirates: `pro-pirate`. */
  sideOf(id: GovernorId): string;
  commissioner(id: CommissionerId): string;
  sighting(id: SightingId): string;
  hostage(id: HostageId): string;
  /** With its nationality and figure. */
  merchant(id: MerchantId): string;
  /** A warship that the viewer has not seen. */
  slot(id: SlotId): string;
  warship(id: WarshipId): string;
  /** @param code  as a position has it */
  goods(code: number): string;
  /** What a search finds by this card. */
  find(id: CardId): string;
  /** `£1,300` */
  pounds(n: number): string;
}

/** A word of the game, for a glossary. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/** The levels of the computer players. */
export type BotLevel = 'random' | 'cabin-boy' | 'captain' | 'commodore' | 'black-bart';
export interface BotText {
  readonly name: string;
  readonly about: string;
}

/** The optional rules that a table may choose. The solitaire game has seats of its own. */
export type OptionName = Exclude<keyof Settings, 'solitaire'>;
export interface OptionText {
  readonly title: string;
  /** What it does, in a sentence. */
  readonly effect: string;
}

/** The form of a new game. */
export interface NewGameWords {
  readonly intro: string;
  readonly optionalRules: string;
  /** Told to more than four players. */
  readonly manyPlayers: string;
  /** The begin of the form for a game alone. */
  readonly solitaire: string;
  /** The names of the two dummies in it. */
  readonly dummies: readonly [string, string];
}
