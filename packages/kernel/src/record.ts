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
const FORMAT: Format<Json> = {
  of: 'records',
  newest: RECORD_FORMAT,
  migrations: {
    // The names of the fields became those of any game.
    2: ({ engine, result, ...rest }) => ({
      ...rest,
      version: engine,
      result: isRecord(result) ? { ending: result.ending, scores: result.vp, winners: result.winners } : result,
    }),
  },
};

/** @returns the fields in the newest format. @throws BadInput for another format, game or version of its rules */
export function fieldsOf({ id, version }: Pick<Game<GameTypes>, 'id' | 'version'>, json: unknown, format: Format<Json>): Json {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const fields = inNewestFormat(json, json.format, format);
  if (fields.game !== id) throw new BadInput('game', `is ${String(fields.game)}, not ${id}`);
  if (fields.version !== version) throw new BadInput('version', `is ${String(fields.version)}; these rules are ${version}`);
  return fields;
}

/** @returns choices that the game has; whether they are legal is another question. @throws BadInput */
export function readChoices<T extends GameTypes>(
  { choices }: Game<T>,
  json: unknown,
  path: string,
): readonly ChoiceJson<T['choice']['type']>[] {
  if (!Array.isArray(json)) throw new BadInput(path, 'must be a list');
  return json.map((one, i) => choices.toJson(choices.fromJson(one, `${path}[${i}]`)));
}

/** What a record says. */
export interface ReadRecord<T extends GameTypes> {
  readonly options: T['options'];
  readonly choices: readonly ChoiceJson<T['choice']['type']>[];
  /** The position in which the choices begin. */
  readonly start: T['position'];
  /** What the choices should lead to. */
  readonly result: unknown;
}

/**
 * Checks a record but for the legality of its choices and its result, which `replay` checks.
 *
 * @throws BadInput that names the place: another game or version, an option, a choice that the game doesn't have
 */
export function readRecord<T extends GameTypes>(game: Game<T>, json: unknown): ReadRecord<T> {
  const fields = fieldsOf(game, json, FORMAT);
  const options = game.parseOptions(fields.options, 'options');
  const choices = readChoices(game, fields.choices, 'choices');
  return { options, choices, start: game.newGame(options), result: fields.result };
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
  choices: readonly ChoiceJson[],
  path: string,
  events?: T['event'][],
): void {
  for (const [i, one] of choices.entries()) {
    const choice = game.choices.fromJson(one, `${path}[${i}]`);
    const refused = refusal(game, p, choice);
    if (refused) throw new BadInput(`${path}[${i}]`, refused.message);
    game.play(p, choice, events);
  }
}

/**
 * Plays the choices of a record or a what-if, or the first `upTo` of them.
 *
 * @param events  what happens is appended to it
 * @returns a new position
 * @throws BadInput that names the first illegal choice, or a result that is not reached
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  { start, choices, result }: ReadRecord<T>,
  upTo = choices.length,
  events?: T['event'][],
): T['position'] {
  const p = game.clone(start);
  playChoices(game, p, choices.slice(0, upTo), 'choices', events);
  const reached = JSON.stringify(game.outcome(p));
  if (upTo >= choices.length && reached !== JSON.stringify(result ?? null)) throw new BadInput('result', `the choices lead to ${reached}`);
  return p;
}

/**
 * Replays a record: as `readRecord` and `replay`.
 *
 * @example replayRecord(chess, { …, game: 'draughts' }) // BadInput: game: is draughts, not chess
 */
export const replayRecord = <T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] =>
  replay(game, readRecord(game, json), upTo, events);
