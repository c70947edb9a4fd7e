/** What the page itself says. Pages that need no word of the game take it from here: the game's words bring the engine along. */
import type { LanguageId } from '@bb/words';
import { type Catalogue, en } from './en/index.ts';

export const LANGUAGES: Readonly<Record<LanguageId, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

let current = $state.raw<Catalogue>(en);

/** The page's catalogue: `say().past.undo`. */
export const say = (): Catalogue => current;

/** For `speak` only. */
export function setPage(catalogue: Catalogue): void {
  current = catalogue;
}
