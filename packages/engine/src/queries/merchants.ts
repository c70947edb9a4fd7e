/** 8 Which merchants can be found and looted. */
import { NONE, type PirateId, type PortId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import { type Board, UNFOUND } from '../state/game.ts';
import { rating } from './ratings.ts';

/** 8.11 Merchants lie in the Sea Area of their port; Bermuda's in both [R43]. `port` must be one of the area's. */
export const hasMerchant = (b: Board, port: PortId): boolean => b.merchantAt[port] !== NONE;

/** 8.21 Has he found it in this Player-Turn, so that he may loot it? */
export const hasFound = (b: Board, pirate: PirateId, port: PortId): boolean => (b.merchantFinders[port] & (1 << pirate)) !== 0;

/** 8.15 One more if it lies face up from an earlier Player-Turn [R49]. */
export const faceUpBonus = (b: Board, port: PortId): number =>
  b.merchantSince[port] !== UNFOUND && b.merchantSince[port] < b.playerTurn ? 1 : 0;

/** 8.14 The total that finds a merchant. */
export const FIND_TARGET = 7;

/** 8.13 What is added to the die. */
export const findModifier = (t: Tables, b: Board, pirate: PirateId, port: PortId): number =>
  rating(t, b, pirate, 'ability') + faceUpBonus(b, port);

/** 4.4 B How many merchants are on the map. */
export function merchantsOnMap(b: Board): number {
  let n = 0;
  for (const merchant of b.merchantAt) if (merchant !== NONE) n++;
  return n;
}
