import { catalogue } from '../../catalogue.svelte.ts';
import { type AnalysisWords, analysis as en } from './i18n/en.ts';

export type { AnalysisWords } from './i18n/en.ts';

/** @returns the texts of the game analysis in the current language, loaded with it */
export const analysis = catalogue<AnalysisWords>(en, {
  de: async () => (await import('./i18n/de.ts')).analysis,
  fr: async () => (await import('./i18n/fr.ts')).analysis,
});
