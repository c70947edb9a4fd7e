/** `bb verify`: replays records and what-ifs of any game. */
import { BadUsage, type Command, checked, Failure, parse, readJson } from '@bb/command';
import { BadInput, type GameTypes, isRecord, isWhatIf, readAny, replay } from '@bb/kernel';
import { checkDice, readDiceProof } from '@bb/protocol';
import { gameNamed, idOfRecord, type ListedGame } from './games.ts';

/** Replays a record or a what-if. @param wantsDice  whether it must have a proof of its dice @throws BadInput that names the place of the fault */
function verified<T extends GameTypes>({ game, commands: { scoreName } }: ListedGame<T>, json: unknown, wantsDice: boolean) {
  const read = readAny(game, json);
  const result = game.outcome(replay(game, read));
  const { options, choices } = read;
  const kind = isWhatIf(json) ? 'what-if' : 'record';
  const found = { kind, players: options.players, choices: choices.length, result };
  if (kind === 'what-if' || !isRecord(json) || !('dice' in json)) {
    if (wantsDice) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
    return { found: { ...found, throws: null }, scoreName };
  }
  const { throws, wrong } = checkDice(game, read, readDiceProof(json.dice));
  const [first] = wrong;
  if (!first) return { found: { ...found, throws: throws.length }, scoreName };
  throw new BadInput(`choices[${first.choice}]`, `is ${JSON.stringify(first.found)}, but the seed gives ${JSON.stringify(first.expected)}`);
}

/** @returns what the file holds. @throws Failure that names the fault of the file */
async function verifiedIn(file: string, wantsDice: boolean): Promise<ReturnType<typeof verified>> {
  const json = readJson(file);
  const visit = await gameNamed(idOfRecord(json));
  return visit((listed) => checked(file, () => verified(listed, json, wantsDice)));
}

const describe = ({ found: { kind, players, choices, result, throws }, scoreName }: ReturnType<typeof verified>): string =>
  `a ${kind}, ${players} players, ${choices} choices, ${result ? `${result.scores.join(' : ')} ${scoreName}` : 'not finished'}${throws === null ? '' : `, ${throws} dice match the seed`}`;

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
      try {
        const one = await verifiedIn(file, values.dice === true);
        io.out(values.json ? JSON.stringify({ type: 'file', file, ok: true, ...one.found }) : `OK  ${file}: ${describe(one)}`);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        wrong += 1;
        io.out(values.json ? JSON.stringify({ type: 'file', file, ok: false, error: error.message }) : `WRONG  ${error.message}`);
      }
    }
    if (wrong > 0) throw new Failure(`${wrong} of ${positionals.length} files ${wrong === 1 ? 'is' : 'are'} wrong`);
    return 0;
  },
};
