/** Limits the searching bots at the tables of one host: each needs a thread for about a second at every decision. */
import { playerNamed } from '@bb/golden-age/bots';
import { Refused } from '../accounts/refused.ts';
import { lockPlayer } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import { tryReadTableRecord } from './table-record.ts';
import type { Player } from './table-seats.ts';

/** Per host, at all waiting tables and tables in progress. */
export const MAX_SEARCHING_BOTS = 24;

const isSearchingBot = (bot: string | null): boolean => bot !== null && playerNamed(bot)?.think !== undefined;

/**
 * Call in the transaction that adds the bots, after it has written them: so the limit can't be raced.
 *
 * @param added  the bots that were added
 * @throws Refused if the host now has more than `MAX_SEARCHING_BOTS`
 */
export async function checkSearchingBots(tx: Db, host: Player, added: readonly (string | null)[]): Promise<void> {
  if (!added.some(isSearchingBot)) return;
  await lockPlayer(tx, host.id);
  const rows = await tx
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select('body')
    .where('player_id', '=', host.id)
    .where('stage', 'in', ['gathering', 'playing'])
    .execute();
  const present = rows.flatMap(({ body }) => {
    const table = tryReadTableRecord(body);
    return table?.host === host.id ? table.seats.filter((seat) => seat.kind === 'bot' && isSearchingBot(seat.bot)) : [];
  });
  if (present.length > MAX_SEARCHING_BOTS) throw new Refused('tooManySearchingBots');
}
