/** Reads the settings of the last new game. Fetched when there are some. */
import { isRecord } from '@bb/kernel';
import { parseJson } from '@bb/table-kit/parse-json.ts';
import { parseSeat } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { LastSettings } from './new-game.ts';

/** @returns null if these rules don't accept them */
export async function readSettings<T extends SessionTypes>(
  { allRules, bots }: SessionGame<T>,
  stored: string,
): Promise<LastSettings<T> | null> {
  try {
    const json = parseJson(stored);
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
