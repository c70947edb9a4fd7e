/** The language of the page. English is there from the start, the others come when they are wanted. */
import { type Catalogue, en } from './en/index.ts';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type LanguageId = keyof typeof LANGUAGES;

let current = $state.raw<Catalogue>(en);

/** The catalogue in use: `say().past.undo`. */
export const say = (): Catalogue => current;

/** Changes the language of the whole page. */
export async function speak(id: LanguageId): Promise<void> {
  current = await catalogueOf(id);
  document.documentElement.lang = id;
}

async function catalogueOf(id: LanguageId): Promise<Catalogue> {
  switch (id) {
    case 'en':
      return en;
    case 'de':
      return (await import('./de/index.ts')).de;
    case 'fr':
      return (await import('./fr/index.ts')).fr;
  }
}
