/** The texts of the game analysis, loaded with it. */
import type { LanguageId } from '@bb/ui/language.ts';
import type { AnalysisWords } from './en/analysis.ts';

export type { AnalysisWords } from './en/analysis.ts';

export async function analysisIn(id: LanguageId): Promise<AnalysisWords> {
  switch (id) {
    case 'en':
      return (await import('./en/analysis.ts')).analysis;
    case 'de':
      return (await import('./de/analysis.ts')).analysis;
    case 'fr':
      return (await import('./fr/analysis.ts')).analysis;
  }
}
