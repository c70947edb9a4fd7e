/** The texts of the page *About this game*, loaded with it. */
import type { LanguageId } from '@bb/table-kit/language.ts';
import { about } from './en/about.ts';

export type AboutTexts = typeof about;

export async function aboutIn(language: LanguageId): Promise<AboutTexts> {
  switch (language) {
    case 'de':
      return (await import('./de/about.ts')).about;
    case 'fr':
      return (await import('./fr/about.ts')).about;
    default:
      return about;
  }
}
