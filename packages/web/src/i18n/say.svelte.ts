/** The language of the page. English is part of the page; the others are fetched when they are chosen. */
import { en as english, type Language, type LanguageId } from '@bb/golden-age/text';
import { type Catalogue, en } from './en/index.ts';
import { setPage } from './page.svelte.ts';

export type { LanguageId } from '@bb/golden-age/text';
export { say } from './page.svelte.ts';

interface Locale {
  readonly page: Catalogue;
  readonly game: Language;
}

let current = $state.raw<Language>(english);

/** @returns the game's texts in the current language, such as `words().causes.storm`. A session's `names` have them, too. */
export const words = (): Language => current;

let wanted: LanguageId = 'en';

/** Changes the language of the page. @throws Error if its texts can't be fetched; the language stays the same */
export async function speak(id: LanguageId): Promise<void> {
  wanted = id;
  const { page, game } = await localeOf(id);
  if (wanted !== id) return;
  setPage(page);
  current = game;
  document.documentElement.lang = id;
}

async function localeOf(id: LanguageId): Promise<Locale> {
  switch (id) {
    case 'en':
      return { page: en, game: english };
    case 'de': {
      const [page, game] = await Promise.all([import('./de/index.ts'), import('@bb/golden-age/text/de')]);
      return { page: page.de, game: game.de };
    }
    case 'fr': {
      const [page, game] = await Promise.all([import('./fr/index.ts'), import('@bb/golden-age/text/fr')]);
      return { page: page.fr, game: game.fr };
    }
  }
}
