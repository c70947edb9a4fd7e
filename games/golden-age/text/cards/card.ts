/** What the texts know of an event card, in all languages. */
import type { InLanguages, Named } from '@bb/common/text/entries';
import type { CardCause, CardRoll, CardTitle, EventType } from '@bb/golden-age/rules';
import type { CardText, Language } from '../language.ts';

export interface RollWords extends InLanguages {
  /** The events whose line in the log shows these dice again, with modifiers and outcome. */
  readonly loggedBy?: readonly EventType[];
}

export interface EventCard {
  /** Its English title is printed on the card. */
  readonly en: Omit<CardText, 'title'>;
  readonly de: CardText;
  readonly fr: CardText;
  /** What dice decide, if it has no chance of success. */
  dice?(language: Language): string;
}

export type EventCards = {
  readonly [T in CardTitle]: EventCard & Named<'rolls', CardRoll<T>, RollWords> & Named<'causes', CardCause<T>, InLanguages>;
};
