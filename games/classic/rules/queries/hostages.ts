/** C9.7 Hostages and their home ports. */
import { HOSTAGES, type HostageId, type NationId, NO_PORT, NONE, type PirateId, type PlaceId, type PortId, placeOf } from '../data/ids.ts';
import type { Board, Game } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { closestPort, isHaven, nationOfPort } from './ports.ts';

/**
 * @param entries  the home ports of a card, by ocean; none for "*"
 * @param hex  where the ship was taken, which had this nationality
 */
export function homePortBy(g: Game, entries: readonly PortId[], hex: PlaceId, nation: NationId): PortId {
  const t = g.tables;
  const ocean = t.oceanOf[hex];
  const stands = (port: PortId): boolean => !g.destroyed.includes(port) && t.oceanOf[t.hexOf[placeOf(port)]] === ocean;
  const named = entries[ocean];
  if (named !== NONE && stands(named)) return named;
  const ofNation = named === NONE ? closestPort(t, hex, (port) => stands(port) && nationOfPort(t, g, port) === nation) : NONE;
  // [C17] No fitting port.
  const port = ofNation === NONE ? closestPort(t, hex, (port) => stands(port) && !isHaven(t, g, port)) : ofNation;
  return port === NONE ? NO_PORT : port;
}

const NO_HOSTAGES: readonly HostageId[] = [];
export const hostagesOf = (b: Board, pirate: PirateId): readonly HostageId[] =>
  b.hostageOf.includes(pirate) ? HOSTAGES.filter((hostage) => b.hostageOf[hostage] === pirate) : NO_HOSTAGES;
/** C9.8 Has he information on this port? */
export const knowsOf = (g: VisibleBoard, pirate: PirateId, port: PortId): boolean =>
  g.toldTo.some((told, hostage) => told === pirate && g.homePort[hostage] === port);
/** @returns whether he has information, which ports it is about being hidden */
export const isInformed = (b: Board, pirate: PirateId): boolean => b.toldTo.includes(pirate);
