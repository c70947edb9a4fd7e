/** The texts of the lobby and account pages, loaded with these pages only. */
import type { LanguageId } from '@bb/kernel';
import { preferences } from '@bb/table-kit/preferences.svelte.ts';
import { type LobbyWords, lobbyIn } from '../i18n/lobby.ts';
import { errorText } from './error-text.ts';
import { Refused, Unreachable } from './server-api.ts';

let current = $state.raw<LobbyWords | null>(null);

/** A page that needs a server, by the name of its title. */
export type OnlineTitle = keyof LobbyWords['titles'];

/** Call only when `hasWords()`: `OnlineFrame` waits for that before it shows a page. */
export function words(): LobbyWords {
  if (current) return current;
  throw new Error('the texts of the lobby are not loaded yet');
}

export const hasWords = (): boolean => current !== null;

export async function loadLobbyWords(language: LanguageId): Promise<void> {
  current = await lobbyIn(language);
}

/** The message to show for an error. */
export function faultText(error: unknown): string {
  const { refusals, unreachable } = words();
  if (error instanceof Unreachable) return unreachable;
  if (!(error instanceof Refused)) return errorText(error);
  if (error.code === 'tooMany') return refusals.tooMany(error.retryAfter);
  if (error.code === 'malformed') return refusals.malformed(error.message);
  const text = Object.entries(refusals.known).find(([code]) => code === error.code)?.[1] ?? error.message;
  if (!error.sanction) return text;
  const { until, reason } = error.sanction;
  const time = new Intl.DateTimeFormat(preferences.language, { dateStyle: 'medium', timeStyle: 'short' });
  return `${text} ${refusals.sanction(until === null ? null : time.format(until), reason)}`;
}
