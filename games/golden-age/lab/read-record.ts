/** Reads records of both kinds: whole games and what-ifs. */
import { Failure } from '@bb/command';
import {
  type Game,
  type GameRecord,
  isWhatIf,
  readRecord,
  readWhatIf,
  replay,
  replayWhatIf,
  type WhatIfRecord,
} from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';

export type AnyRecord = GameRecord | WhatIfRecord;

/** Is this a save, which has a position but no choices? */
export const isSave = (json: unknown): boolean => typeof json === 'object' && json !== null && 'position' in json;

/** @throws BadInput that names the place of the fault */
export const readAnyRecord = (json: unknown): AnyRecord => (isWhatIf(json) ? readWhatIf(json) : readRecord(json));

/** Replays a record up to a number of choices. @throws BadInput if a choice is illegal, or the result is not reached */
export const playAgain = (record: AnyRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game =>
  'start' in record ? replayWhatIf(record, upTo, listen) : replay(record, upTo, listen);

/** @param json  what the file holds. @throws Failure that names the file and the fault */
export function recordIn(file: string, json: unknown): AnyRecord {
  if (isSave(json)) throw new Failure(`${file}: is a save, not a record: it holds a position, and no choices to play again`);
  try {
    return readAnyRecord(json);
  } catch (error) {
    throw error instanceof BadInput ? new Failure(`${file}: ${error.message}`) : error;
  }
}
