/** `bb verify`: plays records again, and opens saves. */
import { BadInput, load, type Outcome, save } from '@bb/engine';
import { readJson } from './read-json.ts';
import { isSave, playAgain, readAnyRecord } from './read-record.ts';
import { BadUsage, type Command, Failure, parse } from './usage.ts';

interface Verified {
  readonly kind: 'record' | 'what-if' | 'save';
  readonly players: number;
  /** Choices played again; 0 for a save. */
  readonly choices: number;
  readonly result: Outcome | null;
}

/** @throws BadInput that names the place. */
export function verified(json: unknown): Verified {
  if (isSave(json)) {
    const { options } = save(load(json));
    return { kind: 'save', players: options.players, choices: 0, result: null };
  }
  const record = readAnyRecord(json);
  playAgain(record);
  return {
    kind: 'start' in record ? 'what-if' : 'record',
    players: record.options.players,
    choices: record.choices.length,
    result: record.result,
  };
}

/** Null if all is well. */
function faultOf(file: string, ok: (found: Verified) => void): string | null {
  try {
    ok(verified(readJson(file)));
    return null;
  } catch (error) {
    if (error instanceof BadInput) return `${file}: ${error.message}`;
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

const tellOf = ({ kind, players, choices, result }: Verified): string =>
  kind === 'save'
    ? `a save, ${players} players`
    : `a ${kind}, ${players} players, ${choices} choices, ${result ? `${result.vp.join(' : ')} VP` : 'not finished'}`;

export const verify: Command = {
  name: 'verify',
  summary: 'play records again, and say where one is wrong',
  help: `bb verify FILE.. [--json]

Plays each record again, choice by choice, and compares its result; a what-if from the position in
which it begins. Opens each save.
Exits with 1 if any file is wrong.

  --json   a line of JSON for each file`,
  run(args, io) {
    const { values, positionals } = parse(args, { json: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
    if (positionals.length === 0) throw new BadUsage('no file is given');
    let wrong = 0;
    for (const file of positionals) {
      const fault = faultOf(file, (found) => {
        io.out(values.json ? JSON.stringify({ type: 'file', file, ok: true, ...found }) : `OK  ${file}: ${tellOf(found)}`);
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
