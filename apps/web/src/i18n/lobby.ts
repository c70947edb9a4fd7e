/** The texts of the lobby, account and other online pages, loaded with them. */
import type { LanguageId } from '@bb/kernel';
import type { LobbyWords } from './en/lobby.ts';

export type { LobbyWords } from './en/lobby.ts';

export async function lobbyIn(id: LanguageId): Promise<LobbyWords> {
  switch (id) {
    case 'en':
      return (await import('./en/lobby.ts')).lobby;
    case 'de':
      return (await import('./de/lobby.ts')).lobby;
    case 'fr':
      return (await import('./fr/lobby.ts')).lobby;
  }
}
