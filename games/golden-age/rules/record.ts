/** Records: a whole game as its options and choices, which can be replayed. */
import { type AnyRecord, BadInput, playChoices as playAny, RECORD_FORMAT, readRecord as readAny, replayRecord } from '@bb/kernel';
import { type Fault, int, list, object, oneOf } from '@bb/kernel/check';
import { goldenAge, newGame, type Outcome } from './game.ts';
import type { Options } from './options.ts';
import { type ChoiceJson, choiceFromJson, choiceToJson } from './state/choice-json.ts';
import { ENDINGS, type Game } from './state/position.ts';
import { GAME_ID, RULES_VERSION } from './version.ts';

export interface GameRecord extends AnyRecord {
  readonly game: typeof GAME_ID;
  readonly options: Options;
  readonly choices: readonly ChoiceJson[];
  readonly result: Outcome | null;
}

export const newRecord = (options: Options, choices: readonly ChoiceJson[], result: Outcome | null): GameRecord => ({
  format: RECORD_FORMAT,
  game: GAME_ID,
  version: RULES_VERSION,
  options,
  choices,
  result,
});

/**
 * Checks the form of a record of these rules only; `replay` checks that each choice is legal.
 *
 * @throws BadInput that names the place of the first fault
 */
export function readRecord(json: unknown): GameRecord {
  const { version, options, choices, result } = readAny(goldenAge, json);
  if (version !== RULES_VERSION) throw new BadInput('version', `is ${version}; these rules are ${RULES_VERSION}`);
  const own = choices.map((choice) => choiceToJson(choiceFromJson(choice)));
  return newRecord(options, own, readOutcome(result ?? null));
}

function readOutcome(json: unknown): Outcome | null {
  if (json === null) return null;
  const faults: Fault[] = [];
  if (isOutcome(json, 'result', faults)) return { ending: json.ending, scores: json.scores, winners: json.winners };
  const [{ path, message }] = faults;
  throw new BadInput(path, message);
}

const numbers = list(int(0, 1_000_000));
const isOutcome = object({ ending: oneOf(ENDINGS, 'ending'), scores: numbers, winners: numbers });

/** Plays choices from the start of a game. @throws BadInput that names the first illegal choice */
export function playChoices(options: Options, choices: readonly ChoiceJson[]): Game {
  const g = newGame(options);
  playAny(goldenAge, g, choices, 'choices');
  return g;
}

/** Plays a record's choices, or the first `upTo` of them, as the kernel does. */
export const replay = (record: GameRecord, upTo?: number): Game => replayRecord(goldenAge, record, upTo);
