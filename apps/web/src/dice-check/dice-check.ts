/** Checks the dice of a finished game without the server. */
import { BadInput, type ChoiceJson, isRecord, type OtherRules, type Outcome, otherRulesOf, readRecord } from '@bb/kernel';
import { checkRecordDice, type DiceProof, readDiceProof, type Throw } from '@bb/protocol';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';

export interface Checked {
  readonly proof: DiceProof;
  readonly seats: readonly string[];
  /** The number of choices up to which the dice were checked. */
  readonly choices: number;
  /** Null for a record of the rules that this page has. */
  readonly other: (OtherRules & { readonly own: string }) | null;
  readonly throws: readonly Throw[];
  readonly wrong: readonly Throw[];
  readonly result: Pick<Outcome, 'scores'> | null;
  /** @returns the text of an outcome, in the language of the page */
  textOf(found: ChoiceJson): string;
}

/**
 * @param json the record of a game, with the proof of its dice
 * @param seatName names a seat, counted from 1, that has no name in the record
 * @throws BadInput that names the faulty field
 */
export async function checkRecord<T extends SessionTypes>(
  game: SessionGame<T>,
  json: Readonly<Record<string, unknown>>,
  seatName: (seat: number) => string,
): Promise<Checked> {
  const rules = await game.allRules();
  const record = readRecord(rules, json);
  if (json.dice === undefined) throw new BadInput('dice', 'is missing: the record has no proof of its dice');
  const proof = readDiceProof(json.dice);
  const { options } = record;
  const { throws, wrong, position, length, fault } = checkRecordDice(rules, record, proof);
  const other = otherRulesOf(rules, record, { length, fault });
  // After a wrong throw the rest of the record may be illegal, and the fault is found already.
  if (fault && !other && wrong.length === 0) throw fault;
  const end = fault ? null : position;
  const seats = seatsOf(json.seats, options.players, seatName);
  const names = game.names(options, seats);
  return {
    proof,
    seats,
    choices: length,
    other: other && { ...other, own: rules.version },
    throws,
    wrong,
    result: end && rules.outcome(end),
    textOf: (found) => game.choiceText(rules.choices.fromJson(found, ''), names()),
  };
}

const seatsOf = (json: unknown, players: number, seatName: (seat: number) => string): readonly string[] =>
  Array.from({ length: players }, (_, i) => {
    const seat: unknown = Array.isArray(json) ? json[i] : undefined;
    return isRecord(seat) && typeof seat.name === 'string' && seat.name !== '' ? seat.name : seatName(i + 1);
  });
