/** Makes and verifies the records of games. */
import type { RecordKeeper, Verified } from '@bb/command';
import { type GoldenAge, goldenAge, newRecord, outcome } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import { checkDice, readDiceProof } from '@bb/protocol';
import { type AnyRecord, readAnyRecord } from './read-record.ts';

/** @returns how many dice match the seed; null if the record has no proof. @throws BadInput that names the first die that does not match */
function throwsOf(json: unknown, record: AnyRecord): number | null {
  if (typeof json !== 'object' || json === null || !('dice' in json)) return null;
  const { throws, wrong } = checkDice(goldenAge, record, readDiceProof(json.dice));
  const [first] = wrong;
  if (first)
    throw new BadInput(
      `choices[${first.choice}]`,
      `is ${JSON.stringify(first.found)}, but the seed gives ${JSON.stringify(first.expected)}`,
    );
  return throws.length;
}

/** Replays a record or a what-if. @throws BadInput that names the place of the fault */
function verify(json: unknown): Verified {
  const record = readAnyRecord(json);
  const result = outcome(record.play());
  return {
    kind: record.kind,
    players: record.options.players,
    choices: record.choices.length,
    result,
    scores: result?.scores ?? null,
    throws: record.kind === 'what-if' ? null : throwsOf(json, record),
  };
}

export const RECORDS: RecordKeeper<GoldenAge> = { record: (options, choices, g) => newRecord(options, choices, outcome(g)), verify };
