/** Records: a whole game as its options and its choices, which anybody can replay. */
import { BadInput } from './bad-input.ts';
import type { ChoiceJson } from './choices.ts';
import { type Format, inNewestFormat } from './formats.ts';
import type { Game, GameTypes, Outcome } from './game.ts';
import { isRecord } from './json.ts';
import { refusal } from './refusal.ts';

/** The format of the records that this program writes. */
export const RECORD_FORMAT = 2;

export interface AnyRecord {
  readonly format: number;
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly version: string;
  readonly options: object;
  /** All choices in order, those of Chance included. */
  readonly choices: readonly ChoiceJson[];
  /** Null if the record ends before the game does. */
  readonly result: Outcome | null;
}

/** @returns the record of a game that has come to position `p` by these choices */
export const recordOf = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  choices: readonly ChoiceJson[],
  p: T['position'],
): AnyRecord => ({
  format: RECORD_FORMAT,
  game: game.id,
  version: game.version,
  options,
  choices,
  result: game.outcome(p),
});

type Json = Readonly<Record<string, unknown>>;
const FORMAT: Format<Json> = { of: 'records', newest: RECORD_FORMAT, migrations: {} };

/** @param found  the id that a record names. @throws BadInput if that is another game */
export function checkGameId(found: unknown, id: string): void {
  if (found !== id) throw new BadInput('game', `is ${String(found)}, not ${id}`);
}

/** @returns the fields in the newest format. @throws BadInput for another format, game or version of its rules */
export function fieldsOf({ id, version }: Pick<Game<GameTypes>, 'id' | 'version'>, json: unknown, format: Format<Json>): Json {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const fields = inNewestFormat(json, json.format, format);
  checkGameId(fields.game, id);
  if (fields.version !== version) throw new BadInput('version', `is ${String(fields.version)}; these rules are ${version}`);
  return fields;
}

/**
 * Plays choices that come from outside.
 *
 * @param path  where they are in the input, for messages
 * @throws BadInput that names the first illegal choice; those before it have been made
 */
export function playChoices<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  choices: unknown,
  path: string,
  upTo = Number.POSITIVE_INFINITY,
  events?: T['event'][],
): void {
  if (!Array.isArray(choices)) throw new BadInput(path, 'must be a list');
  for (const [i, one] of choices.slice(0, upTo).entries()) {
    const choice = game.choices.fromJson(one, `${path}[${i}]`);
    const refused = refusal(game, p, choice);
    if (refused) throw new BadInput(`${path}[${i}]`, refused.message);
    game.play(p, choice, events);
  }
}

/** @throws BadInput if the game has not come to this result */
export function checkResult<T extends GameTypes>(game: Game<T>, p: T['position'], result: unknown): void {
  const reached = JSON.stringify(game.outcome(p));
  if (reached !== JSON.stringify(result ?? null)) throw new BadInput('result', `the choices lead to ${reached}`);
}

/**
 * Replays a record, or the first `upTo` choices of it.
 *
 * @param events  what happens is appended to it
 * @throws BadInput that names the place: another game or version, an option, the first illegal choice, a result that is not reached
 * @example replayRecord(chess, { …, game: 'draughts' }) // BadInput: game: is draughts, not chess
 */
export function replayRecord<T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] {
  const { options, choices, result } = fieldsOf(game, json, FORMAT);
  const p = game.newGame(game.parseOptions(options, 'options'));
  playChoices(game, p, choices, 'choices', upTo, events);
  if (upTo === undefined || (Array.isArray(choices) && upTo >= choices.length)) checkResult(game, p, result);
  return p;
}
