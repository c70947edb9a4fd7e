/** The languages of the lab's page. */
import { BadUsage } from '@bb/command';
import { de } from './i18n/de.ts';
import { en, type LabWords } from './i18n/en.ts';
import { fr } from './i18n/fr.ts';

const WORDS: Readonly<Record<string, LabWords>> = { en, de, fr };

/** @throws BadUsage */
export function labWords(language: string): LabWords {
  const words = Object.hasOwn(WORDS, language) ? WORDS[language] : undefined;
  if (words) return words;
  throw new BadUsage(`--language: there is no "${language}"; choose one of ${Object.keys(WORDS).join(', ')}`);
}
