/** The texts of all event cards. */
import {
  CARD_KINDS,
  CARD_TITLES,
  type CardCause,
  type CardId,
  type CardRoll,
  type CardTitle,
  type EventType,
  TITLE_OF,
} from '@bb/golden-age/rules';
import type { LanguageId } from '@bb/kernel';
import type { EventCard, EventCards, RollWords, Words } from './cards/card.ts';
import { CREW } from './cards/crew.ts';
import { CROWN } from './cards/crown.ts';
import { SEA } from './cards/sea.ts';
import type { Scene } from './chances.ts';
import type { CardText } from './language.ts';

const CARDS: EventCards = { ...SEA, ...CROWN, ...CREW };

interface AnyCard extends EventCard {
  readonly rolls?: Readonly<Record<string, RollWords>>;
  readonly causes?: Readonly<Record<string, Words>>;
}
const ALL: Readonly<Record<CardTitle, AnyCard>> = CARDS;

type Entry<V> = readonly [name: string, value: V];
const entriesOf = <V>(part: (card: AnyCard) => Readonly<Record<string, V>> | undefined): readonly Entry<V>[] =>
  Object.values(ALL).flatMap((card) => Object.entries(part(card) ?? {}));
const ROLLS = entriesOf(({ rolls }) => rolls);
const CAUSES = entriesOf(({ causes }) => causes);
/** The type of CARDS says that no name is missing. */
const record = <K extends string, V>(entries: readonly Entry<V>[]): Readonly<Record<K, V>> => Object.fromEntries(entries) as Record<K, V>;

export const cardsIn = (id: LanguageId): Readonly<Record<CardTitle, CardText>> =>
  record(CARD_TITLES.map((title) => [title, { title: CARD_KINDS[title].title, ...ALL[title][id] }]));
export const cardRollsIn = (id: LanguageId): Readonly<Record<CardRoll, string>> => record(ROLLS.map(([roll, words]) => [roll, words[id]]));
export const cardCausesIn = (id: LanguageId): Readonly<Record<CardCause, string>> =>
  record(CAUSES.map(([cause, words]) => [cause, words[id]]));
/** By roll: the events whose line in the log shows the dice again. */
export const CARD_ROLLS_LOGGED_BY: Readonly<Record<CardRoll, readonly EventType[]>> = record(
  ROLLS.map(([roll, { loggedBy = [] }]) => [roll, loggedBy]),
);

/** @returns the chance that an anti-pirate card works on the active pirate, or an empty text if no dice decide */
export const cardChance = (card: CardId, scene: Scene): string => ALL[TITLE_OF[card]].chance?.(scene) ?? '';
