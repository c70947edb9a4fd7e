import { catalogue } from '@bb/table-kit/catalogue.svelte.ts';
import { lobby as en, type LobbyWords } from './en/lobby.ts';

export type { LobbyWords } from './en/lobby.ts';

/** A page that needs a server, by the name of its title. */
export type OnlineTitle = keyof LobbyWords['titles'];

/** @returns the texts of the lobby, account and other online pages in the current language, loaded with them */
export const lobby = catalogue<LobbyWords>(en, {
  de: async () => (await import('./de/lobby.ts')).lobby,
  fr: async () => (await import('./fr/lobby.ts')).lobby,
});
