/** Records: a whole game as its options and choices, replayable. */
import { isRecord } from './data/check.ts';
import { newGame, type Outcome, outcome, play, refusal } from './engine.ts';
import { checkOptions, type GameOptions } from './options.ts';
import { ENGINE_VERSION } from './save.ts';
import { BadInput } from './state/bad-input.ts';
import { type ChoiceJson, choiceFromJson } from './state/choice-json.ts';
import type { Game } from './state/game.ts';

/** The format this engine writes. */
export const RECORD_FORMAT = 1;

export interface GameRecord {
  readonly format: number;
  readonly engine: string;
  /** The id of the component set; a set other than `reconstructed` stands whole in the options. */
  readonly components: string;
  readonly options: GameOptions;
  /** Chance's choices included, in order. */
  readonly choices: readonly ChoiceJson[];
  /** Null while the game goes on. */
  readonly result: Outcome | null;
}

export function newRecord(options: GameOptions, choices: readonly ChoiceJson[], result: Outcome | null): GameRecord {
  const { components = 'reconstructed' } = options;
  return {
    format: RECORD_FORMAT,
    engine: ENGINE_VERSION,
    components: components === 'reconstructed' ? components : components.id,
    options,
    choices,
    result,
  };
}

/** The form only; `replay` checks that each choice was legal. @throws BadInput that names the place. */
export function readRecord(json: unknown): GameRecord {
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  if (json.format !== RECORD_FORMAT)
    throw new BadInput('format', `this engine reads records of format ${RECORD_FORMAT}, not ${String(json.format)}`);
  if (typeof json.engine !== 'string') throw new BadInput('engine', 'must be a text');
  const options = checkOptions(json.options, 'options');
  if (!Array.isArray(json.choices)) throw new BadInput('choices', 'must be a list');
  json.choices.forEach((choice, i) => {
    choiceFromJson(choice, `choices[${i}]`);
  });
  const result = json.result ?? null;
  if (result !== null && !isOutcome(result)) throw new BadInput('result', 'must be an outcome or null');
  return { ...newRecord(options, json.choices, result), engine: json.engine };
}

function isOutcome(json: unknown): json is Outcome {
  return isRecord(json) && typeof json.ending === 'string' && Array.isArray(json.vp) && Array.isArray(json.winners);
}

/**
 * Plays a record's choices, the first `upTo` of them; `listen` gives the game its listener first.
 * @throws BadInput for a choice that was not legal, or a result that was not reached.
 */
export function replay(record: GameRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game {
  const g = newGame(record.options);
  listen?.(g);
  record.choices.slice(0, upTo).forEach((json, i) => {
    const path = `choices[${i}]`;
    const choice = choiceFromJson(json, path);
    const refused = refusal(g, choice);
    if (refused) throw new BadInput(path, refused.message);
    play(g, choice);
  });
  if (upTo < record.choices.length) return g;
  const reached = outcome(g);
  if (JSON.stringify(reached) !== JSON.stringify(record.result))
    throw new BadInput('result', `the choices lead to ${JSON.stringify(reached)}`);
  return g;
}
