/** Throws the dice of a finished game again. */
import { BadInput, CHANCE, choiceFromJson, choiceToJson, type GameRecord, legal, newGame, play, seatToChoose } from '@bb/engine';
import { commitmentOf, DICE_FORMULA, Dice, type DiceProof, generationOf, LONGEST_PINCH, SEED_LENGTH, seedOf } from './dice.ts';

/** A throw that does not follow from the seed. */
export interface WrongThrow {
  /** From 0. */
  readonly choice: number;
  readonly expected: string;
  readonly found: string;
}

export interface DiceCheck {
  /** Throws that were checked: all of the record that were Chance's, and not without alternative. */
  readonly throws: number;
  readonly wrong: readonly WrongThrow[];
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

/** @throws BadInput that names the first choice that is not allowed. */
export function checkDice({ options, choices }: Pick<GameRecord, 'options' | 'choices'>, proof: DiceProof): DiceCheck {
  const dice = new Dice(seedOf(proof.seed), proof.table, proof.pinches);
  const g = newGame(options);
  const wrong: WrongThrow[] = [];
  let throws = 0;
  choices.forEach((json, i) => {
    const path = `choices[${i}]`;
    const choice = choiceFromJson(json, path);
    const offered = legal(g);
    if (!offered.includes(choice)) throw new BadInput(path, 'is not allowed there');
    if (seatToChoose(g) === CHANCE && offered.length > 1) {
      throws++;
      const thrown = offered[dice.throw(i, generationOf(proof.rewinds, i), offered.length)];
      if (thrown && thrown !== choice) wrong.push({ choice: i, expected: textOf(thrown), found: textOf(choice) });
    }
    play(g, choice);
  });
  return { throws, wrong };
}

const textOf = (choice: Parameters<typeof choiceToJson>[0]): string => JSON.stringify(choiceToJson(choice));
