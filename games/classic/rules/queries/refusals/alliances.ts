/** C21 Why a pirate can't make or break an alliance, or trade. */
import { isBox, isPort, NONE, type PirateId } from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { hasGoods, hasPair } from '../allies.ts';
import { isActive } from '../pirates.ts';
import type { Reason } from './reasons.ts';

/** C5.4, C21.1 @returns why he can ally with nobody. Nobody has two allies, and none is made in a box. C28 There are none in a solitaire game. */
export function alliancesRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  if (g.tables.settings.solitaire) return 'solitaireAlliance';
  if (isBox(g.at[pirate])) return 'allianceElsewhere';
  return g.ally[pirate] === NONE ? null : 'hasAlly';
}

/** C5.4, C21.1 @returns why he can't ally with this pirate, who must be another player's, and in the same hex or port */
export function allianceRefusal(b: Board, pirate: PirateId, other: PirateId): Reason | null {
  if (b.at[other] !== b.at[pirate] || !isActive(b, other)) return 'allianceElsewhere';
  if (b.owner[other] === b.owner[pirate]) return 'ownAlly';
  if (b.ally[other] !== NONE) return 'otherHasAlly';
  return hasPair(b.offered, pirate, other) ? 'alreadyOffered' : null;
}

/** C21.4 */
export const breachRefusal = (b: Board, pirate: PirateId): Reason | null => (b.ally[pirate] === NONE ? 'noAlly' : null);

/** C21.5 @returns why he can trade with nobody. Pirates trade in ports. C28 There is no trade in a solitaire game. */
export function tradesRefusal(g: VisibleBoard, pirate: PirateId): Reason | null {
  if (g.tables.settings.solitaire) return 'solitaireTrade';
  return isPort(g.at[pirate]) ? null : 'tradeElsewhere';
}

/**
 * C5.4, C21.5 @returns why he can't trade with this pirate, who must be in the same port. A pair trades once in a turn. Between pirates of one
 * player it is the same from either side.
 */
export function tradeRefusal(b: Board, pirate: PirateId, other: PirateId): Reason | null {
  if (b.at[other] !== b.at[pirate] || other === pirate || !isActive(b, other)) return 'tradeElsewhere';
  if (hasPair(b.traded, pirate, other)) return 'alreadyTraded';
  if (b.owner[other] === b.owner[pirate] && other < pirate) return 'tradeOtherWay';
  return hasGoods(b, pirate) || hasGoods(b, other) ? null : 'nothingToTrade';
}
