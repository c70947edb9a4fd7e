/** What tables know of a player: for his export, and for when he goes. */
import type { Belongings } from '../accounts/own-data.ts';
import type { Db } from '../storage/schema.ts';
import { seatKeptFor, seatOf } from './seats.ts';
import { readableTable } from './table-body.ts';
import type { Tables } from './tables.ts';

export function tablesOfPlayer(db: Db, tables: Tables): Belongings {
  async function whereHeSits(player: string) {
    const rows = await db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .select(['id', 'created_at', 'body'])
      .where('player_id', '=', player)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.flatMap(({ id, created_at, body: text }) => {
      const body = readableTable(text);
      if (!body) return [];
      const he = { id: player, name: '' };
      const seat = seatOf(body, he) ?? seatKeptFor(body, he);
      return seat === null ? [] : [{ id, createdAt: created_at, body, seat }];
    });
  }

  return {
    async of(player) {
      const found = await whereHeSits(player);
      return Promise.all(
        found.map(async ({ id, createdAt, body, seat }) => ({
          id,
          createdAt,
          name: body.name,
          stage: body.stage,
          isHost: body.host === player,
          seat,
          you: body.seats[seat],
          pinch: body.pinches[seat],
          whenLate: await whenLateOf(db, id, player),
          choices: (await choicesOf(db, id, seat)).map(({ body: choice, ...rest }): unknown => ({ ...rest, choice: JSON.parse(choice) })),
        })),
      );
    },

    async forget(player) {
      for (const { id } of await whereHeSits(player)) await tables.forget(id, { id: player, name: '' });
      await db.deleteFrom('when_late').where('player_id', '=', player).execute();
    },
  };
}

const whenLateOf = async (db: Db, table: string, player: string): Promise<string | null> => {
  const rows = db.selectFrom('when_late').select('does').where('table_id', '=', table).where('player_id', '=', player);
  return (await rows.executeTakeFirst())?.does ?? null;
};

const choicesOf = (db: Db, table: string, seat: number) =>
  db.selectFrom('choices').select(['seq', 'at', 'body']).where('table_id', '=', table).where('seat', '=', seat).orderBy('seq').execute();
