/** Records: a whole game as its options and choices, which can be replayed. */

import { type AnyRecord, BadInput, checkGameId, type Format, inNewestFormat, isRecord, RECORD_FORMAT } from '@bb/kernel';
import { type Fault, int, list, object, oneOf } from './data/check.ts';
import { newGame, type Outcome, outcome, play, refusal } from './engine.ts';
import { checkOptions, type GameOptions } from './options.ts';
import type { Save } from './save.ts';
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

/** The format of a what-if. Not a number, so that a program that only knows records can't misread one. */
export const WHAT_IF_FORMAT = 'what-if-1';

/** The record of a game that branches off another one. */
export interface WhatIfRecord extends Omit<GameRecord, 'format'> {
  readonly format: typeof WHAT_IF_FORMAT;
  /** The position from which it begins. */
  readonly start: Save;
  /** The Player-Turn of the other game in which it begins, or 0 if unknown. */
  readonly whatIf: number;
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

export function readOutcome(json: unknown): Outcome | null {
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
  return playOn(g, choices);
}

/** @throws BadInput that names the first illegal choice */
export function playOn(g: Game, choices: readonly ChoiceJson[]): Game {
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
  if (upTo === record.choices.length) checkResult(g, record.result);
  return g;
}

/** @throws BadInput if the game has not come to this result */
export function checkResult(g: Game, result: Outcome | null): void {
  const reached = outcome(g);
  if (JSON.stringify(reached) !== JSON.stringify(result)) throw new BadInput('result', `the choices lead to ${JSON.stringify(reached)}`);
}
