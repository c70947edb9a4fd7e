/** 5.16, 7 Why a pirate can't sail, be drawn or be deployed. */
import { NO_PLACE, type PirateId, type PlaceId, type Seat } from '../../data/ids.ts';
import type { Board, Game } from '../../state/position.ts';
import { isClosedTo, moveCost, sailRefusal } from '../movement.ts';
import { hasOnePirate, hasRoomForPirate, isFleetFull } from '../pirates.ts';
import type { Reason } from './reasons.ts';

/** 7.12 */
export const paceRefusal = (b: Board, pirate: PirateId): Reason | null => (moveCost(b, pirate) <= b.actionsLeft ? null : 'tooSlow');

/** 7.11, 7.3 @returns why he can't move to this place */
export function moveRefusal(g: Game, pirate: PirateId, to: PlaceId): Reason | null {
  if (!g.tables.moves[g.at[pirate]].includes(to)) return 'notBeside';
  return paceRefusal(g, pirate) ?? sailRefusal(g.tables, g, pirate, to);
}

const fullRefusal = (g: Game): Reason => (hasOnePirate(g.players) ? 'onePirateEach' : 'fleetFull');

/** 5.16, 2.7 */
export function drawRefusal(g: Game, seat: Seat): Reason | null {
  if (!hasRoomForPirate(g, seat, g.pirateHands[seat].length)) return fullRefusal(g);
  return g.pirateDeck.length > 0 ? null : 'noPirateLeft';
}

/** 5.14 @returns why the seat can deploy no pirate */
export const deploymentsRefusal = (g: Game, seat: Seat): Reason | null => (isFleetFull(g, seat) ? fullRefusal(g) : null);

/** 5.16 @returns why the seat can't deploy this pirate: he is not in its hand */
export const newcomerRefusal = (g: Game, seat: Seat, pirate: PirateId): Reason | null =>
  g.pirateHands[seat].includes(pirate) ? null : 'pirateNotInHand';
/** 10.27 @returns why the seat can't deploy in this Sea Area */
export const deploymentRefusal = (b: Board, seat: Seat, to: PlaceId): Reason | null => (isClosedTo(b, seat, to) ? 'ownCommissioner' : null);

/** 2.7 [R38] @returns why the pirate just drawn can't be refused, after this number of refusals: each needs another pirate in the deck */
export const rejectionRefusal = (g: Game, refusals: number): Reason | null =>
  hasOnePirate(g.players) && refusals < g.pirateDeck.length ? null : 'onePirateEach';

/** 5.12 @returns why a seat can't end its deployment in the setup: it must deploy its first pirate */
export function idleFleetRefusal(g: Game, seat: Seat): Reason | null {
  const hand = g.pirateHands[seat];
  return g.fleet[seat].length > 0 || hand.length === 0 || hand.some((pirate) => g.secretArea[pirate] !== NO_PLACE) ? null : 'mustDeploy';
}
