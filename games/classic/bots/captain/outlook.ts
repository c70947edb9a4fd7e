/** What the captain knows at a decision, and the figures by which he weighs it. */
import {
  type About,
  distance,
  HEX_NAMES,
  HEXES,
  NONE,
  type PirateId,
  type PlaceId,
  type Seat,
  type Sight,
  type Tables,
} from '../../rules/index.ts';
import type { Figures } from './figures.ts';

export interface Outlook {
  /** What his seat sees. */
  readonly sight: Sight;
  readonly seat: Seat;
  /** The facts of the question. */
  readonly about: About;
  readonly figures: Figures;
}

/** @returns the item with the highest score; the first of several. @throws RangeError if there is none */
export function best<T>(items: readonly T[], score: (item: T) => number): T {
  let [found] = items;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    most = value;
    found = item;
  }
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

/** By hex: the letter of its chart. */
const CHARTS = HEX_NAMES.map((name) => name.charAt(0));
const hexOf = ({ hexOf: hexes }: Tables, place: PlaceId): PlaceId | undefined => HEXES[hexes[place] ?? NONE];
/** @returns hexes between two places as the crow flies; infinite between charts, and for transit boxes */
export function apart(t: Tables, one: PlaceId, other: PlaceId): number {
  const [from, to] = [hexOf(t, one), hexOf(t, other)];
  const areOnOneChart = from !== undefined && to !== undefined && CHARTS[from] === CHARTS[to];
  return areOnOneChart ? distance(from, to) : Number.POSITIVE_INFINITY;
}

/** @returns the active pirates of the other players */
export const rivalsOf = ({ sight, seat }: Outlook): readonly PirateId[] => sight.fleet.flatMap((fleet, i) => (i === seat ? [] : fleet));
