/** Records: a whole game as its options and choices, which can be replayed. */

import { type AnyRecord, BadInput, checkGameId, type Format, inNewestFormat, isRecord, RECORD_FORMAT } from '@bb/kernel';
import { type Fault, int, list, object, oneOf } from '@bb/kernel/check';
import { newGame, type Outcome, outcome, play, refusal } from './engine.ts';
import { checkOptions, type GameOptions } from './options.ts';
import { type ChoiceJson, choiceFromJson } from './state/choice-json.ts';
import { ENDINGS, type Game } from './state/game.ts';
import { ENGINE_VERSION, GAME_ID } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

const FORMAT: Format<Fields> = {
  of: 'records',
  newest: RECORD_FORMAT,
  migrations: {
    // The names of the fields became those of any game.
    2: ({ engine, result, ...rest }) => ({
      ...rest,
      version: engine,
      result: isRecord(result) ? { ...result, scores: result.vp } : result,
    }),
  },
};

export interface GameRecord extends AnyRecord {
  readonly game: typeof GAME_ID;
  readonly options: GameOptions;
  readonly choices: readonly ChoiceJson[];
  readonly result: Outcome | null;
}

export const newRecord = (options: GameOptions, choices: readonly ChoiceJson[], result: Outcome | null): GameRecord => ({
  format: RECORD_FORMAT,
  game: GAME_ID,
  version: ENGINE_VERSION,
  options,
  choices,
  result,
});

/**
 * Checks the form of a record only; `replay` checks that each choice is legal. A record of an older format is migrated to the newest.
 * @throws BadInput that names the place of the first fault
 */
export function readRecord(json: unknown): GameRecord {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  const { game, version, options: given, choices, result = null } = inNewestFormat(json, json.format, FORMAT);
  checkGameId(game, GAME_ID);
  if (typeof version !== 'string') throw new BadInput('version', 'must be a text');
  const options = checkOptions(given, 'options');
  if (!Array.isArray(choices)) throw new BadInput('choices', 'must be a list');
  choices.forEach((choice, i) => {
    choiceFromJson(choice, `choices[${i}]`);
  });
  return { ...newRecord(options, choices, readOutcome(result)), version };
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

/**
 * Plays choices from the start of a game.
 * @param listen  called with the game before the first choice, to attach a listener
 * @throws BadInput that names the first illegal choice
 */
export function playChoices(options: GameOptions, choices: readonly ChoiceJson[], listen?: (g: Game) => void): Game {
  const g = newGame(options);
  listen?.(g);
  choices.forEach((json, i) => {
    const path = `choices[${i}]`;
    const choice = choiceFromJson(json, path);
    const refused = refusal(g, choice);
    if (refused) throw new BadInput(path, refused.message);
    play(g, choice);
  });
  return g;
}

/**
 * Plays a record's choices, or the first `upTo` of them.
 * @param listen  called with the game before the first choice, to attach a listener
 * @throws BadInput if a choice is not legal, or if all choices don't lead to the recorded result
 */
export function replay(record: GameRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game {
  const g = playChoices(record.options, record.choices.slice(0, upTo), listen);
  const reached = JSON.stringify(outcome(g));
  if (upTo === record.choices.length && reached !== JSON.stringify(record.result))
    throw new BadInput('result', `the choices lead to ${reached}`);
  return g;
}
