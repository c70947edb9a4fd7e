/** How the players stand. */
import { isActive, NONE, PIRATES, type PirateId, RETIRED, type Seat, type View, worthOf } from '@bb/classic/rules';

/** The pirates of a seat, the first he used first. */
export interface Crew {
  readonly active: readonly PirateId[];
  readonly retired: readonly PirateId[];
  readonly lost: readonly PirateId[];
}

export function crewOf(view: View, seat: Seat): Crew {
  const own = PIRATES.filter((pirate) => view.owner[pirate] === seat && !isActive(view, pirate));
  return {
    active: view.fleet[seat] ?? [],
    retired: own.filter((pirate) => view.fate[pirate] === RETIRED),
    lost: own.filter((pirate) => view.fate[pirate] !== RETIRED),
  };
}

const fameIn =
  (view: View) =>
  (pirate: PirateId): number =>
    view.notoriety[pirate] ?? 0;

/** A pirate and a figure of his. */
export interface Best {
  readonly pirate: PirateId;
  readonly figure: number;
}

const most = (pirates: readonly PirateId[], figureOf: (pirate: PirateId) => number): Best | null =>
  pirates.reduce<Best | null>(
    (best, pirate) => (best === null || figureOf(pirate) > best.figure ? { pirate, figure: figureOf(pirate) } : best),
    null,
  );

/** C26.2 The richest pirate of a seat, retired or on the map; null if there is none. */
export function richestOf(view: View, seat: Seat): Best | null {
  const { active, retired } = crewOf(view, seat);
  return most([...active, ...retired], (pirate) => worthOf(view, pirate));
}

/** C26.1 The most notorious pirate of a seat who is on the map, and can still become a legend; null if there is none. */
export const famousOf = (view: View, seat: Seat): Best | null => most(view.fleet[seat] ?? [], fameIn(view));

/** C22.3 The most notorious of all pirates on the map: several if they are equal, none while nobody has Notoriety. */
export function mostNotoriousOf(view: View): readonly PirateId[] {
  const all = view.fleet.flat();
  const highest = Math.max(0, ...all.map(fameIn(view)));
  return highest === 0 ? [] : all.filter((pirate) => fameIn(view)(pirate) === highest);
}

/** C26.2 @returns the seats from the best to the last, by Net Worth, then Notoriety */
export function ranking(view: View): readonly Seat[] {
  const worthOfSeat = view.fleet.map((_, seat) => richestOf(view, seat));
  const rank = (seat: Seat): readonly [number, number] => {
    const best = worthOfSeat[seat];
    return best ? [best.figure, fameIn(view)(best.pirate)] : [NONE, NONE];
  };
  return view.fleet.map((_, seat) => seat).sort((a, z) => rank(z)[0] - rank(a)[0] || rank(z)[1] - rank(a)[1] || a - z);
}
