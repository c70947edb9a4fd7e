/** Writes tables in the middle of their games into a database, as the server would have. */
import { randomUUID } from 'node:crypto';
import { CHANCE, choiceToJson, legal, newGame, play, seatToChoose } from '@bb/golden-age/rules';
import { SYSTEM_ENVIRONMENT } from '@bb/server/src/accounts/environment.ts';
import type { Player } from '@bb/server/src/accounts/sessions.ts';
import type { Database } from '@bb/server/src/storage/database.ts';
import type { Db, Schema } from '@bb/server/src/storage/schema.ts';
import { Tables } from '@bb/server/src/tables/tables.ts';
import type { Insertable } from 'kysely';
import { chance } from '../measures.ts';
import { SEATS } from './contestant.ts';

/** Different games. With more tables, several share the same choices. */
const GAMES = 20;
const ROWS_PER_INSERT = 2000;

interface Made {
  readonly seat: number;
  readonly body: string;
}

const known = new Map<string, readonly Made[]>();

/** @returns the first choices of a random game, at most `most` */
function gameOf(seed: number, most: number): readonly Made[] {
  const name = `${seed % GAMES}/${most}`;
  const made = known.get(name) ?? played(seed % GAMES, most);
  known.set(name, made);
  return made;
}

function played(seed: number, most: number): readonly Made[] {
  const game = newGame({ players: SEATS });
  const pick = chance(seed + 1);
  const made: Made[] = [];
  while (game.ask && made.length < most) {
    const offered = legal(game);
    const choice = offered[pick(offered.length)];
    if (!choice) throw new Error(`nothing is legal at ${game.ask.ask}`);
    made.push({ seat: seatToChoose(game) ?? CHANCE, body: JSON.stringify(choiceToJson(choice)) });
    play(game, choice);
  }
  return made;
}

/** Creates a table where these players sit and are ready. @returns its row */
async function createTable(db: Db, players: readonly Player[]): Promise<Insertable<Schema['tables']>> {
  const [host] = players;
  if (!host) throw new Error('a table needs players');
  const tables = new Tables(db, SYSTEM_ENVIRONMENT);
  const settings = {
    name: 'Bench',
    options: { players: SEATS },
    bots: players.map(() => null),
    isListed: false,
    hasSpectators: true,
    windows: 'fast',
  } as const;
  const id = await tables.create(host, settings);
  for (const player of players) {
    if (player !== host) await tables.join(id, player);
    await tables.ready(id, player, null);
  }
  return db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Creates `count` tables where these five sit, each with `choices` choices made. @returns their ids */
export async function createTables(
  { db }: Database,
  players: readonly Player[],
  count: number,
  choices: number,
): Promise<readonly string[]> {
  const { id: first, ...template } = await createTable(db, players);
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.deleteFrom('tables').where('id', '=', first).execute();
  await db.transaction().execute(async (tx) => {
    for (const [i, id] of ids.entries()) {
      const made = gameOf(i, choices);
      await tx
        .insertInto('tables')
        .values({ ...template, id, head: made.length, wake_at: null })
        .execute();
      const rows = made.map(({ seat, body }, seq) => ({ table_id: id, seq, at: 1, seat, key: seat === CHANCE ? null : `b${seq}`, body }));
      for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
        await tx
          .insertInto('choices')
          .values(rows.slice(at, at + ROWS_PER_INSERT))
          .execute();
    }
  });
  return ids;
}
