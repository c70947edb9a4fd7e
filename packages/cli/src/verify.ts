/** `bb verify`: replays records and what-ifs of any game. */
import { BadUsage, type Command, Failure, parse, readJson, type Verified } from '@bb/command';
import { BadInput } from '@bb/kernel';
import { gameNamed, idOfRecord } from './games.ts';

/** @param ok gets what the file holds, if it has no fault @returns the fault of a file, or null if it has none */
async function faultOf(file: string, wantsDice: boolean, ok: (found: Verified, scoreName: string) => void): Promise<string | null> {
  try {
    const json = readJson(file);
    const visit = await gameNamed(idOfRecord(json));
    const { found, scoreName } = visit(({ commands }) => ({ found: commands.records.verify(json), scoreName: commands.scoreName }));
    if (wantsDice && found.throws === null) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
    ok(found, scoreName);
    return null;
  } catch (error) {
    if (error instanceof BadInput) return `${file}: ${error.message}`;
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

const describe = ({ kind, players, choices, scores, throws }: Verified, scoreName: string): string =>
  `a ${kind}, ${players} players, ${choices} choices, ${scores ? `${scores.join(' : ')} ${scoreName}` : 'not finished'}${throws === null ? '' : `, ${throws} dice match the seed`}`;

export const verify: Command = {
  name: 'verify',
  summary: 'replay records, and name any faults',
  help: `bb verify FILE.. [--dice] [--json]

Replays each record, choice by choice, and compares its result; a what-if is played from the beginning of the
game that it leaves. If a record has a proof of its dice (docs/dice.md), every die is checked against the seed.
Exits with 1 if any file is wrong.

  --dice   a record without such a proof is wrong too
  --json   a line of JSON for each file`,
  async run(args, io) {
    const { values, positionals } = parse(args, { dice: { type: 'boolean' }, json: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
    if (positionals.length === 0) throw new BadUsage('no file is given');
    let wrong = 0;
    for (const file of positionals) {
      const fault = await faultOf(file, values.dice === true, ({ scores, ...found }, scoreName) => {
        io.out(
          values.json
            ? JSON.stringify({ type: 'file', file, ok: true, ...found })
            : `OK  ${file}: ${describe({ scores, ...found }, scoreName)}`,
        );
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
