/** Records of both forms: of whole games, and of what-ifs. */
import { type Game, type GameRecord, isWhatIf, readRecord, readWhatIf, replay, replayWhatIf, type WhatIfRecord } from '@bb/engine';

export type AnyRecord = GameRecord | WhatIfRecord;

/** A position, without the choices that led there. */
export const isSave = (json: unknown): boolean => typeof json === 'object' && json !== null && 'position' in json;

/** @throws BadInput that names the place. */
export const readAnyRecord = (json: unknown): AnyRecord => (isWhatIf(json) ? readWhatIf(json) : readRecord(json));

/** @throws BadInput for a choice that is not allowed, or a result that is not reached. */
export const playAgain = (record: AnyRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game =>
  'start' in record ? replayWhatIf(record, upTo, listen) : replay(record, upTo, listen);
