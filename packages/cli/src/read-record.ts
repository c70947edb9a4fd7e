/** Records of both forms: of whole games, and of what-ifs. */
import {
  BadInput,
  type Game,
  type GameRecord,
  isWhatIf,
  readRecord,
  readWhatIf,
  replay,
  replayWhatIf,
  type WhatIfRecord,
} from '@bb/engine';
import { readJson } from './read-json.ts';
import { Failure } from './usage.ts';

export type AnyRecord = GameRecord | WhatIfRecord;

/** A position, without the choices that led there. */
export const isSave = (json: unknown): boolean => typeof json === 'object' && json !== null && 'position' in json;

/** @throws BadInput that names the place. */
export const readAnyRecord = (json: unknown): AnyRecord => (isWhatIf(json) ? readWhatIf(json) : readRecord(json));

/** @throws BadInput for a choice that is not allowed, or a result that is not reached. */
export const playAgain = (record: AnyRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game =>
  'start' in record ? replayWhatIf(record, upTo, listen) : replay(record, upTo, listen);

/** @throws Failure */
export function recordIn(file: string): AnyRecord {
  const json = readJson(file);
  if (isSave(json)) throw new Failure(`${file}: is a save, not a record: it holds a position, and no choices to play again`);
  try {
    return readAnyRecord(json);
  } catch (error) {
    throw error instanceof BadInput ? new Failure(`${file}: ${error.message}`) : error;
  }
}
