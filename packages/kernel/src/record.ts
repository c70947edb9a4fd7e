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

const FORMAT: Format<Readonly<Record<string, unknown>>> = { of: 'records', newest: RECORD_FORMAT, migrations: {} };

/** @param found  the id that a record names. @throws BadInput if that is another game */
export function checkGameId(found: unknown, id: string): void {
  if (found !== id) throw new BadInput('game', `is ${String(found)}, not ${id}`);
}

/**
 * Replays a record, or the first `upTo` choices of it.
 *
 * @param events  what happens is appended to it
 * @throws BadInput that names the place: another game or version, an option, the first illegal choice, a result that is not reached
 * @example replayRecord(landfall, { …, game: 'golden-age' }) // BadInput: game: is golden-age, not landfall
 */
export function replayRecord<T extends GameTypes>(
  game: Game<T>,
  json: unknown,
  upTo = Number.POSITIVE_INFINITY,
  events?: T['event'][],
): T['position'] {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const { game: named, version, options, choices, result = null } = inNewestFormat(json, json.format, FORMAT);
  checkGameId(named, game.id);
  if (version !== game.version) throw new BadInput('version', `is ${String(version)}; these rules are ${game.version}`);
  const p = game.newGame(game.parseOptions(options, 'options'));
  if (!Array.isArray(choices)) throw new BadInput('choices', 'must be a list');
  for (const [i, one] of choices.slice(0, upTo).entries()) {
    const choice = game.choices.fromJson(one, `choices[${i}]`);
    const refused = refusal(game, p, choice);
    if (refused) throw new BadInput(`choices[${i}]`, refused.message);
    game.play(p, choice, events);
  }
  const reached = JSON.stringify(game.outcome(p));
  if (upTo >= choices.length && reached !== JSON.stringify(result)) throw new BadInput('result', `the choices lead to ${reached}`);
  return p;
}
