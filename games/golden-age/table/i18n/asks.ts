/** The texts of the decision panels, loaded with them. */
import type { LanguageId } from '@bb/table-kit/language.ts';
import type { AskWords } from './en/asks.ts';

export type { AskWords } from './en/asks.ts';

export async function asksIn(id: LanguageId): Promise<AskWords> {
  switch (id) {
    case 'en':
      return (await import('./en/asks.ts')).asks;
    case 'de':
      return (await import('./de/asks.ts')).asks;
    case 'fr':
      return (await import('./fr/asks.ts')).asks;
  }
}
