/** Stores new games, and keeps the settings of the last one for the next. */
import type { ChoiceJson } from '@bb/kernel';
import type { SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { putTable, randomId } from './store.ts';

/** The settings of a new table. Its id, times and version are added when it is stored. */
export type NewGame<T extends SessionTypes> = Pick<StoredTable<T>, 'options' | 'seats' | 'skipIdle' | 'origin' | 'whatIf' | 'voyage'> &
  Partial<Pick<StoredTable<T>, 'over' | 'progress' | 'version'>>;

/** @param choices those made already @returns the table's id */
export async function storeNewGame<T extends SessionTypes>(
  { rules }: SessionGame<T>,
  settings: NewGame<T>,
  choices: readonly ChoiceJson[] = [],
): Promise<string> {
  const id = randomId();
  const now = Date.now();
  await putTable({ id, game: rules.id, version: rules.version, createdAt: now, playedAt: now, over: false, ...settings }, choices);
  return id;
}

/** The settings of a form for new games. */
export interface LastSettings<T extends SessionTypes> {
  readonly players: number;
  readonly options: T['options'];
  /** All seats of the form, also those that no player takes. */
  readonly seats: readonly SeatSetup[];
  readonly skipIdle: boolean;
}

const keyOf = (game: string): string => `blackbeard.last-game.${game}`;
const LAST_PLAYED = 'blackbeard.last-played';

/** @returns the id of the game of the last new game; null if there was none */
export function lastPlayed(): string | null {
  try {
    return localStorage.getItem(LAST_PLAYED);
  } catch {
    return null;
  }
}

/** Whether a new game of any kind has been begun in this browser. */
export function hasPlayed(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyOf('')));
  } catch {
    return true;
  }
}

/** @returns the stored settings as JSON; null if there are none */
export function storedSettings(game: string): string | null {
  try {
    return localStorage.getItem(keyOf(game));
  } catch {
    return null;
  }
}

export function saveLastSettings<T extends SessionTypes>({ rules }: SessionGame<T>, settings: LastSettings<T>): void {
  try {
    localStorage.setItem(keyOf(rules.id), JSON.stringify(settings));
    localStorage.setItem(LAST_PLAYED, rules.id);
  } catch {
    // Without storage, or without room in it, the next form begins with the usual settings.
  }
}
