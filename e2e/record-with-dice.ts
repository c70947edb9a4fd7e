/** A record whose dice can be verified, and the same record with one die changed. */
import {
  CHANCE,
  type ChoiceJson,
  choiceToJson,
  type GameRecord,
  legal,
  newGame,
  newRecord,
  outcome,
  play,
  seatToChoose,
} from '@bb/golden-age/rules';
import { commitmentOf, DICE_FORMULA, Dice, type DiceProof, seedOf } from '@bb/protocol';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const CLIENT_SEEDS = ['a pinch of salt', null];
const TABLE = 'proven';

type Proven = GameRecord & { readonly dice: DiceProof };

export function recordWithDice(): { readonly record: Proven; readonly turned: Proven; readonly choice: number } {
  const options = { players: 2 };
  const dice = new Dice(seedOf(SEED), TABLE, CLIENT_SEEDS);
  const g = newGame(options);
  const choices: ChoiceJson[] = [];
  let choice = -1;
  while (g.ask) {
    const offered = legal(g);
    const isChance = seatToChoose(g) === CHANCE;
    const made = offered[isChance ? dice.throw(choices.length, 0, offered.length) : (choices.length * 7919) % offered.length];
    if (!made) throw new Error('nothing is offered');
    if (isChance && made.type === 'face' && offered.length === 6) choice = choices.length;
    choices.push(choiceToJson(made));
    play(g, made);
  }
  const proof: DiceProof = {
    formula: DICE_FORMULA,
    table: TABLE,
    commitment: commitmentOf(seedOf(SEED)),
    clientSeeds: CLIENT_SEEDS,
    seed: SEED,
    rewinds: [],
  };
  const record = { ...newRecord(options, choices, outcome(g)), dice: proof };
  const thrown = choices[choice];
  if (!thrown) throw new Error('no die was thrown');
  const other = choices.with(choice, { ...thrown, face: thrown.face === 6 ? 5 : 6 });
  return { record, turned: { ...record, choices: other }, choice };
}
