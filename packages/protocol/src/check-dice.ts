/** Throws the dice of a finished game again. */
import {
  BadInput,
  CHANCE,
  type ChoiceJson,
  choiceFromJson,
  choiceToJson,
  type GameRecord,
  legal,
  newGame,
  play,
  seatToChoose,
} from '@bb/engine';
import { commitmentOf, DICE_FORMULA, Dice, type DiceProof, generationOf, LONGEST_PINCH, SEED_LENGTH, seedOf } from './dice.ts';

/** A die, a card or a counter that Chance has brought. */
export interface Throw {
  /** Which choice of the game it is, from 0. */
  readonly choice: number;
  /** Among how many things. */
  readonly among: number;
  /** What follows from the seed. */
  readonly expected: ChoiceJson;
  readonly found: ChoiceJson;
}

export interface DiceCheck {
  /** Throws that were checked: all of the record that were Chance's, and not without alternative. */
  readonly throws: readonly Throw[];
  /** Those of them that do not follow from the seed. */
  readonly wrong: readonly Throw[];
}

const HEX = new RegExp(`^[0-9a-f]{${SEED_LENGTH * 2}}$`);
const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
export const isPinch = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= LONGEST_PINCH);

function listOf<T>(json: unknown, is: (value: unknown) => value is T, path: string, what: string): readonly T[] {
  if (!Array.isArray(json)) throw new BadInput(path, 'must be a list');
  return json.map((value: unknown, i) => {
    if (is(value)) return value;
    throw new BadInput(`${path}[${i}]`, what);
  });
}

/** @throws BadInput that names the place; for a seed, too, that is not the one that was promised. */
export function readDiceProof(json: unknown, path = 'dice'): DiceProof {
  if (typeof json !== 'object' || json === null) throw new BadInput(path, 'must be an object');
  const given: Readonly<Record<string, unknown>> = { ...json };
  const { formula, table, commitment, seed } = given;
  if (formula !== DICE_FORMULA) throw new BadInput(`${path}.formula`, `must be ${DICE_FORMULA}, not ${String(formula)}`);
  if (typeof table !== 'string') throw new BadInput(`${path}.table`, 'must be a text');
  if (!isHex(commitment)) throw new BadInput(`${path}.commitment`, `must be ${SEED_LENGTH * 2} hexadecimal digits`);
  if (!isHex(seed)) throw new BadInput(`${path}.seed`, `must be ${SEED_LENGTH * 2} hexadecimal digits`);
  if (commitmentOf(seedOf(seed)) !== commitment) throw new BadInput(`${path}.seed`, 'is not the one whose hash was shown before the game');
  return {
    formula,
    table,
    commitment,
    seed,
    pinches: listOf(given.pinches, isPinch, `${path}.pinches`, `must be a text of up to ${LONGEST_PINCH} characters, or null`),
    rewinds: listOf(given.rewinds, isCount, `${path}.rewinds`, 'must be a whole number, 0 or more'),
  };
}

/**
 * After a throw that is wrong the choices may make no sense any more: then what was found up to there is told.
 * @throws BadInput that names the first choice that is not allowed, where all throws before it are right.
 */
export function checkDice({ options, choices }: Pick<GameRecord, 'options' | 'choices'>, proof: DiceProof): DiceCheck {
  const dice = new Dice(seedOf(proof.seed), proof.table, proof.pinches);
  const g = newGame(options);
  const throws: Throw[] = [];
  const wrong: Throw[] = [];
  for (const [i, json] of choices.entries()) {
    const path = `choices[${i}]`;
    const found = choiceFromJson(json, path);
    const offered = legal(g);
    if (!offered.includes(found)) {
      if (wrong.length > 0) break;
      throw new BadInput(path, 'is not allowed there');
    }
    if (seatToChoose(g) === CHANCE && offered.length > 1) {
      const expected = offered[dice.throw(i, generationOf(proof.rewinds, i), offered.length)] ?? found;
      const one: Throw = { choice: i, among: offered.length, expected: choiceToJson(expected), found: json };
      throws.push(one);
      if (expected !== found) wrong.push(one);
    }
    play(g, found);
  }
  return { throws, wrong };
}
