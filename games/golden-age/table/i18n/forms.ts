import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { forms as english, type FormTexts } from './en/forms.ts';

/** @returns the texts of the forms beside the table in the current language, such as `forms().temperament` */
export const forms = catalogue<FormTexts>(english, {
  de: async () => (await import('./de/forms.ts')).forms,
  fr: async () => (await import('./fr/forms.ts')).forms,
});
