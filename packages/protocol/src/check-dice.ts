/** Verifies the dice of a finished game by throwing them again from the revealed seed. */
import { BadInput, CHANCE, type ChoiceJson, type Game, type GameTypes, type PlayedRecord, playRecord, type ReadRecord } from '@bb/kernel';
import { commitmentOf, DICE_FORMULA, Dice, type DiceProof, generationOf, MAX_CLIENT_SEED_LENGTH, SEED_BYTES, seedOf } from './dice.ts';

/** A choice of Chance: a die, a card or a counter. */
export interface Throw {
  /** The index of the choice in the game's choices. */
  readonly choice: number;
  /** The number of possible outcomes. */
  readonly among: number;
  /** The outcome that follows from the seed. */
  readonly expected: ChoiceJson;
  /** The outcome in the record. */
  readonly found: ChoiceJson;
}

/** The result of `checkDice`. */
export interface DiceCheck {
  /** The throws checked: every choice of Chance that had more than one possible outcome. */
  readonly throws: readonly Throw[];
  /** Those whose outcome does not follow from the seed. */
  readonly wrong: readonly Throw[];
}

const SEED_PATTERN = new RegExp(`^[0-9a-f]{${SEED_BYTES * 2}}$`);
const isHex = (value: unknown): value is string => typeof value === 'string' && SEED_PATTERN.test(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
/** Whether the value is a client seed, or null for none. */
export const isClientSeed = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= MAX_CLIENT_SEED_LENGTH);

/** @param must  what each item must be, for the error */
function listOf<T>(json: unknown, is: (value: unknown) => value is T, path: string, must: string): readonly T[] {
  if (!Array.isArray(json)) throw new BadInput(path, 'must be a list');
  return json.map((value: unknown, i) => {
    if (is(value)) return value;
    throw new BadInput(`${path}[${i}]`, must);
  });
}

/**
 * Reads the proof in the record of a finished game.
 * @throws BadInput with the path of the first fault; also if the seed's hash is not the commitment
 */
export function readDiceProof(json: unknown, path = 'dice'): DiceProof {
  if (typeof json !== 'object' || json === null) throw new BadInput(path, 'must be an object');
  const proof: Readonly<Record<string, unknown>> = { ...json };
  const { formula, table, commitment, seed } = proof;
  if (formula !== DICE_FORMULA) throw new BadInput(`${path}.formula`, `must be ${DICE_FORMULA}, not ${String(formula)}`);
  if (typeof table !== 'string') throw new BadInput(`${path}.table`, 'must be a text');
  if (!isHex(commitment)) throw new BadInput(`${path}.commitment`, `must be ${SEED_BYTES * 2} hexadecimal digits`);
  if (!isHex(seed)) throw new BadInput(`${path}.seed`, `must be ${SEED_BYTES * 2} hexadecimal digits`);
  if (commitmentOf(seedOf(seed)) !== commitment) throw new BadInput(`${path}.seed`, 'does not match the commitment shown before the game');
  return {
    formula,
    table,
    commitment,
    seed,
    clientSeeds: listOf(
      proof.clientSeeds ?? proof.pinches, // the name in records of before
      isClientSeed,
      `${path}.clientSeeds`,
      `must be a text of up to ${MAX_CLIENT_SEED_LENGTH} characters, or null`,
    ),
    rewinds: listOf(proof.rewinds, isCount, `${path}.rewinds`, 'must be a whole number, 0 or more'),
  };
}

/**
 * Replays the game and throws its dice again. Stops at an illegal choice after a wrong throw: choices may make no sense from there on.
 * @throws BadInput with the path of the first illegal choice if every throw before it is right
 */
export function checkDice<T extends GameTypes>(
  game: Game<T>,
  { options, choices }: { readonly options: T['options']; readonly choices: readonly ChoiceJson[] },
  proof: DiceProof,
): DiceCheck {
  const dice = new Dice(seedOf(proof.seed), proof.table, proof.clientSeeds);
  const p = game.newGame(options);
  const throws: Throw[] = [];
  const wrong: Throw[] = [];
  for (const [i, json] of choices.entries()) {
    const path = `choices[${i}]`;
    const found = game.choices.fromJson(json, path);
    const offered = game.legal(p);
    if (!offered.includes(found)) {
      if (wrong.length > 0) break;
      throw new BadInput(path, 'is not a legal choice at this point');
    }
    if (game.seatToChoose(p) === CHANCE && offered.length > 1) {
      const expected = offered[dice.throw(i, generationOf(proof.rewinds, i), offered.length)] ?? found;
      const entry: Throw = { choice: i, among: offered.length, expected: game.choices.toJson(expected), found: json };
      throws.push(entry);
      if (expected !== found) wrong.push(entry);
    }
    game.play(p, found);
  }
  return { throws, wrong };
}

/** The dice of a record, and how far it could be played. */
export type RecordCheck<T extends GameTypes> = DiceCheck & PlayedRecord<T>;

/**
 * Plays a record and checks its dice. By other rules the same seed may give other dice, since they choose among what is legal: so a record of
 * other rules has no wrong throws, but ends at the first one.
 *
 * @param played  what `playRecord` has made of the record, if it has been played
 * @throws BadInput like `checkDice`, for a record of these rules
 */
export function checkRecordDice<T extends GameTypes>(
  game: Game<T>,
  record: ReadRecord<T>,
  proof: DiceProof,
  played: PlayedRecord<T> = playRecord(game, record),
): RecordCheck<T> {
  const { version, options, choices } = record;
  if (version === game.version) return { ...played, ...checkDice(game, record, proof) };
  const { throws, wrong } = checkDice(game, { options, choices: choices.slice(0, played.length) }, proof);
  const [first] = wrong;
  if (!first) return { ...played, throws, wrong };
  const [found, expected] = [first.found, first.expected].map((choice) => JSON.stringify(choice));
  return {
    ...playRecord(game, record, first.choice),
    fault: new BadInput(`choices[${first.choice}]`, `is ${found}, but the seed gives ${expected}`),
    throws: throws.filter(({ choice }) => choice < first.choice),
    wrong: [],
  };
}
