/** The fighters, who roll dice: the sides of a contest, and the subject of a test. */
import {
  type Cause,
  type CommissionerId,
  NO_COMMISSIONER,
  NO_PIRATE,
  NO_PORT,
  NO_WARSHIP,
  NONE,
  type PirateId,
  type PortId,
  type Seat,
  type View,
  type WarshipId,
} from '@bb/golden-age/rules';
import { capital, commissionerName, type Names } from '@bb/golden-age/text';

/** A modifier of a roll. `cause` is null where only the sum is known. */
export interface Part {
  readonly cause: Cause | null;
  readonly amount: number;
}

/** The owner of the dice: one field is set, the others are none. */
export interface Piece {
  readonly pirate: PirateId;
  readonly warship: WarshipId;
  readonly commissioner: CommissionerId;
  readonly port: PortId;
}

export interface Fighter extends Piece {
  readonly seat: Seat;
  readonly count: number;
  /** The faces rolled, as far as they are known. */
  readonly dice: readonly number[];
  /** Without modifiers of 0. */
  readonly parts: readonly Part[];
  /** Null until all dice are rolled. */
  readonly total: number | null;
  /** The player is being asked whether to reroll these dice. */
  readonly asked: boolean;
}

export const NOBODY: Piece = { pirate: NO_PIRATE, warship: NO_WARSHIP, commissioner: NO_COMMISSIONER, port: NO_PORT };

/** @returns a fighter with one die that is not rolled yet, except for what is given */
export const fighterOf = (given: Partial<Fighter>): Fighter => ({
  ...NOBODY,
  seat: NONE,
  count: 1,
  dice: [],
  total: null,
  asked: false,
  ...given,
  parts: (given.parts ?? []).filter(({ amount }) => amount !== 0),
});

/** @returns the seat whose pirate it is, or none */
export const ownerOf = (view: View, pirate: PirateId): Seat | typeof NONE => (pirate >= 0 ? (view.owner[pirate] ?? NONE) : NONE);
export const sumOfParts = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
export const sumOfDice = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** @returns the name of whoever rolls; in full with the pirate's first name, and that of a former pirate */
export function nameOf({ pirate, warship, commissioner, port }: Piece, names: Names, view: View, isInFull: boolean): string {
  if (pirate >= 0) return isInFull ? names.pirateInFull(pirate) : names.pirate(pirate);
  if (warship >= 0) return names.warship(warship);
  if (commissioner >= 0) return isInFull ? commissionerName(names, view, commissioner) : names.commissioner(commissioner);
  return port >= 0 ? names.port(port) : capital(names.language.pieces.port);
}
