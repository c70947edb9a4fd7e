/** Records of games that branch off another one: a position, and the choices made since. */

import { BadInput, checkGameId, isRecord } from '@bb/kernel';
import { checkResult, newRecord, playOn, readOutcome, readRecord, WHAT_IF_FORMAT, type WhatIfRecord } from './record.ts';
import { loadFrom, save } from './save.ts';
import type { Game } from './state/game.ts';
import { GAME_ID } from './version.ts';

export const isWhatIf = (json: unknown): boolean => isRecord(json) && json.format === WHAT_IF_FORMAT;

/**
 * Checks the form, and loads the position, which comes back as it would be saved today; `replayWhatIf` checks that each choice is legal.
 * @throws BadInput that names the place of the first fault
 */
export function readWhatIf(json: unknown): WhatIfRecord {
  if (!isRecord(json) || json.format !== WHAT_IF_FORMAT) throw new BadInput('format', `must be ${WHAT_IF_FORMAT}`);
  checkGameId(json.game, GAME_ID);
  const start = save(loadFrom(json.start, 'start'));
  const record = readRecord({ ...newRecord(start.options, [], null), choices: json.choices });
  const whatIf = typeof json.whatIf === 'number' ? json.whatIf : 0;
  return { ...record, result: readOutcome(json.result ?? null), format: WHAT_IF_FORMAT, start, whatIf };
}

/**
 * Plays a what-if's choices, or the first `upTo` of them.
 * @param listen  called with the game before the first choice, to attach a listener
 * @throws BadInput if a choice is not legal, or if all choices don't lead to the recorded result
 */
export function replayWhatIf(record: WhatIfRecord, upTo = record.choices.length, listen?: (g: Game) => void): Game {
  const g = loadFrom(record.start, 'start');
  listen?.(g);
  playOn(g, record.choices.slice(0, upTo));
  if (upTo === record.choices.length) checkResult(g, record.result);
  return g;
}
