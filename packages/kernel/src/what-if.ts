/**
 * What-ifs: a what-if is a game that branches off another one. Like a record, it contains no position, so that a replay can check it: it has the
 * choices of the other game up to the branch, the seed that deals anew what its player did not know there, and the choices since.
 */
import { BadInput } from './bad-input.ts';
import type { ChoiceJson } from './choices.ts';
import type { Format } from './formats.ts';
import type { Game, GameTypes, Seat } from './game.ts';
import { isRecord } from './json.ts';
import { type AnyRecord, fieldsOf, playChoices, type ReadRecord, readChoices, readRecord, recordedChoices, replay } from './record.ts';
import { seeded } from './seeded.ts';

/** The format of the what-ifs that this program writes. Raise it also when `seeded` changes. */
export const WHAT_IF_FORMAT = 1;

type Kind<T extends GameTypes> = T['choice']['type'];

/** A new deal of all that a seat can't see. */
export interface Deal {
  /** The seat whose knowledge is kept; null for a spectator. */
  readonly seat: Seat | null;
  /** The seed for `seeded`. */
  readonly seed: string;
}

/** A part of the game that a what-if comes from. */
export interface Segment<Kind extends string = string> {
  readonly choices: readonly ChoiceJson<Kind>[];
  /** The deal after these choices; null if nothing was hidden. */
  readonly deal: Deal | null;
}

export interface WhatIf<Options = object> extends Omit<AnyRecord, 'options' | 'choices'> {
  /** Tells a what-if from a record. */
  readonly kind: 'what-if';
  readonly options: Options;
  /** The game up to the branch. It has more than one segment if the what-if branches off another what-if. */
  readonly origin: readonly Segment[];
  /** The choices since. */
  readonly choices: readonly ChoiceJson[];
}

/** @returns the record of a what-if that has come to position `p` by these choices since its origin */
export const whatIfOf = <T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  origin: readonly Segment[],
  choices: readonly ChoiceJson[],
  p: T['position'],
): WhatIf<T['options']> => ({
  kind: 'what-if',
  format: WHAT_IF_FORMAT,
  game: game.id,
  version: game.version,
  options,
  origin,
  choices,
  result: game.outcome(p),
});

export const isWhatIf = (json: unknown): boolean => isRecord(json) && json.kind === 'what-if';

const FORMAT: Format<Readonly<Record<string, unknown>>> = { of: 'what-ifs', newest: WHAT_IF_FORMAT, migrations: {} };

/** @throws BadInput */
function readDeal(json: unknown, path: string, players: number): Deal | null {
  if (json === null) return null;
  if (!isRecord(json)) throw new BadInput(path, 'must be an object or null');
  const { seat, seed } = json;
  if (typeof seed !== 'string') throw new BadInput(`${path}.seed`, 'must be a text');
  if (seat === null) return { seat, seed };
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players) return { seat, seed };
  throw new BadInput(`${path}.seat`, `must be a seat from 0 to ${players - 1}, or null`);
}

/** @throws BadInput */
function readOrigin<T extends GameTypes>(game: Game<T>, json: unknown, players: number): readonly Segment<Kind<T>>[] {
  if (!Array.isArray(json) || json.length === 0) throw new BadInput('origin', 'must be a list, and not empty');
  return json.map((segment: unknown, i) => {
    const path = `origin[${i}]`;
    if (!isRecord(segment)) throw new BadInput(path, 'must be an object');
    return { choices: readChoices(game, segment.choices, `${path}.choices`), deal: readDeal(segment.deal, `${path}.deal`, players) };
  });
}

/**
 * @returns the position in which a what-if of this origin begins
 * @throws BadInput that names the first illegal choice
 * @example whatIfStart(game, { players: 2 }, [{ choices: [{ type: 'sail' }], deal: null }]) // BadInput: origin[0].choices[0]: …
 */
export function whatIfStart<T extends GameTypes>(game: Game<T>, options: T['options'], origin: readonly Segment[]): T['position'] {
  const p = game.newGame(options);
  for (const [i, { choices, deal }] of origin.entries()) {
    playChoices(game, p, choices, `origin[${i}].choices`);
    if (game.outcome(p)) throw new BadInput(`origin[${i}].choices`, 'the game is over there');
    if (deal) game.resample(p, deal.seat, seeded(deal.seed));
  }
  return p;
}

/** A checked what-if, except that its choices may be illegal and its result wrong. The choices are those since its origin. */
export interface ReadWhatIf<T extends GameTypes> extends ReadRecord<T> {
  readonly origin: readonly Segment<Kind<T>>[];
}

/**
 * Checks a what-if, except whether the choices since its origin are legal and lead to its result: `playRecord` and `replay` check that.
 *
 * @throws BadInput that names the place: as `readRecord`, or a part of the origin
 */
export function readWhatIf<T extends GameTypes>(game: Game<T>, json: unknown): ReadWhatIf<T> {
  const fields = fieldsOf(game, json, FORMAT);
  const options = game.parseOptions(fields.options, 'options');
  const origin = readOrigin(game, fields.origin, options.players);
  const { version } = fields;
  const choices = recordedChoices(game, version, fields.choices);
  return { version, options, origin, choices, start: whatIfStart(game, options, origin), result: fields.result };
}

/** Reads a what-if with `readWhatIf` and plays it with `replay`. */
export const replayWhatIf = <T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] =>
  replay(game, readWhatIf(game, json), upTo, events);

/** Reads a record or a what-if, with `readRecord` or `readWhatIf`. */
export const readAny = <T extends GameTypes>(game: Game<T>, json: unknown): ReadRecord<T> =>
  (isWhatIf(json) ? readWhatIf : readRecord)(game, json);

/** Reads a record or a what-if with `readAny` and plays it with `replay`. */
export const replayAny = <T extends GameTypes>(game: Game<T>, json: unknown, upTo?: number, events?: T['event'][]): T['position'] =>
  replay(game, readAny(game, json), upTo, events);
