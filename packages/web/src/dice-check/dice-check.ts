/** Checks the dice of a finished game without the server. */
import { choiceFromJson, type GameRecord, goldenAge, type Outcome, readRecord, replay, type Tables, tablesFor } from '@bb/golden-age/rules';
import { choiceLabel, type Language, namesFor } from '@bb/golden-age/text';
import { BadInput } from '@bb/kernel';
import { checkDice, type DiceProof, readDiceProof, type Throw } from '@bb/protocol';

export interface Checked {
  readonly proof: DiceProof;
  readonly tables: Tables;
  readonly seats: readonly string[];
  readonly choices: number;
  readonly throws: readonly Throw[];
  readonly wrong: readonly Throw[];
  readonly result: Outcome | null;
}

/**
 * @param seatName names a seat, counted from 1, that has no name in the record
 * @throws BadInput that names the faulty field
 */
export function checkRecord(json: unknown, seatName: (seat: number) => string): Checked {
  const record = readRecord(json);
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  if (given.dice === undefined) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
  const proof = readDiceProof(given.dice);
  const { throws, wrong } = checkDice(goldenAge, record, proof);
  // After a wrong throw the rest of the record may be illegal, and the fault is found already.
  if (wrong.length === 0) replay(record);
  const { options, choices, result } = record;
  return {
    proof,
    tables: tablesFor(options),
    seats: seatsOf(given.seats, record, seatName),
    choices: choices.length,
    throws,
    wrong,
    result,
  };
}

const seatsOf = (given: unknown, { options }: GameRecord, seatName: (seat: number) => string): readonly string[] =>
  Array.from({ length: options.players }, (_, i) => {
    const seat: unknown = Array.isArray(given) ? given[i] : undefined;
    return typeof seat === 'object' && seat !== null && 'name' in seat && typeof seat.name === 'string' && seat.name !== ''
      ? seat.name
      : seatName(i + 1);
  });

/** @returns a function from a throw to the text of what the record says and of what the seed gives */
export function describeThrows(
  { tables, seats }: Checked,
  language: Language,
): (one: Throw) => { readonly found: string; readonly expected: string } {
  const names = namesFor(tables, seats, language);
  return ({ found, expected }) => ({
    found: choiceLabel(choiceFromJson(found, ''), names),
    expected: choiceLabel(choiceFromJson(expected, ''), names),
  });
}
