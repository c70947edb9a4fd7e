/** 19.18 Errands: a pirate of the System Player with a Letter of Marque must have it sealed, or retire by it. */
import { AREAS, type AreaId, isPort, NONE, type PirateId, PLACES, type PlaceId, type PortId, portAt } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Board } from '../state/position.ts';
import { maySail } from './movement.ts';
import { retirementVp } from './pirates.ts';
import { hasProGovernor, mayRetireByLetter } from './ports.ts';
import { isSystem } from './solitaire.ts';

/** 19.18 A pirate of the System Player retires by his Letter only for this many VP or more. */
const MIN_RETIREMENT_VP = 30;

/** What the errand is for: to have a Letter sealed, or to retire by it. */
export type Errand = 'letter' | 'retirement';

/** 19.18 @returns what the pirate must do before anything else; null if he has no errand, or is not the System Player's */
export function errandOf(t: Tables, b: Board, pirate: PirateId): Errand | null {
  if (!isSystem(t, b.owner[pirate])) return null;
  if (b.keptLetter[b.owner[pirate]] !== NONE) return 'letter';
  return b.letter[pirate] !== NONE && retirementVp(b.notoriety[pirate], b.netWorth[pirate]) >= MIN_RETIREMENT_VP ? 'retirement' : null;
}

/** Can the errand be done in this port? */
export const servesErrand = (t: Tables, b: Board, pirate: PirateId, errand: Errand, port: PortId): boolean =>
  errand === 'letter' ? hasProGovernor(b, port) : mayRetireByLetter(t, b, pirate, port);

/** 19.18 @returns the number of Moves to the closest port that he may enter and where the errand can be done; infinite if there is none */
export function movesToPort(t: Tables, b: Board, pirate: PirateId, errand: Errand, from: PlaceId): number {
  const isGoal = (place: PlaceId): boolean => isPort(place) && servesErrand(t, b, pirate, errand, portAt(place));
  const seen = new Set<PlaceId>([from]);
  let reached: readonly PlaceId[] = [from];
  for (let moves = 0; reached.length > 0; moves++) {
    if (reached.some(isGoal)) return moves;
    const next = reached.flatMap((at) => t.moves[at]).filter((to) => !seen.has(to) && maySail(t, b, pirate, to));
    for (const place of next) seen.add(place);
    reached = PLACES.filter((place) => next.includes(place));
  }
  return Number.POSITIVE_INFINITY;
}

/** @returns the Sea Areas to which Fair Winds may take him: those closest to the port of his errand, or all if he has none */
export function errandAreas(t: Tables, b: Board, pirate: PirateId): readonly AreaId[] {
  const errand = errandOf(t, b, pirate);
  if (errand === null) return AREAS;
  const distances = AREAS.map((area) => movesToPort(t, b, pirate, errand, area));
  const least = Math.min(...distances);
  return AREAS.filter((_, i) => distances[i] === least);
}
