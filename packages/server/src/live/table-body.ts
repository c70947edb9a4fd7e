/** What is stored of a table beside its choices. */
import { BadInput, checkOptions, type GameOptions } from '@bb/engine';
import { commitmentOf, DICE_FORMULA, type DiceProof, type DiceSeal, seedOf } from '@bb/protocol';

/** The form that is written. */
export const TABLE_FORMAT = 1;

export interface TableBody {
  readonly format: typeof TABLE_FORMAT;
  /** The engine under which it began. */
  readonly engine: string;
  readonly options: GameOptions;
  /** Names, by seat. */
  readonly seats: readonly string[];
  /** Of the dice; secret until the game is over. */
  readonly seed: string;
  readonly pinches: readonly (string | null)[];
  readonly rewinds: readonly number[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** @throws BadInput that names the place. */
export function readTableBody(text: string): TableBody {
  const json: unknown = JSON.parse(text);
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const { format, engine, seed, seats, pinches, rewinds } = given;
  if (format !== TABLE_FORMAT) throw new BadInput('format', `this server reads tables up to format ${TABLE_FORMAT}, not ${String(format)}`);
  if (!isText(engine)) throw new BadInput('engine', 'must be a text');
  if (!isText(seed)) throw new BadInput('seed', 'must be a text');
  if (!Array.isArray(seats) || !seats.every(isText)) throw new BadInput('seats', 'must be a list of names');
  if (!Array.isArray(pinches) || !pinches.every((pinch) => pinch === null || isText(pinch)))
    throw new BadInput('pinches', 'must be a list of texts');
  if (!Array.isArray(rewinds) || !rewinds.every(isCount)) throw new BadInput('rewinds', 'must be a list of whole numbers');
  return { format, engine, options: checkOptions(given.options, 'options'), seats, seed, pinches, rewinds };
}

export const sealOf = (table: string, { seed, pinches }: TableBody): DiceSeal => ({
  formula: DICE_FORMULA,
  table,
  commitment: commitmentOf(seedOf(seed)),
  pinches,
});

export const proofOf = (table: string, body: TableBody): DiceProof => ({ ...sealOf(table, body), seed: body.seed, rewinds: body.rewinds });
