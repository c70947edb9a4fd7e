/** The texts that each language must have. Other files decide when each is used, for all languages alike. */
import type { SeatNames } from '@bb/kernel';
import type {
  AskName,
  ChoiceKind,
  ChoiceOf,
  CommissionerId,
  EventOf,
  EventType,
  HostageId,
  LetterId,
  MerchantId,
  NationId,
  NONE,
  PirateId,
  PlaceId,
  PortId,
  Settings,
  SightingId,
  SlotId,
  View,
  WarshipId,
} from '../rules/index.ts';
import type { RuleNumber } from './en/rule-texts.ts';
import type { Question } from './question.ts';
import type { TermId } from './terms.ts';

export type LanguageId = 'en' | 'de' | 'fr';

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
  /** By the numbers that the rules cite. */
  readonly rules: Readonly<Record<RuleNumber, string>>;
  readonly terms: Readonly<Record<TermId, Term>>;
  readonly bots: Readonly<Record<BotLevel, BotText>>;
  readonly options: Readonly<Record<OptionName, OptionText>>;
  readonly newGame: NewGameWords;
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
  pirate(one: PirateId, view: View): string;
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
  commissioner(one: CommissionerId, view: View): string;
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

/** A word of the game, for a glossary. */
export interface Term {
  readonly word: string;
  readonly meaning: string;
}

/** The levels of the computer players. */
export type BotLevel = 'random' | 'cabin-boy' | 'captain' | 'commodore';
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
}
