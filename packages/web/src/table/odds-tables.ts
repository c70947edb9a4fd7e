/** Tables of chances, from the same functions as the odds beside the choices. */
import { AREAS, type AreaId, PORTS, type Tables } from '@bb/engine';
import { contestOdds, type Thrower, waysToSum } from '@bb/words';

/** That so many dice come to at least this total, from 0 to 1. */
export const atLeast = (count: number, target: number): number =>
  waysToSum(count).reduce((sum, ways, total) => sum + (total < target ? 0 : ways), 0) / 6 ** count;

interface TotalRow {
  readonly total: number;
  /** By 1, 2 and 3 dice. */
  readonly chances: readonly number[];
}
const DICE = [1, 2, 3] as const;
const MOST_DICE = 3;

/** Each total that 3 dice can make, with the chance of at least so much. */
export const totals = (): readonly TotalRow[] =>
  Array.from({ length: 6 * MOST_DICE }, (_, i) => i + 1).map((total) => ({ total, chances: DICE.map((count) => atLeast(count, total)) }));

interface OpposedRow {
  /** How much more the one side adds than the other. */
  readonly edge: number;
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}
const WIDEST = 6;

/** One die against so many, by what the first side adds more. */
export function opposed(against: number): readonly OpposedRow[] {
  return Array.from({ length: 2 * WIDEST + 1 }, (_, i) => i - WIDEST).map((edge) => {
    const [mine, theirs]: readonly [Thrower, Thrower] = [
      { count: 1, modifier: edge, thrown: null },
      { count: against, modifier: 0, thrown: null },
    ];
    const [higher, lower] = [contestOdds([mine, theirs]), contestOdds([theirs, mine])];
    return { edge, higher, lower, equal: Math.max(0, 1 - higher - lower) };
  });
}

interface WatersRow {
  readonly area: AreaId;
  readonly ports: number;
  readonly chance: number;
}

/** 2.5 Where the port lies that two dice name. A port in two Sea Areas counts in both. */
export const waters = ({ areaPorts }: Tables): readonly WatersRow[] =>
  AREAS.map((area) => ({ area, ports: areaPorts[area]?.length ?? 0, chance: (areaPorts[area]?.length ?? 0) / PORTS.length }));
