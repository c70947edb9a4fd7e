/** The figures that dice are added to, or compared with. */
import type { PirateId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import { isTogether } from './allies.ts';

/** C21.2 What an ally in the same hex takes from the dice of the attack. */
export const ALLYS_HELP = 2;
export const allysHelp = (b: Board, pirate: PirateId): number => (isTogether(b, pirate) ? ALLYS_HELP : 0);
/** C9.3 From this above the attack number on, the merchant escapes. */
export const ESCAPES_FROM = 3;

/** C24.3 What the die of a surrender brings; above these he retires. */
export const [HANGED_AT, TRIED_AT] = [1, 2] as const;
/** C24.3 In a trial this sum and above hang him. */
export const HANGED_FROM = 11;
