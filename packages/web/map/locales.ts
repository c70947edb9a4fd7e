/** What is printed on the plate in each language. */
import { en, type Language, type LanguageId } from '@bb/words';
import { de } from '@bb/words/de';
import { fr } from '@bb/words/fr';
import { plate as german } from '../src/i18n/de/plate.ts';
import { plate as english } from '../src/i18n/en/plate.ts';
import { plate as french } from '../src/i18n/fr/plate.ts';
import { type Lettering, widthOf } from './letters.ts';

export const LOCALES = ['en', 'de', 'fr'] as const satisfies readonly LanguageId[];
export type Printed = typeof english;
export const PRINTED: Readonly<Record<LanguageId, Printed>> = { en: english, de: german, fr: french };

const LANGUAGES: Readonly<Record<LanguageId, Language>> = { en, de, fr };

/** A place's name; a language that has none of its own keeps the English one. */
export function placeName(language: LanguageId, id: string, name: string): string {
  const places: Readonly<Record<string, string | undefined>> = LANGUAGES[language].pieces.places;
  return places[id] ?? name;
}

/** A line with other words, no wider than so many times what it was. */
export function reworded(line: Lettering, text: string, wider = 1): Lettering {
  const set = { ...line, text };
  const part = Math.min(1, (widthOf(line) * wider) / widthOf(set));
  return { ...set, size: Math.round(line.size * part * 10) / 10, spacing: (line.spacing ?? 0) * part };
}
