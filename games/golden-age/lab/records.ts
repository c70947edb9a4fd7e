/** Makes and verifies the records of games. */
import type { RecordKeeper, Verified } from '@bb/command';
import { type GameRecord, type GoldenAge, load, newRecord, outcome, save } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import { checkDice, readDiceProof } from '@bb/protocol';
import { isSave, playAgain, readAnyRecord } from './read-record.ts';

/** @returns how many dice match the seed; null if the record has no proof. @throws BadInput that names the first die that does not match */
function throwsOf(json: unknown, record: GameRecord): number | null {
  if (typeof json !== 'object' || json === null || !('dice' in json)) return null;
  const { throws, wrong } = checkDice(record, readDiceProof(json.dice));
  const [first] = wrong;
  if (first)
    throw new BadInput(
      `choices[${first.choice}]`,
      `is ${JSON.stringify(first.found)}, but the seed gives ${JSON.stringify(first.expected)}`,
    );
  return throws.length;
}

/** Replays a record or a what-if, or opens a save. @throws BadInput that names the place of the fault */
function verify(json: unknown): Verified {
  if (isSave(json)) {
    const { options } = save(load(json));
    return { kind: 'save', players: options.players, choices: 0, result: null, scores: null, throws: null };
  }
  const record = readAnyRecord(json);
  playAgain(record);
  return {
    kind: 'start' in record ? 'what-if' : 'record',
    players: record.options.players,
    choices: record.choices.length,
    result: record.result,
    scores: record.result?.vp ?? null,
    throws: 'start' in record ? null : throwsOf(json, record),
  };
}

export const RECORDS: RecordKeeper<GoldenAge> = { record: (options, choices, g) => newRecord(options, choices, outcome(g)), verify };
