/** The texts of the decision panels, loaded with them. */
import type { LanguageId } from '@bb/kernel';
import type { AskWords } from './en/asks.ts';

export type { AskWords } from './en/asks.ts';

const TEXTS: Readonly<Record<LanguageId, () => Promise<AskWords>>> = {
  en: async () => (await import('./en/asks.ts')).asks,
  de: async () => (await import('./de/asks.ts')).asks,
  fr: async () => (await import('./fr/asks.ts')).asks,
};
export const asksIn = (language: LanguageId): Promise<AskWords> => TEXTS[language]();
