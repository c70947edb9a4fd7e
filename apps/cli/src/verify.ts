/** `bb verify`: replays records and what-ifs of any game. */
import { BadUsage, type Command, checked, Failure, OTHER_RULES, otherRulesText, parse, playFile, readGame, readJson } from '@bb/command';
import { BadInput, type GameTypes, isRecord, isWhatIf, otherRulesOf } from '@bb/kernel';
import { checkRecordDice, readDiceProof } from '@bb/protocol';
import { gameNamed, idOfRecord, type ListedGame } from './games.ts';

/**
 * Plays a record or a what-if.
 *
 * @param wantsDice  whether a record must have a proof of its dice
 * @throws BadInput for a fault of the dice, with its place; Failure for any other fault, with the name of the file
 */
function verified<T extends GameTypes>({ game, commands: { scoreName } }: ListedGame<T>, file: string, json: unknown, wantsDice: boolean) {
  const read = readGame(file, game, json);
  const played = playFile(file, game, read);
  const kind = isWhatIf(json) ? 'what-if' : 'record';
  const proof = kind === 'record' && isRecord(json) ? json.dice : undefined;
  if (wantsDice && proof === undefined) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
  const dice = proof === undefined ? null : checkRecordDice(game, read, readDiceProof(proof), played);
  const [wrong] = dice?.wrong ?? [];
  if (wrong)
    throw new BadInput(
      `choices[${wrong.choice}]`,
      `is ${JSON.stringify(wrong.found)}, but the seed gives ${JSON.stringify(wrong.expected)}`,
    );
  const { position, fault, length } = dice ?? played;
  const other = otherRulesOf(game, read, { fault, length });
  const { options, choices } = read;
  const found = {
    kind,
    players: options.players,
    choices: choices.length,
    result: game.outcome(position),
    throws: dice?.throws.length ?? null,
    ...(other ? { otherRules: other } : {}),
  };
  return { found, scoreName, otherRules: otherRulesText(game, read, { other, fault }) };
}

/** @returns what the file holds. @throws Failure that names the fault of the file */
async function verifiedIn(file: string, wantsDice: boolean): Promise<ReturnType<typeof verified>> {
  const json = readJson(file);
  const visit = await gameNamed(idOfRecord(json));
  return visit((listed) => checked(file, () => verified(listed, file, json, wantsDice)));
}

const describe = ({ found: { kind, players, choices, result, throws }, scoreName, otherRules }: ReturnType<typeof verified>): string =>
  `a ${kind}, ${players} players, ${choices} choices, ${result ? `${result.scores.join(' : ')} ${scoreName}` : 'not finished'}${throws === null ? '' : `, ${throws} dice match the seed`}${otherRules === null ? '' : `; it ${otherRules}`}`;

/** Whether the choices can't be played to the end or the result, because the game was played with other rules. */
const isOtherGame = ({ found: { otherRules } }: ReturnType<typeof verified>): boolean => otherRules?.from !== undefined;

export const verify: Command = {
  name: 'verify',
  summary: 'replay records, and name any faults',
  help: `bb verify FILE.. [--dice] [--json]

Replays each record, choice by choice, and compares its result; a what-if is played from the beginning of the
game that it branches off. If a record has a proof of its dice (docs/dice.md), every die is checked against the seed.
A record of another version of the rules is played as far as its choices are legal by these.
Exits with 1 if any file is wrong; else with 3 if any was played with other rules and is another game by these.

  --dice   a record without such a proof is wrong too
  --json   a line of JSON for each file`,
  async run(args, io) {
    const { values, positionals } = parse(args, { dice: { type: 'boolean' }, json: { type: 'boolean' } }, Number.POSITIVE_INFINITY);
    if (positionals.length === 0) throw new BadUsage('no file is given');
    let [wrong, others] = [0, 0];
    for (const file of positionals) {
      try {
        const replayed = await verifiedIn(file, values.dice === true);
        if (isOtherGame(replayed)) others += 1;
        io.out(
          values.json
            ? JSON.stringify({ type: 'file', file, ok: !isOtherGame(replayed), ...replayed.found })
            : `${isOtherGame(replayed) ? 'OTHER' : 'OK'}  ${file}: ${describe(replayed)}`,
        );
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const hasOtherRules = error.exitCode === OTHER_RULES;
        if (hasOtherRules) others += 1;
        else wrong += 1;
        io.out(
          values.json
            ? JSON.stringify({ type: 'file', file, ok: false, error: error.message })
            : `${hasOtherRules ? 'OTHER' : 'WRONG'}  ${error.message}`,
        );
      }
    }
    if (wrong > 0) throw new Failure(`${wrong} of ${positionals.length} files ${wrong === 1 ? 'is' : 'are'} wrong`);
    if (others > 0)
      throw new Failure(
        `${others} of ${positionals.length} files ${others === 1 ? 'is another game' : 'are other games'} by these rules`,
        OTHER_RULES,
      );
    return 0;
  },
};
