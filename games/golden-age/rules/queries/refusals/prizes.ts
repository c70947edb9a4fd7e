/** 8.1, 8.2 Why a merchant can't be searched for or looted. */
import { isArea, type PirateId, type PortId } from '../../data/ids.ts';
import type { Board, Game } from '../../state/position.ts';
import { hasFound, hasMerchant } from '../merchants.ts';
import type { Reason } from './reasons.ts';

/** 8.11 Is the merchant of this port in the pirate's Sea Area? */
export function reachRefusal(g: Game, pirate: PirateId, port: PortId): Reason | null {
  const at = g.at[pirate];
  return isArea(at) && g.tables.areaPorts[at].includes(port) ? null : 'noMerchant';
}

export const merchantRefusal = (b: Board, port: PortId): Reason | null => (hasMerchant(b, port) ? null : 'noMerchant');

/** 8.12 A merchant in reach. */
export const searchRefusal = (b: Board, pirate: PirateId, port: PortId): Reason | null => (hasFound(b, pirate, port) ? 'isFound' : null);
/** 8.21 A merchant in reach. */
export const lootingRefusal = (b: Board, pirate: PirateId, port: PortId): Reason | null => (hasFound(b, pirate, port) ? null : 'notFound');
