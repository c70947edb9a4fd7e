/** Reads the choices of a table, and replays them by its rules. */
import { type AnyChoice, CHANCE, type Game, type Seat } from '@bb/kernel';
import { type Undo, undoOf } from '@bb/protocol';
import type { Db } from '../storage/schema.ts';
import { hostedGame } from './hosted-games.ts';
import type { TableRecord } from './table-record.ts';
import { readStored } from './unreadable.ts';

interface StoredChoice {
  /** -1 is Chance. */
  readonly seat: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The choice, as JSON. */
  readonly body: string;
}

/** @returns the first `head` choices, in order */
export const readChoices = (db: Db, table: string, head: number): Promise<readonly StoredChoice[]> =>
  db.selectFrom('choices').select(['seat', 'at', 'body']).where('table_id', '=', table).where('seq', '<', head).orderBy('seq').execute();

/** @throws Refused `unreadableTable` */
const storedChoice = (game: Game, body: string): AnyChoice => readStored(() => game.choices.fromJson(JSON.parse(body)));

/** Whether the game is over after these choices. Then the dice seed is public. */
export function hasEnded(record: TableRecord, stored: readonly StoredChoice[]): boolean {
  const { game } = hostedGame(record.game, record.version);
  const p = game.newGame(record.options);
  for (const { body } of stored) game.play(p, storedChoice(game, body));
  return game.seatToChoose(p) === null;
}

/** @returns what the seat may take back without a vote */
export function ownUndo(record: TableRecord, stored: readonly StoredChoice[], seat: Seat): Undo {
  const { game } = hostedGame(record.game, record.version);
  const choices = stored.map(({ body }) => storedChoice(game, body));
  // An undo goes back no further than the seat's own last choices: replay only those with their positions and events.
  const first = stored.findLastIndex((choice) => choice.seat !== seat) + 1;
  const p = game.newGame(record.options);
  const positions: object[] = [];
  const happened: (readonly object[])[] = [];
  for (const choice of choices.slice(0, first)) game.play(p, choice);
  for (const choice of choices.slice(first)) {
    positions.push(game.clone(p));
    const events: object[] = [];
    game.play(p, choice, events);
    happened.push(events);
  }
  positions.push(p);
  const positionAt = (length: number): object => positions[length - first] ?? p;
  return undoOf(
    game,
    {
      isOver: game.seatToChoose(p) === null,
      length: stored.length,
      maker: (at) => stored[at]?.seat,
      view: (length, viewer) => game.view(positionAt(length), viewer),
      events: (at) => happened[at - first] ?? [],
      wasAsked: (at) => game.legal(positionAt(at)).length > 1,
    },
    seat,
  );
}

/**
 * Whether a seat made the choice, and not Chance. A pass that the server made for a seat counts too, even if the seat had no other choice:
 * leaving it out would tell that.
 */
export const isSeatChoice = (stored: readonly StoredChoice[], at: number): boolean => (stored[at]?.seat ?? CHANCE) !== CHANCE;
