/** 7 Where a pirate may sail, and what a Move costs. */
import { isArea, isPort, NONE, type PirateId, type PlaceId, portAt, type Seat } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Board } from '../state/position.ts';
import { entryRefusal } from './ports.ts';
import type { Reason } from './refusals/reasons.ts';

/** 10.27 Does his own player's Commissioner keep him out of this Sea Area? */
export const isClosedByOwnCommissioner = (b: Board, pirate: PirateId, place: PlaceId): boolean => isClosedTo(b, b.owner[pirate], place);

/** 10.27 Does the seat's Commissioner keep its pirates out of this Sea Area? Also for a pirate not yet in play. */
export const isClosedTo = (b: Board, seat: Seat, place: PlaceId): boolean =>
  b.commissioner[seat] !== NONE && b.commissionerAt[seat] === place;

/** 10.27 Is he in a port that he may not leave, because his own player's Commissioner closes all its Sea Areas [R7, R43]? */
export const isShutInByOwnCommissioner = (t: Tables, b: Board, pirate: PirateId): boolean =>
  isPort(b.at[pirate]) && t.portAreas[portAt(b.at[pirate])].every((area) => isClosedByOwnCommissioner(b, pirate, area));

/** @returns why he and his ally (11.2) can't sail to this place (7.1, 9.31, 10.27) [R71], or null @param to  one of `tables.moves` from where he is */
export const sailRefusal = (t: Tables, b: Board, pirate: PirateId, to: PlaceId): Reason | null =>
  sailAloneRefusal(t, b, pirate, to) ?? (b.ally[pirate] === NONE ? null : sailAloneRefusal(t, b, b.ally[pirate], to));
export const maySail = (t: Tables, b: Board, pirate: PirateId, to: PlaceId): boolean => sailRefusal(t, b, pirate, to) === null;

function sailAloneRefusal(t: Tables, b: Board, pirate: PirateId, to: PlaceId): Reason | null {
  if (isPort(to)) return entryRefusal(t, b, pirate, portAt(to));
  return isArea(to) && isClosedByOwnCommissioner(b, pirate, to) ? 'ownCommissioner' : null;
}

/**
 * 6.26, 7.12 @returns how many Actions a Move costs: 2 if the pirate's ship or his ally's (11.2) has Speed below 0, both from the same card
 * [R6]; otherwise 1
 */
export const moveCost = (b: Board, pirate: PirateId): number =>
  b.speed[pirate] < 0 || (b.ally[pirate] !== NONE && b.speed[b.ally[pirate]] < 0) ? 2 : 1;
