/** 19.18 What a Letter of Marque makes a pirate of the System Player do. */
import { isPort, NONE, type PirateId, PLACES, type PlaceId, type PortId, portAt } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Board } from '../state/game.ts';
import { maySail } from './movement.ts';
import { retirementVp } from './pirates.ts';
import { hasProGovernor, mayRetireByLetter } from './ports.ts';
import { isSystem } from './solitaire.ts';

/** 19.18 What a retirement by Letter must bring a pirate of the System Player. */
export const WORTH_RETIRING = 30;

/** 19.18 What a pirate of the System Player must do before anything else. */
export type Errand = 'letter' | 'retirement';

/** 19.18 Has he the Letter to be sealed, or one that it pays to retire with? */
export function errandOf(t: Tables, b: Board, pirate: PirateId): Errand | null {
  if (!isSystem(t, b.owner[pirate])) return null;
  if (b.keptLetter[b.owner[pirate]] !== NONE) return 'letter';
  return b.letter[pirate] !== NONE && retirementVp(b.notoriety[pirate], b.netWorth[pirate]) >= WORTH_RETIRING ? 'retirement' : null;
}

/** Does this port serve the errand? */
export const serves = (t: Tables, b: Board, pirate: PirateId, errand: Errand, port: PortId): boolean =>
  errand === 'letter' ? hasProGovernor(b, port) : mayRetireByLetter(t, b, pirate, port);

/** 19.18 Moves from there to the closest port that serves and that he may enter; infinite where there is none. */
export function movesToPort(t: Tables, b: Board, pirate: PirateId, errand: Errand, from: PlaceId): number {
  const isGoal = (place: PlaceId): boolean => isPort(place) && serves(t, b, pirate, errand, portAt(place));
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
