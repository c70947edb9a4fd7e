/** The choices of a table, played again by its rules. */
import { CHANCE, type Choice, type Game, type GameEvent, type Seat } from '@bb/engine';
import { type Undo, undoOf } from '@bb/protocol';
import { rulesOf } from '../rules/rules.ts';
import type { Db } from '../storage/schema.ts';
import type { TableBody } from './table-body.ts';

interface Made {
  readonly seat: number;
  readonly body: string;
}

/** The first so many, in order. */
export const choicesMade = (db: Db, table: string, head: number): Promise<readonly Made[]> =>
  db.selectFrom('choices').select(['seat', 'body']).where('table_id', '=', table).where('seq', '<', head).orderBy('seq').execute();

/** Whether the game has come to its end: from then on its dice are known. */
export function isPlayedOut(body: TableBody, made: readonly Made[]): boolean {
  const rules = rulesOf(body.engine);
  const game = rules.newGame(body.options);
  for (const { body: choice } of made) rules.play(game, rules.choiceFromJson(JSON.parse(choice)));
  return game.ending !== '';
}

/** What the seat may take back without asking anybody. */
export function ownUndo(body: TableBody, made: readonly Made[], seat: Seat): Undo {
  const rules = rulesOf(body.engine);
  const choices = made.map(({ body: choice }): Choice => rules.choiceFromJson(JSON.parse(choice)));
  // Only what is the seat's own, back from the end, can be of interest.
  const first = made.findLastIndex((one) => one.seat !== seat) + 1;
  const game = rules.newGame(body.options);
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

/** Whether it was a seat's: the server's pass for one that could do nothing else counts as any other, or it would tell that it was one. */
export const wasMade = (made: readonly Made[], at: number): boolean => (made[at]?.seat ?? CHANCE) !== CHANCE;
