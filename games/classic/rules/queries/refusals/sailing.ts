/** C7, C8 Why a pirate can't be activated, sail or search. */
import { isBox, isHex, isPort, NONE, type PirateId, type PlaceId, portAt, type Seat, type ShipId } from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { hasLogToStart, hasPirateLeft, shipsToStart, takenPlaces, usedBy } from '../pirates.ts';
import { attackRefusal, entryRefusal } from '../ports.ts';
import { isBloodsSeat } from '../solitaire.ts';
import type { Reason } from './reasons.ts';

/** C7 While the player has a place for a pirate, and a log is free. C28 In solitaire Blood is the player's only pirate. */
export function activationRefusal(g: VisibleBoard, seat: Seat): Reason | null {
  const { activeEach, piratesEach } = g.tables;
  if (isBloodsSeat(g, seat) || usedBy(g, seat) >= piratesEach) return 'piratesUsed';
  if (g.fleet[seat].length >= activeEach) return 'fleetFull';
  if (!hasLogToStart(g.tables, g)) return 'noLog';
  return hasPirateLeft(g) ? null : 'noPirateLeft';
}

/** C4.6, C28 Blood's log is chosen freely. */
export function shipRefusal(g: VisibleBoard, seat: Seat, ship: ShipId): Reason | null {
  if (isBloodsSeat(g, seat)) return null;
  if (!g.tables.ships[ship].start) return 'notToStart';
  return shipsToStart(g.tables, g).includes(ship) ? null : 'noLog';
}
export const startRefusal = (b: Board, at: PlaceId): Reason | null => (isHex(at) && !takenPlaces(b).includes(at) ? null : 'notAStart');

export const sailRefusal = (b: Board, pirate: PirateId): Reason | null => (b.careened[pirate] === 1 ? 'isCareened' : null);

/** C8.1 [C13] @returns why he can't enter a box. He enters it from an arrow hex, if he has been in a port since he was last in a box. */
export function boxRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  if (g.careened[pirate] === 1) return 'isCareened';
  const at = g.at[pirate];
  if (!isHex(at) || g.tables.boxOf[at] === NONE) return 'noArrow';
  return g.boxed[pirate] === 1 ? 'wasInBox' : null;
}

/** C8.1 A step to a hex beside him, to the port in his hex or out of it, or from a box to an arrow hex. */
export function stepRefusal(g: VisibleBoard, pirate: PirateId, to: PlaceId): Reason | null {
  const t = g.tables;
  const at = g.at[pirate];
  if (isBox(to)) return 'boxByItself';
  if (isPort(at)) return to === t.hexOf[at] ? null : 'notBeside';
  if (isBox(at)) return t.arrows[at].includes(to) ? null : 'notBeside';
  if (t.adjacent[at].includes(to)) return null;
  return isPort(to) && t.hexOf[to] === at ? entryRefusal(t, g, pirate, portAt(to)) : 'notBeside';
}
/** C14.4 [C49] One who holds a port goes out, or he would have sacked it. */
export const stopRefusal = (b: Board, pirate: PirateId): Reason | null => (b.holding[pirate] === 1 ? 'mustSail' : null);

/** C8.4 The port of the hex in which he lies. */
export function assaultRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  const port = g.tables.portIn[g.at[pirate]];
  return port === NONE ? 'noPortHere' : attackRefusal(g.tables, g, pirate, port);
}
