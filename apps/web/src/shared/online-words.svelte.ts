/** The texts of online games, loaded with them only. */
import type { LanguageId } from '@bb/kernel';
import { type OnlineWords, onlineIn } from '../i18n/online.ts';

let current = $state.raw<OnlineWords | null>(null);

/** Call only when `hasWords()`: `OnlineTable` waits for that before it shows the table. */
export function words(): OnlineWords {
  if (current) return current;
  throw new Error('the words for tables on a server are not there yet');
}

export const hasWords = (): boolean => current !== null;

export async function loadOnlineWords(language: LanguageId): Promise<void> {
  current = await onlineIn(language);
}
