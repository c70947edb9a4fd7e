/** Opens finished games that are not stored in this browser, to look back on. */
import { BadInput } from '@bb/kernel';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { say } from '../i18n/say.ts';
import { LocalSession } from './local-session.svelte.ts';
import { storeNewGame } from './new-game.ts';
import { beginOf, haltOf } from './open-stored-table.ts';
import { gameOfRecord, readTable } from './records.ts';
import { recordInLink } from './replay-link.ts';

/** @throws BadInput that names the fault of the record */
export const openRecord = async (record: object): Promise<LocalSession<SessionTypes>> => open(await gameOfRecord(record), record);

/** @throws BadInput in the page's language */
export async function openLink(link: string): Promise<LocalSession<SessionTypes>> {
  const record = await recordInLink(link);
  return openRecord(record).catch((error: unknown) => {
    throw error instanceof BadInput ? new BadInput('', say().pages.link.broken) : error;
  });
}

async function open<T extends SessionTypes>(game: SessionGame<T>, record: object): Promise<LocalSession<T>> {
  const { table: settings, choices } = await readTable(game, record);
  const { id, version } = game.rules;
  const now = Date.now();
  const table = { id: '', game: id, version, createdAt: now, playedAt: now, over: false, ...settings };
  const history = await beginOf(game, table);
  history.replayLegal(choices);
  return new LocalSession<T>(game, {
    table,
    history,
    entries: choices.length,
    notes: null,
    release: () => undefined,
    halt: haltOf(game, table, history, choices),
    saveHere: () => storeNewGame(game, settings, choices),
  });
}
