/** What is said of tables on a server: it comes with them. */
import type { LanguageId } from '@bb/words';
import { type OnlineWords, onlineIn } from '../i18n/online.ts';

let current = $state.raw<OnlineWords | null>(null);

/** They are there when the table is. */
export function words(): OnlineWords {
  if (current) return current;
  throw new Error('the words for tables on a server are not there yet');
}

export const hasWords = (): boolean => current !== null;

export async function loadOnlineWords(language: LanguageId): Promise<void> {
  current = await onlineIn(language);
}
