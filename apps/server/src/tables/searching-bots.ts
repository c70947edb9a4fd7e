/** Limits the searching bots at the tables of one host: each needs a thread for about a second at every decision. */
import { Refused } from '../accounts/refused.ts';
import { lockPlayer } from '../storage/lock-row.ts';
import type { Db } from '../storage/schema.ts';
import { type HostedGame, hostedGame } from './hosted-games.ts';
import { tryReadTableRecord } from './table-record.ts';
import type { Player } from './table-seats.ts';

/** Per host, at all waiting tables and tables in progress. */
export const MAX_SEARCHING_BOTS = 24;

const isSearching = ({ bots }: HostedGame, bot: string | null): boolean => bot !== null && bots.isSearching(bot);

/**
 * Call in the transaction that adds the bots, after it has written them: so the limit can't be raced.
 *
 * @param hosted  the game of the table
 * @param added  the bots that were added
 * @throws Refused if the host now has more than `MAX_SEARCHING_BOTS`
 */
export async function checkSearchingBots(tx: Db, host: Player, hosted: HostedGame, added: readonly (string | null)[]): Promise<void> {
  if (!added.some((bot) => isSearching(hosted, bot))) return;
  await lockPlayer(tx, host.id);
  const rows = await tx
    .selectFrom('sitters')
    .innerJoin('tables', 'tables.id', 'sitters.table_id')
    .select('body')
    .where('player_id', '=', host.id)
    .where('stage', 'in', ['waiting', 'inProgress'])
    .execute();
  const present = rows.flatMap(({ body }) => {
    const table = tryReadTableRecord(body);
    if (table?.host !== host.id) return [];
    const itsGame = hostedGame(table.game, table.version);
    return table.seats.filter((seat) => seat.kind === 'bot' && isSearching(itsGame, seat.bot));
  });
  if (present.length > MAX_SEARCHING_BOTS) throw new Refused('tooManySearchingBots');
}
