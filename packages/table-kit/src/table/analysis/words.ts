/** The texts of the game analysis, loaded with it. */
import type { LanguageId } from '@bb/kernel';
import type { AnalysisWords } from './i18n/en.ts';

export type { AnalysisWords } from './i18n/en.ts';

export async function analysisIn(id: LanguageId): Promise<AnalysisWords> {
  switch (id) {
    case 'en':
      return (await import('./i18n/en.ts')).analysis;
    case 'de':
      return (await import('./i18n/de.ts')).analysis;
    case 'fr':
      return (await import('./i18n/fr.ts')).analysis;
  }
}
