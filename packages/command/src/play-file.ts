/** Plays the record in a file, also one of other rules than this program has. */
import {
  BadInput,
  type Game,
  type GameTypes,
  isRecord,
  type OtherRules,
  otherRulesOf,
  type PlayedRecord,
  playRecord,
  type ReadRecord,
  readAny,
} from '@bb/kernel';
import { Failure, OTHER_RULES } from './usage.ts';

/** @returns the record or what-if in a file. @throws Failure that names the file and the fault, and the rules if they are others */
export function readGame<T extends GameTypes>(file: string, game: Game<T>, json: unknown): ReadRecord<T> {
  try {
    return readAny(game, json);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const version = isRecord(json) ? (json.version ?? json.engine) : undefined;
    const isOther = typeof version === 'string' && isRecord(json) && json.game === game.id && version !== game.version;
    if (!isOther) throw new Failure(`${file}: ${error.message}`);
    throw new Failure(`${file}: was played with rules ${version}, and these are ${game.version}: ${error.message}`, OTHER_RULES);
  }
}

/** How far a record could be played, and whether it was played with other rules. */
export type PlayedFile<T extends GameTypes> = PlayedRecord<T> & { readonly other: OtherRules | null };

/**
 * Plays a record, or its first `upTo` choices. One of other rules is played as far as its choices are legal here.
 *
 * @param events  what happens is appended to it
 * @throws Failure that names the file and the fault, if the record is one of these rules
 */
export function playFile<T extends GameTypes>(
  file: string,
  game: Game<T>,
  record: ReadRecord<T>,
  upTo?: number,
  events?: T['event'][],
): PlayedFile<T> {
  const played = playRecord(game, record, upTo, events);
  const other = otherRulesOf(game, record, played);
  if (played.fault && !other) throw new Failure(`${file}: ${played.fault.message}`);
  return { ...played, other };
}

/** @returns what a command says of a record of other rules, such as `was played with rules 1.0.0; by 1.1.0 it is another game from choice 57 of 300 on (…)` */
export function otherRulesText<T extends GameTypes>(
  { version }: Pick<Game<T>, 'version'>,
  record: Pick<ReadRecord<T>, 'choices'>,
  { other, fault }: Pick<PlayedFile<T>, 'other' | 'fault'>,
): string | null {
  if (!other) return null;
  const of = record.choices.length;
  const played = `was played with rules ${other.version}`;
  if (other.from === undefined) return `${played}; by ${version} it is the same game`;
  if (other.from === of) return `${played}; by ${version} it has another result (${fault?.message})`;
  return `${played}; by ${version} it is another game from choice ${other.from + 1} of ${of} on (${fault?.message})`;
}
