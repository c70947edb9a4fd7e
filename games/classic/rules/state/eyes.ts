/** A mask of the viewers who have seen a hidden piece: a bit for each seat, and one for all spectators. */
import { MAX_SEATS, type Seat } from '../data/ids.ts';

/** Every seat and all spectators have seen it. */
export const EVERYBODY = (1 << (MAX_SEATS + 1)) - 1;

/** @param you  the seat, or null for a spectator */
export const hasSeen = (mask: number, you: Seat | null): boolean => (mask & (1 << (you ?? MAX_SEATS))) !== 0;
