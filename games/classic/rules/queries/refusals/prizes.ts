/** C9 Why a pirate can't take a prize, stow its cargo, or torture a hostage. */
import { type HostageId, isHex, MAX_HOLDS, NONE, PIRATES, type PirateId, type SightingId } from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { hasPair, isTogether } from '../allies.ts';
import { faceDownIn, hasMerchant } from '../merchants.ts';
import { filledHolds, firstHold, holdsOf } from '../pirates.ts';
import { tradesRefusal } from './alliances.ts';
import type { Reason } from './reasons.ts';

/** C5.3 @returns why he can take no prize. He needs a merchant in his hex. */
export function prizeRefusal(b: Board, pirate: PirateId): Reason | null {
  const at = b.at[pirate];
  if (!isHex(at)) return 'notAtSea';
  if (b.careened[pirate] === 1) return 'isCareened';
  return hasMerchant(b, at) ? null : 'noMerchant';
}

/** C9.1 One that lies face up in his hex may be named. */
export const chaseRefusal = (b: Board, pirate: PirateId, sighting: SightingId): Reason | null =>
  b.sightingAt[sighting] === b.at[pirate] && b.sightingUp[sighting] === 1 ? null : 'notFaceUp';
export const unknownRefusal = (b: Board, pirate: PirateId): Reason | null =>
  faceDownIn(b, b.at[pirate]).length > 0 ? null : 'noneFaceDown';

/** C9.5, C21.2 The first empty hold, or any if all are full. @param hold  those of an ally follow his own */
export function stowRefusal(g: VisibleBoard, pirate: PirateId, hold: number): Reason | null {
  const isOwn = hold < MAX_HOLDS;
  if (!isOwn && !isTogether(g, pirate)) return 'wrongHold';
  const ship = isOwn ? pirate : g.ally[pirate];
  const first = firstHold(g, ship);
  const holds = g.holds.slice(first, first + holdsOf(g.tables, g, ship));
  const empty = holds.indexOf(0);
  const chosen = hold % MAX_HOLDS;
  return (empty < 0 && chosen < holds.length) || (empty >= 0 && chosen === empty) ? null : 'wrongHold';
}

export const isHoldEmpty = (b: Board, pirate: PirateId, hold: number): boolean => b.holds[firstHold(b, pirate) + hold] === 0;
/** C9.6 */
export const clearingRefusal = (b: Board, pirate: PirateId, hold: number): Reason | null =>
  isHoldEmpty(b, pirate, hold) ? 'nothingToClear' : null;
/** C5.4 [C91] Booty goes overboard only to make room for a trade: a prize, a new ship and plunder make it themselves. */
export function jettisonRefusal(g: VisibleBoard, pirate: PirateId, hold: number): Reason | null {
  if (isHoldEmpty(g, pirate, hold)) return 'emptyHold';
  return lacksRoom(g, pirate) ? null : 'roomEnough';
}

/** C21.5 May he trade with a pirate who has more holds of booty than he has empty ones? */
function lacksRoom(g: VisibleBoard, pirate: PirateId): boolean {
  if (tradesRefusal(g, pirate) !== null) return false;
  const empty = holdsOf(g.tables, g, pirate) - filledHolds(g, pirate);
  for (const other of PIRATES)
    if (other !== pirate && g.at[other] === g.at[pirate] && filledHolds(g, other) > empty && !hasPair(g.traded, pirate, other)) return true;
  return false;
}

/** C9.8 Once each, by his captor. */
export function tortureRefusal(b: Board, pirate: PirateId, hostage: HostageId): Reason | null {
  if (pirate === NONE || b.hostageOf[hostage] !== pirate) return 'noHostage';
  return b.tortured[hostage] === 1 ? 'wasTortured' : null;
}
