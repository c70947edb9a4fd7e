/** 8 Which merchants can be found and looted, and how well a pirate searches. */
import { NONE, type PirateId, type PortId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { type Board, UNFOUND } from '../state/position.ts';
import { rating } from './ratings.ts';

/** 8.11 Is there a merchant at this port? It lies in the port's Sea Area, or in both at Bermuda [R43]. */
export const hasMerchant = (b: Board, port: PortId): boolean => b.merchantAt[port] !== NONE;

/** 8.21 Has he found this merchant in this Player-Turn, so that he may loot it? */
export const hasFound = (b: Board, pirate: PirateId, port: PortId): boolean => (b.merchantFinders[port] & (1 << pirate)) !== 0;

/** 8.15 One more on the die if the merchant lies face up since an earlier Player-Turn [R49]. */
export const faceUpBonus = (b: Board, port: PortId): number =>
  b.merchantSince[port] !== UNFOUND && b.merchantSince[port] < b.playerTurn ? 1 : 0;

/** 8.14 The total that finds a merchant. */
export const FIND_TARGET = 7;

/** 8.13 The modifier of the search. */
export const findModifier = (t: Tables, b: Board, pirate: PirateId, port: PortId): number =>
  rating(t, b, pirate, 'ability') + faceUpBonus(b, port);

/** 4.4 B The number of merchants on the map. */
export function merchantsOnMap(b: Board): number {
  let n = 0;
  for (const merchant of b.merchantAt) if (merchant !== NONE) n++;
  return n;
}
