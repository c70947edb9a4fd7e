/** The texts of prompt and choices. */
import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { type ChoiceTexts, choices as english } from './en/choices.ts';

export const choices = catalogue<ChoiceTexts>(english, {
  de: async () => (await import('./de/choices.ts')).choices,
  fr: async () => (await import('./fr/choices.ts')).choices,
});
