/** Records: a record is a whole game as its options and its choices, so that anybody can replay it. */
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
    // Format 1 had the names of one game: `engine`, `vp`.
    2: ({ engine, result, ...rest }) => ({
      ...rest,
      version: engine,
      result: isRecord(result) ? { ending: result.ending, scores: result.vp, winners: result.winners } : result,
    }),
  },
};

/** @returns the fields in the newest format. @throws BadInput for another format or game, or without a version of its rules */
export function fieldsOf({ id }: Pick<Game<GameTypes>, 'id'>, json: unknown, format: Format<Json>): Json & { readonly version: string } {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const fields = inNewestFormat(json, json.format, format);
  if (fields.game !== id) throw new BadInput('game', `is ${String(fields.game)}, not ${id}`);
  const { version } = fields;
  if (typeof version !== 'string') throw new BadInput('version', 'must be a text');
  return { ...fields, version };
}

/** @returns choices that the game knows, legal or not. @throws BadInput for one that it does not know */
export function readChoices<T extends GameTypes>(
  { choices }: Game<T>,
  json: unknown,
  path: string,
): readonly ChoiceJson<T['choice']['type']>[] {
  if (!Array.isArray(json)) throw new BadInput(path, 'must be a list');
  return json.map((item, i) => choices.toJson(choices.fromJson(item, `${path}[${i}]`)));
}

const isChoiceJson = (json: unknown): json is ChoiceJson =>
  isRecord(json) &&
  typeof json.type === 'string' &&
  Object.values(json).every((value) => typeof value === 'string' || typeof value === 'number');

/** @returns choices of other rules, which this game need not know. @throws BadInput for JSON that is no choice of any game */
function readOtherChoices(json: unknown): readonly ChoiceJson[] {
  if (!Array.isArray(json)) throw new BadInput('choices', 'must be a list');
  return json.map((item: unknown, i) => {
    if (isChoiceJson(item)) return item;
    throw new BadInput(`choices[${i}]`, 'must be an object with a type');
  });
}

/** A checked record, except that its choices may be illegal and its result wrong. */
export interface ReadRecord<T extends GameTypes> {
  /** The version of the rules that the game was played with. */
  readonly version: string;
  readonly options: T['options'];
  /** If the record was played with other rules, the game may not know all of them. */
  readonly choices: readonly ChoiceJson[];
  /** The position in which the choices begin. */
  readonly start: T['position'];
  /** The outcome that the record claims; unchecked. */
  readonly result: unknown;
}

/** @returns the choices since the start. @throws BadInput for a choice that the game does not know, unless the record was played with other rules */
export const recordedChoices = <T extends GameTypes>(game: Game<T>, version: string, json: unknown): readonly ChoiceJson[] =>
  version === game.version ? readChoices(game, json, 'choices') : readOtherChoices(json);

/**
 * Checks a record, except whether its choices are legal and lead to its result: `playRecord` and `replay` check that. The record may be of
 * another version of the rules.
 *
 * @throws BadInput that names the place: another game, an option, a choice that the game does not know
 */
export function readRecord<T extends GameTypes>(game: Game<T>, json: unknown): ReadRecord<T> {
  const fields = fieldsOf(game, json, FORMAT);
  const { version } = fields;
  const options = game.parseOptions(fields.options, 'options');
  const choices = recordedChoices(game, version, fields.choices);
  return { version, options, choices, start: game.newGame(options), result: fields.result };
}

/** How far a list of untrusted choices could be played. */
interface Progress {
  /** The number of choices made. */
  readonly length: number;
  /** The first choice that can't be made, and why; null if all were made. */
  readonly fault: BadInput | null;
}

/** Plays choices until one is not legal. @param path  where they are in the input, for the message of the fault */
function playLegal<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  choices: readonly ChoiceJson[],
  path: string,
  events?: T['event'][],
): Progress {
  for (const [i, json] of choices.entries()) {
    const choice = game.choices.find(json);
    const why = choice ? refusal(game, p, choice)?.message : `no such choice: ${JSON.stringify(json).slice(0, 120)}`;
    if (!choice || why !== undefined) return { length: i, fault: new BadInput(`${path}[${i}]`, why ?? '') };
    game.play(p, choice, events);
  }
  return { length: choices.length, fault: null };
}

/**
 * Plays untrusted choices.
 *
 * @param path  where they are in the input, for messages
 * @throws BadInput that names the first illegal choice; those before it have been made
 */
export function playChoices<T extends GameTypes>(game: Game<T>, p: T['position'], choices: readonly ChoiceJson[], path: string): void {
  const { fault } = playLegal(game, p, choices, path);
  if (fault) throw fault;
}

/** How far a record could be played. */
export interface PlayedRecord<T extends GameTypes> extends Progress {
  readonly position: T['position'];
  /** The first choice that can't be made, or a result that is not reached; null if there is none. */
  readonly fault: BadInput | null;
}

/**
 * Plays the choices of a record or a what-if, or the first `upTo` of them, until one is not legal.
 *
 * @param events  the events of the choices are appended to it
 */
export function playRecord<T extends GameTypes>(
  game: Game<T>,
  { start, choices, result }: ReadRecord<T>,
  upTo = choices.length,
  events?: T['event'][],
): PlayedRecord<T> {
  const position = game.clone(start);
  const { length, fault } = playLegal(game, position, choices.slice(0, upTo), 'choices', events);
  const reached = JSON.stringify(game.outcome(position));
  const hasOtherResult = !fault && length === choices.length && reached !== JSON.stringify(result ?? null);
  return { position, length, fault: hasOtherResult ? new BadInput('result', `the choices lead to ${reached}`) : fault };
}

/** Tells that a record was played with another version of the rules. */
export interface OtherRules {
  /** The version of the rules that it was played with. */
  readonly version: string;
  /** The number of choices that can be played by these rules too; all of them if only the result differs. Missing if nothing differs. */
  readonly from?: number;
}

/** @returns null for a record of these rules */
export function otherRulesOf<T extends GameTypes>(
  game: Pick<Game<T>, 'version'>,
  { version }: Pick<ReadRecord<T>, 'version'>,
  { length, fault }: Progress,
): OtherRules | null {
  if (version === game.version) return null;
  return fault ? { version, from: length } : { version };
}

/**
 * Plays the choices of a record or a what-if of these rules, or the first `upTo` of them.
 *
 * @param events  the events of the choices are appended to it
 * @returns a new position
 * @throws BadInput for another version of the rules, or that names the first illegal choice, or a result that is not reached
 */
export function replay<T extends GameTypes>(game: Game<T>, record: ReadRecord<T>, upTo?: number, events?: T['event'][]): T['position'] {
  if (record.version !== game.version) throw new BadInput('version', `is ${record.version}; these rules are ${game.version}`);
  const { position, fault } = playRecord(game, record, upTo, events);
  if (fault) throw fault;
  return position;
}

/**
 * Reads a record with `readRecord` and plays it with `replay`.
 *
 * @example replayRecord(chess, { …, game: 'draughts' }) // BadInput: game: is draughts, not chess
 */
export const replayRecord = <T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] =>
  replay(game, readRecord(game, json), upTo, events);
