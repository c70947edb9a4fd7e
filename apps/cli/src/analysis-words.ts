/** What `bb analyze` says, in each language. */
import { de } from './i18n/de-analysis.ts';
import { type AnalysisWords, en } from './i18n/en-analysis.ts';
import { fr } from './i18n/fr-analysis.ts';

export type { AnalysisWords } from './i18n/en-analysis.ts';

const WORDS: Readonly<Record<string, AnalysisWords>> = { en, de, fr };

/** @param hasTurns  whether the game counts turns */
export function analysisWords(language: string, hasTurns: boolean): AnalysisWords {
  const words = WORDS[language] ?? en;
  return hasTurns ? words : { ...words, after: (at) => words.after(at, null) };
}
