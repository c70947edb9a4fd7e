/** The language of the page. English is there from the start, the others come when they are wanted. */
import { en as english, type Language, type LanguageId } from '@bb/words';
import { type Catalogue, en } from './en/index.ts';

export const LANGUAGES: Readonly<Record<LanguageId, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };
export type { LanguageId } from '@bb/words';

interface Tongue {
  readonly page: Catalogue;
  readonly game: Language;
}

let current = $state.raw<Tongue>({ page: en, game: english });

/** The page's catalogue: `say().past.undo`. */
export const say = (): Catalogue => current.page;

/** The game's own words: `words().causes.storm`. A session's names carry them too. */
export const words = (): Language => current.game;

/** Changes the language of the whole page. */
export async function speak(id: LanguageId): Promise<void> {
  current = await tongueOf(id);
  document.documentElement.lang = id;
}

async function tongueOf(id: LanguageId): Promise<Tongue> {
  switch (id) {
    case 'en':
      return { page: en, game: english };
    case 'de': {
      const [page, game] = await Promise.all([import('./de/index.ts'), import('@bb/words/de')]);
      return { page: page.de, game: game.de };
    }
    case 'fr': {
      const [page, game] = await Promise.all([import('./fr/index.ts'), import('@bb/words/fr')]);
      return { page: page.fr, game: game.fr };
    }
  }
}
