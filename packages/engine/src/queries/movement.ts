/** 7 Where a pirate may go. */
import { isArea, isPort, NONE, type PirateId, type PlaceId, portAt, type Seat } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Board } from '../state/game.ts';
import { mayEnter } from './ports.ts';

/** 10.27 Does the own King's Commissioner keep his player's pirates out of this Sea Area? */
export const isClosedByOwnCommissioner = (b: Board, pirate: PirateId, place: PlaceId): boolean => isClosedTo(b, b.owner[pirate], place);

/** 10.27 The same for a pirate who is yet to come into play. */
export const isClosedTo = (b: Board, seat: Seat, place: PlaceId): boolean =>
  b.commissioner[seat] !== NONE && b.commissionerAt[seat] === place;

/** 10.27 In a port whose every Sea Area the own King's Commissioner closes, he may not leave [R7, R43]. */
export const isShutInByOwnCommissioner = (t: Tables, b: Board, pirate: PirateId): boolean =>
  isPort(b.at[pirate]) && t.portAreas[portAt(b.at[pirate])].every((area) => isClosedByOwnCommissioner(b, pirate, area));

/** One of `tables.moves[from]`: may he sail there (7.1, 9.31, 10.27), and his ally with him (11.2) [R71]? */
export const maySail = (t: Tables, b: Board, pirate: PirateId, to: PlaceId): boolean =>
  maySailAlone(t, b, pirate, to) && (b.ally[pirate] === NONE || maySailAlone(t, b, b.ally[pirate], to));

const maySailAlone = (t: Tables, b: Board, pirate: PirateId, to: PlaceId): boolean =>
  isPort(to) ? mayEnter(t, b, pirate, portAt(to)) : !isArea(to) || !isClosedByOwnCommissioner(b, pirate, to);

/** 6.26, 7.12 Actions a Move costs: a ship with Speed below 0 needs two of the same card, spent together [R6], and so does her ally (11.2). */
export const moveCost = (b: Board, pirate: PirateId): number =>
  b.speed[pirate] < 0 || (b.ally[pirate] !== NONE && b.speed[b.ally[pirate]] < 0) ? 2 : 1;
