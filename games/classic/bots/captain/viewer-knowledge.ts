/** What the captain knows at a decision, and the figures by which he weighs it. */
import {
  type About,
  distance,
  HEX_NAMES,
  HEXES,
  isHex,
  type PirateId,
  type PlaceId,
  type Seat,
  type Tables,
  type VisibleBoard,
} from '../../rules/index.ts';
import type { Figures } from './figures.ts';

export interface ViewerKnowledge {
  /** What his seat sees. */
  readonly sight: VisibleBoard;
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

const chartOf = (hex: PlaceId): string => HEX_NAMES[hex].charAt(0);
/** By two hexes: how far they are apart. */
const APART = Float64Array.from(
  HEXES.flatMap((hex) => HEXES.map((other) => (chartOf(hex) === chartOf(other) ? distance(hex, other) : Number.POSITIVE_INFINITY))),
);
/** @returns hexes between two places as the crow flies; infinite between charts, and for transit boxes */
export function apart({ hexOf }: Tables, place: PlaceId, other: PlaceId): number {
  const [from, to] = [hexOf[place], hexOf[other]];
  const areHexes = from !== undefined && to !== undefined && isHex(from) && isHex(to);
  return areHexes ? (APART[from * HEXES.length + to] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}

/** @returns the active pirates of the other players */
export const rivalsOf = ({ sight, seat }: ViewerKnowledge): readonly PirateId[] =>
  sight.fleet.flatMap((fleet, i) => (i === seat ? [] : fleet));
