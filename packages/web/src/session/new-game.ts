/** Stores new games, and keeps the settings of the last one for the next. */
import { type ChoiceJson, isRecord } from '@bb/kernel';
import { parseSeat, type SeatSetup } from '@bb/ui/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/ui/session/session-game.ts';
import type { StoredTable } from '@bb/ui/session/stored-table.ts';
import { putTable, randomId } from './store.ts';

/** What is new about a table: the rest follows from its game and the time. */
export type NewGame<T extends SessionTypes> = Pick<StoredTable<T>, 'options' | 'seats' | 'skipIdle' | 'origin' | 'whatIf' | 'voyage'> &
  Partial<Pick<StoredTable<T>, 'over'>>;

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

export function saveLastSettings<T extends SessionTypes>({ rules }: SessionGame<T>, settings: LastSettings<T>): void {
  try {
    localStorage.setItem(keyOf(rules.id), JSON.stringify(settings));
  } catch {
    // Without storage, or without room in it, the next form begins with the usual settings.
  }
}

/** @returns null if there are none, or these rules don't accept them */
export async function lastSettings<T extends SessionTypes>({ rules, allRules, bots }: SessionGame<T>): Promise<LastSettings<T> | null> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(keyOf(rules.id)) ?? 'null');
    if (!isRecord(json)) return null;
    const { players, seats, skipIdle } = json;
    const options = (await allRules()).parseOptions(json.options);
    if (typeof players !== 'number' || !Array.isArray(seats) || (players !== options.players && players !== 1)) return null;
    const hasBot = (bot: string): boolean => bot === '' || (bots?.has(bot) ?? false);
    return { players, options, seats: seats.map((seat: unknown) => parseSeat(seat, '', '', hasBot)), skipIdle: skipIdle !== false };
  } catch {
    return null;
  }
}
