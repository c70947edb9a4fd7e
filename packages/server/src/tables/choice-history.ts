/** Reads the choices of a table, and replays them by its rules. */
import { CHANCE, type Choice, type Game, type GameEvent, type Seat } from '@bb/golden-age/rules';
import { type Undo, undoOf } from '@bb/protocol';
import { rulesOf } from '../rules/kept-rules.ts';
import type { Db } from '../storage/schema.ts';
import type { TableRecord } from './table-record.ts';

interface StoredChoice {
  /** -1 is Chance. */
  readonly seat: number;
  /** The choice, as JSON. */
  readonly body: string;
}

/** @returns the first `head` choices, in order */
export const readChoices = (db: Db, table: string, head: number): Promise<readonly StoredChoice[]> =>
  db.selectFrom('choices').select(['seat', 'body']).where('table_id', '=', table).where('seq', '<', head).orderBy('seq').execute();

/** Whether the game is over after these choices. Then the dice seed is public. */
export function hasEnded(record: TableRecord, made: readonly StoredChoice[]): boolean {
  const rules = rulesOf(record.engine);
  const game = rules.newGame(record.options);
  for (const { body: choice } of made) rules.play(game, rules.choiceFromJson(JSON.parse(choice)));
  return game.ending !== '';
}

/** @returns what the seat may take back without a vote */
export function ownUndo(record: TableRecord, made: readonly StoredChoice[], seat: Seat): Undo {
  const rules = rulesOf(record.engine);
  const choices = made.map(({ body: choice }): Choice => rules.choiceFromJson(JSON.parse(choice)));
  // An undo goes back no further than the seat's own last choices: replay only those with their positions and events.
  const first = made.findLastIndex((one) => one.seat !== seat) + 1;
  const game = rules.newGame(record.options);
  const positions: Game[] = [];
  const happened: (readonly GameEvent[])[] = [];
  for (const choice of choices.slice(0, first)) rules.play(game, choice);
  for (const choice of choices.slice(first)) {
    positions.push(rules.clone(game));
    const events: GameEvent[] = [];
    game.events = events;
    rules.play(game, choice);
    happened.push(events);
    game.events = null;
  }
  positions.push(game);
  const position = (length: number): Game => positions[length - first] ?? game;
  return undoOf(
    {
      isOver: game.ending !== '',
      length: made.length,
      choice: (at) => choices[at],
      maker: (at) => made[at]?.seat,
      view: (length, viewer) => rules.view(position(length), viewer),
      events: (at) => happened[at - first] ?? [],
      wasAsked: (at) => rules.legal(position(at)).length > 1,
    },
    seat,
  );
}

/**
 * Whether a seat made the choice, and not Chance. A pass that the server made for a seat counts too, even if the seat had no other choice:
 * leaving it out would tell that.
 */
export const isSeatChoice = (made: readonly StoredChoice[], at: number): boolean => (made[at]?.seat ?? CHANCE) !== CHANCE;
