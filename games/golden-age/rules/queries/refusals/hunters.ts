/** 4.6 Why a seat can't interrupt an Action in this way. */
import { isPort, type PirateId, type PlaceId, type PortId, type Seat } from '../../data/ids.ts';
import { type Board, type Game, RETIRED } from '../../state/position.ts';
import { mayOust, type Occasion, piratePortsInReach } from '../anti-pirate.ts';
import { hasProGovernor } from '../ports.ts';
import type { Reason } from './reasons.ts';

/** 4.61 @returns why this seat can take no anti-pirate action */
export const seatRefusal = (b: Board, seat: Seat): Reason | null => (b.apSpent[seat] === 0 ? null : 'actionSpent');

/** 17.2 #16 @returns why this pirate can't become the Ex-Pirate: he must have retired */
export const convertRefusal = (b: Board, pirate: PirateId): Reason | null => (b.fate[pirate] === RETIRED ? null : 'pirate-converts');
/** 17.2 #13 @returns why Local Resistance can't be played in this port */
export const resistanceRefusal = (b: Board, port: PortId): Reason | null => (hasProGovernor(b, port) ? null : 'local-resistance');

/** 10.26 A Commissioner never moves into a port. */
export const commissionersMoveRefusal = (to: PlaceId): Reason | null => (isPort(to) ? 'commissionerInPort' : null);
/** 10.4 He moves to a place beside his. */
export const commissionersReachRefusal = (g: Game, seat: Seat, to: PlaceId): Reason | null =>
  g.tables.moves[g.commissionerAt[seat]].includes(to) ? null : 'commissionerBeside';
/** 10.41 */
export const piratePortRefusal = (g: Game, seat: Seat, port: PortId): Reason | null =>
  piratePortsInReach(g.tables, g, seat).includes(port) ? null : 'noPiratePort';
/** 10.42 */
export const oustingRefusal = (g: Game, o: Occasion, seat: Seat): Reason | null =>
  mayOust(g.tables, g, o, seat, g.activePirate) ? null : 'noOusting';
