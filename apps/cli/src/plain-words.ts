/** The words that the terminal adds to the texts of a game, in each language. */
import type { TableTalk } from '@bb/command';
import type { GameTypes } from '@bb/kernel';
import { de } from './i18n/de.ts';
import { en } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

export type PlainWords = TableTalk<GameTypes>['words'] & {
  readonly nobodyWins: string;
  wonBy(winners: string): string;
  rule(number: string, text: string): string;
};

export const PLAIN_WORDS = { en, de, fr } as const;
