/** Tables of odds, computed by the same functions as the odds beside the choices. */
import { AREAS, type AreaId, contestOdds, PORTS, type Tables, type Thrower, testChance } from '@bb/golden-age/rules';
import { type Contest, range } from '@bb/table-kit/table/sheets/chances.ts';

interface TotalRow {
  readonly total: number;
  /** Chances with 1, 2 and 3 dice. */
  readonly chances: readonly number[];
}

/** Each total from 1 to 18, with the chance of rolling at least that. */
export const totals = (): readonly TotalRow[] =>
  range(1, 18).map((total) => ({
    total,
    chances: range(1, 3).map((count) => testChance({ count, modifier: 0, needed: 'atLeast', target: total })),
  }));

/** One die against `against` dice, by the first side's advantage in modifiers. */
export const opposed = (against: number): readonly (Contest & { readonly edge: number })[] =>
  range(-6, 6).map((edge) => {
    const [mine, theirs]: readonly [Thrower, Thrower] = [
      { count: 1, modifier: edge, thrown: null },
      { count: against, modifier: 0, thrown: null },
    ];
    const [higher, lower] = [contestOdds([mine, theirs]), contestOdds([theirs, mine])];
    return { edge, higher, lower, equal: Math.max(0, 1 - higher - lower) };
  });

interface WatersRow {
  readonly area: AreaId;
  readonly ports: number;
  readonly chance: number;
}

/** 2.5 The chance that a rolled port lies in each Sea Area. A port in two Sea Areas counts in both. */
export const waters = ({ areaPorts }: Tables): readonly WatersRow[] =>
  AREAS.map((area) => ({ area, ports: areaPorts[area]?.length ?? 0, chance: (areaPorts[area]?.length ?? 0) / PORTS.length }));
