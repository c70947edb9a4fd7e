/** `bb verify`: replays records and what-ifs. */
import { goldenAge, outcome } from '@bb/golden-age/rules';
import { BadInput, type GameTypes, isWhatIf, type Outcome, replayAny } from '@bb/kernel';
import { checkDice, readDiceProof } from '@bb/protocol';
import { gameOfRecord, type ListedGame } from './games.ts';
import { readJson } from './read-json.ts';
import { type AnyRecord, readAnyRecord } from './read-record.ts';
import { BadUsage, type Command, Failure, parse } from './usage.ts';

interface Verified {
  readonly kind: 'record' | 'what-if';
  readonly players: number;
  /** How many choices were replayed; of a what-if, since its origin. */
  readonly choices: number;
  readonly result: Outcome | null;
  /** How many dice match the seed; null if the record has no proof of its dice. */
  readonly throws: number | null;
}

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
export function verified(json: unknown): Verified {
  const other = gameOfRecord(json);
  if (other) return other((listed) => verifiedAny(listed, json));
  const record = readAnyRecord(json);
  const end = record.play();
  return {
    kind: record.kind,
    players: record.options.players,
    choices: record.choices.length,
    result: outcome(end),
    throws: record.kind === 'what-if' ? null : throwsOf(json, record),
  };
}

/** Replays a record or a what-if of another game. @throws BadInput that names the place of the fault */
function verifiedAny<T extends GameTypes>({ game }: ListedGame<T>, json: unknown): Verified {
  const p = replayAny(game, json);
  const { options, choices } = json as { options: { players: number }; choices: readonly unknown[] };
  const ended = game.outcome(p);
  return {
    kind: isWhatIf(json) ? 'what-if' : 'record',
    players: options.players,
    choices: choices.length,
    result: ended,
    throws: null,
  };
}

/** @param ok gets what the file holds, if it has no fault @returns the fault of a file, or null if it has none */
function faultOf(file: string, wantsDice: boolean, ok: (found: Verified) => void): string | null {
  try {
    const found = verified(readJson(file));
    if (wantsDice && found.throws === null) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
    ok(found);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return `${file}: ${error.message}`;
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

const describe = ({ kind, players, choices, result, throws }: Verified): string =>
  `a ${kind}, ${players} players, ${choices} choices, ${result ? `${result.scores.join(' : ')} VP` : 'not finished'}${throws === null ? '' : `, ${throws} dice match the seed`}`;

export const verify: Command = {
  name: 'verify',
  summary: 'replay records, and name any faults',
  help: `bb verify FILE.. [--dice] [--json]

Replays each record, choice by choice, and compares its result; a what-if is played from the beginning of the
game that it leaves. If a record has a proof of its dice (docs/dice.md), every die is checked against the seed.
Exits with 1 if any file is wrong.

  --dice   a record without such a proof is wrong too
  --json   a line of JSON for each file`,
  run(args, io) {
    const { values, positionals } = parse(args, { dice: { type: 'boolean' }, json: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
    if (positionals.length === 0) throw new BadUsage('no file is given');
    let wrong = 0;
    for (const file of positionals) {
      const fault = faultOf(file, values.dice === true, (found) => {
        io.out(values.json ? JSON.stringify({ type: 'file', file, ok: true, ...found }) : `OK  ${file}: ${describe(found)}`);
      });
      if (fault === null) continue;
      wrong += 1;
      if (values.json) io.out(JSON.stringify({ type: 'file', file, ok: false, error: fault }));
      else io.out(`WRONG  ${fault}`);
    }
    if (wrong > 0) throw new Failure(`${wrong} of ${positionals.length} files ${wrong === 1 ? 'is' : 'are'} wrong`);
    return 0;
  },
};
