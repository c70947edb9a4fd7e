/** The texts of all event cards. */
import { entriesOf, type InLanguages, inLanguage, recordOf } from '@bb/common/text/entries';
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
import type { EventCard, EventCards, RollWords } from './cards/card.ts';
import { CREW } from './cards/crew.ts';
import { CROWN } from './cards/crown.ts';
import { SEA } from './cards/sea.ts';
import type { CardText } from './language.ts';
import type { Names } from './names.ts';

const CARDS: EventCards = { ...SEA, ...CROWN, ...CREW };

interface AnyCard extends EventCard {
  readonly rolls?: Readonly<Record<string, RollWords>>;
  readonly causes?: Readonly<Record<string, InLanguages>>;
}
const ALL: Readonly<Record<CardTitle, AnyCard>> = CARDS;

const ROLLS = entriesOf(ALL, ({ rolls }) => rolls);
const CAUSES = entriesOf(ALL, ({ causes }) => causes);

export const cardsIn = (id: LanguageId): Readonly<Record<CardTitle, CardText>> =>
  recordOf(CARD_TITLES.map((title) => [title, { title: CARD_KINDS[title].title, ...ALL[title][id] }]));
export const cardRollsIn = (id: LanguageId): Readonly<Record<CardRoll, string>> => inLanguage(ROLLS, id);
export const cardCausesIn = (id: LanguageId): Readonly<Record<CardCause, string>> => inLanguage(CAUSES, id);
/** By roll: the events whose line in the log shows the dice again. */
export const CARD_ROLLS_LOGGED_BY: Readonly<Record<CardRoll, readonly EventType[]>> = recordOf(
  ROLLS.map(([roll, { loggedBy = [] }]) => [roll, loggedBy]),
);

/** @returns what dice decide when the card is played; empty if none do, or if its chance of success says it */
export const cardDice = (card: CardId, { language }: Names): string => ALL[TITLE_OF[card]].dice?.(language) ?? '';
