/** The bots of a local game. Fetched when the first bot is asked: people alone need none. */
import type { Seat } from '@bb/kernel';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { say } from '../i18n/say.ts';
import { type BotClient, BotsUnavailable, openBots } from './bots.ts';
import type { LocalTable } from './local-table.svelte.ts';

/** A bot that thinks for less time than this is not shown as thinking. */
const THINKING_SHOWN_AFTER_MS = 250;

/** @throws BotsUnavailable in a game without bots */
export function botsOf<T extends SessionTypes>(table: LocalTable<T>): BotClient<T> {
  const { game } = table;
  if (!game.bots) throw new BotsUnavailable();
  table.botClient ??= openBots(game, game.bots, (seat) => {
    table.notice = say().pages.botFailed(table.names.seat(seat));
  });
  return table.botClient;
}

/** @returns the bot's choice; null if the question was canceled or no bot answers */
export async function think<T extends SessionTypes>(table: LocalTable<T>, seat: Seat): Promise<T['choice'] | null> {
  const { person, position } = table;
  const setup = table.table.seats[seat];
  if (table.isClosed || !setup) return null;
  const shown = setTimeout(() => {
    table.thinking = seat;
    if (person !== null) table.undo?.look(person);
  }, THINKING_SHOWN_AFTER_MS);
  try {
    return await botsOf(table).choose(setup.kind, position, seat);
  } catch (error) {
    if (!(error instanceof BotsUnavailable)) throw error;
    table.botsFailed = true;
    return null;
  } finally {
    clearTimeout(shown);
    table.thinking = null;
  }
}
