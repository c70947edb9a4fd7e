/** The texts of the board art in each language. */
import { en, type Language, type LanguageId } from '@bb/golden-age/text';
import { de } from '@bb/golden-age/text/de';
import { fr } from '@bb/golden-age/text/fr';
import { mapLettering as german } from './lettering/de.ts';
import { mapLettering as english } from './lettering/en.ts';
import { mapLettering as french } from './lettering/fr.ts';
import { type Lettering, widthOf } from './letters.ts';

export const LOCALES = ['en', 'de', 'fr'] as const satisfies readonly LanguageId[];
export type MapTexts = typeof english;
export const TEXTS: Readonly<Record<LanguageId, MapTexts>> = { en: english, de: german, fr: french };

const LANGUAGES: Readonly<Record<LanguageId, Language>> = { en, de, fr };

/** A place's name in a language; the English one if the language has none of its own. */
export function placeName(language: LanguageId, id: string, name: string): string {
  const places: Readonly<Record<string, string | undefined>> = LANGUAGES[language].pieces.places;
  return places[id] ?? name;
}

/** The line with another text, made smaller if it would be wider than `wider` times the original. */
export function reworded(line: Lettering, text: string, wider = 1): Lettering {
  const set = { ...line, text };
  const part = Math.min(1, (widthOf(line) * wider) / widthOf(set));
  return { ...set, size: Math.round(line.size * part * 10) / 10, spacing: (line.spacing ?? 0) * part };
}
