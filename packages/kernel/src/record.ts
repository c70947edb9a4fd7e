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

/** @returns the fields in the newest format. @throws BadInput for another format or game, or without a version of its rules */
export function fieldsOf({ id }: Pick<Game<GameTypes>, 'id'>, json: unknown, format: Format<Json>): Json & { readonly version: string } {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const fields = inNewestFormat(json, json.format, format);
  if (fields.game !== id) throw new BadInput('game', `is ${String(fields.game)}, not ${id}`);
  const { version } = fields;
  if (typeof version !== 'string') throw new BadInput('version', 'must be a text');
  return { ...fields, version };
}

/** @returns choices that the game has; whether they are legal is another question. @throws BadInput */
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

/** @returns choices of other rules, which this game may lack. @throws BadInput for what is no choice of any game */
function readOtherChoices(json: unknown): readonly ChoiceJson[] {
  if (!Array.isArray(json)) throw new BadInput('choices', 'must be a list');
  return json.map((item: unknown, i) => {
    if (isChoiceJson(item)) return item;
    throw new BadInput(`choices[${i}]`, 'must be an object with a type');
  });
}

/** What a record says. */
export interface ReadRecord<T extends GameTypes> {
  /** The version of the rules that the game was played with. */
  readonly version: string;
  readonly options: T['options'];
  /** If the record was played with other rules, the game may lack some of them. */
  readonly choices: readonly ChoiceJson[];
  /** The position in which the choices begin. */
  readonly start: T['position'];
  /** What the choices should lead to. */
  readonly result: unknown;
}

/** The choices since the start. @throws BadInput for a choice that the game lacks, unless the record was played with other rules */
export const recordedChoices = <T extends GameTypes>(game: Game<T>, version: string, json: unknown): readonly ChoiceJson[] =>
  version === game.version ? readChoices(game, json, 'choices') : readOtherChoices(json);

/**
 * Checks a record but for the legality of its choices and its result, which `playRecord` and `replay` check. The record may be of another
 * version of the rules.
 *
 * @throws BadInput that names the place: another game, an option, a choice that the game doesn't have
 */
export function readRecord<T extends GameTypes>(game: Game<T>, json: unknown): ReadRecord<T> {
  const fields = fieldsOf(game, json, FORMAT);
  const { version } = fields;
  const options = game.parseOptions(fields.options, 'options');
  const choices = recordedChoices(game, version, fields.choices);
  return { version, options, choices, start: game.newGame(options), result: fields.result };
}

/** How far a game gets with choices from outside. */
interface Progress {
  /** The number of choices made. */
  readonly length: number;
  /** The first choice that can't be made, and why; null if all were made. */
  readonly fault: BadInput | null;
}

/** Plays choices until one is not legal. @param path  where they are in the input, for the fault */
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
 * Plays choices that come from outside.
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
 * @param events  what happens is appended to it
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
  const isOther = !fault && length === choices.length && reached !== JSON.stringify(result ?? null);
  return { position, length, fault: isOther ? new BadInput('result', `the choices lead to ${reached}`) : fault };
}

/** That a record was played with other rules than the game has here. */
export interface OtherRules {
  /** The version of the rules that it was played with. */
  readonly version: string;
  /** The number of choices after which it is another game by these rules; all of them if only its result is another. Missing if it is the same game. */
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
 * @param events  what happens is appended to it
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
 * Replays a record: as `readRecord` and `replay`.
 *
 * @example replayRecord(chess, { …, game: 'draughts' }) // BadInput: game: is draughts, not chess
 */
export const replayRecord = <T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] =>
  replay(game, readRecord(game, json), upTo, events);
