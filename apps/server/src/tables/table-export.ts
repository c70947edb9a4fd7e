/** Exports a player's data at tables, and removes it when the account is deleted. */
import type { PlayerData } from '../accounts/player-data.ts';
import type { Db } from '../storage/schema.ts';
import { tryReadTableRecord } from './table-record.ts';
import { replacedSeatOf, seatOf } from './table-seats.ts';
import type { Tables } from './tables.ts';

export function tablesOfPlayer(db: Db, tables: Tables): PlayerData {
  async function seatedTables(player: string) {
    const rows = await db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select(['id', 'created_at', 'body'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, created_at, body: text }) => {
      const record = tryReadTableRecord(text);
      if (!record) return [];
      const identity = { id: player, name: '' };
      const seat = seatOf(record, identity) ?? replacedSeatOf(record, identity);
      return seat === null ? [] : [{ id, createdAt: created_at, record, seat }];
    });
  }

  return {
    async export(player) {
      const found = await seatedTables(player);
      return Promise.all(
        found.map(async ({ id, createdAt, record, seat }) => ({
          id,
          createdAt,
          name: record.name,
          stage: record.stage,
          isHost: record.host === player,
          seat,
          you: record.seats[seat],
          clientSeed: record.clientSeeds[seat],
          whenLate: await whenLateOf(db, id, player),
          choices: (await choicesOf(db, id, seat)).map(({ body: choice, ...rest }): unknown => ({ ...rest, choice: jsonOrText(choice) })),
        })),
      );
    },

    async forget(player) {
      const ids = [...(await seatedTables(player)).map(({ id }) => id), ...(await resignedTables(db, player))];
      for (const id of ids) await tables.forget(id, { id: player, name: '' });
      // This server may be unable to read some table records. The player's rows for those go too.
      await db.deleteFrom('sitters').where('player_id', '=', player).execute();
      await db.deleteFrom('when_late').where('player_id', '=', player).execute();
    },
  };
}

/** @returns what the text says as JSON, or the text itself */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Players who have resigned have no row in `sitters`. */
async function resignedTables(db: Db, player: string): Promise<readonly string[]> {
  const mention = `%"resigned":${JSON.stringify(player)}%`;
  const rows = await db.selectFrom('tables').select(['id', 'body']).where('body', 'like', mention).execute();
  return rows.filter(({ body }) => tryReadTableRecord(body) !== null).map(({ id }) => id);
}

const whenLateOf = async (db: Db, table: string, player: string): Promise<string | null> => {
  const rows = db.selectFrom('when_late').select('does').where('table_id', '=', table).where('player_id', '=', player);
  return (await rows.executeTakeFirst())?.does ?? null;
};

const choicesOf = (db: Db, table: string, seat: number) =>
  db.selectFrom('choices').select(['seq', 'at', 'body']).where('table_id', '=', table).where('seat', '=', seat).orderBy('seq').execute();
