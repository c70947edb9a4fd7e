/** C9.1 Merchants on the map. */
import { NONE, type PlaceId, SIGHTINGS, type SightingId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';

const sightingsOf = (b: Board): readonly SightingId[] => SIGHTINGS.slice(0, b.sightingAt.length);
export const sightingsIn = (b: Board, hex: PlaceId): readonly SightingId[] =>
  sightingsOf(b).filter((sighting) => b.sightingAt[sighting] === hex);
export const hasMerchant = (b: Board, hex: PlaceId): boolean => hex !== NONE && b.sightingAt.includes(hex);
export const faceUpIn = (b: Board, hex: PlaceId): readonly SightingId[] =>
  sightingsIn(b, hex).filter((sighting) => b.sightingUp[sighting] === 1);
export const faceDownIn = (b: Board, hex: PlaceId): readonly SightingId[] =>
  sightingsIn(b, hex).filter((sighting) => b.sightingUp[sighting] === 0);
