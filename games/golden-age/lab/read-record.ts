/** Reads records of both kinds: whole games and what-ifs. */

import { checked } from '@bb/command';
import { type ChoiceJson, type Game, type GameEvent, type GameOptions, goldenAge, newGame, readRecord, replay } from '@bb/golden-age/rules';
import { isWhatIf, readWhatIf, replayWhatIf } from '@bb/kernel';

/** A record or a what-if whose form has been checked; its choices are checked when it is played. */
export interface AnyRecord {
  readonly kind: 'record' | 'what-if';
  readonly options: GameOptions;
  /** All choices; of a what-if, those since its origin. */
  readonly choices: readonly ChoiceJson[];
  /** @returns a new position in which it begins */
  start(): Game;
  /**
   * Replays it, or its first `upTo` choices.
   *
   * @param events  what happens is appended to it
   * @throws BadInput if a choice is illegal, or the result is not reached
   */
  play(upTo?: number, events?: GameEvent[]): Game;
}

/** @throws BadInput that names the place of the fault */
export function readAnyRecord(json: unknown): AnyRecord {
  if (isWhatIf(json)) {
    const { options, choices, start } = readWhatIf(goldenAge, json);
    return {
      kind: 'what-if',
      options,
      choices,
      start: () => goldenAge.clone(start),
      play: (upTo, events) => replayWhatIf(goldenAge, json, upTo, events),
    };
  }
  const record = readRecord(json);
  return {
    kind: 'record',
    options: record.options,
    choices: record.choices,
    start: () => newGame(record.options),
    play: (upTo, events) =>
      replay(record, upTo, (g) => {
        g.events = events ?? null;
      }),
  };
}

/** @param json  what the file holds. @throws Failure that names the file and the fault */
export const recordIn = (file: string, json: unknown): AnyRecord => checked(file, () => readAnyRecord(json));
