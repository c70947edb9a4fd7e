/** The figures that dice are added to, or compared with. */
import type { PirateId, PortId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { combatOf, handicapOf, ratingOf, speedOf } from './pirates.ts';

/** C9.3 @param defense  of the merchant */
export const attackNumber = (s: VisibleBoard, pirate: PirateId, defense: number): number =>
  combatOf(s.tables, s, pirate) + speedOf(s.tables, s, pirate) + ratingOf(s.tables, s, pirate, 'ability') - defense;
/** C21.2 What an ally in the same hex takes from the dice of the attack. */
const ALLYS_HELP = 2;
export const allysHelp = (b: Board, pirate: PirateId): number => (isTogether(b, pirate) ? ALLYS_HELP : 0);
/** C9.3 From this above the attack number on, the merchant escapes. */
export const ESCAPES_FROM = 3;

/** C16.3 What is added to his die. */
export const evasionModifier = (s: VisibleBoard, pirate: PirateId): number => speedOf(s.tables, s, pirate) + handicapOf(s, pirate);

/** C16.4 What is added to his dice. */
export const battleStrength = (s: VisibleBoard, pirate: PirateId): number =>
  combatOf(s.tables, s, pirate) + ratingOf(s.tables, s, pirate, 'ability') + handicapOf(s, pirate);

/** C14.2 What is added to his dice. C21.2 Both ships' Combat counts, and the Ability of the operating pirate. */
export function assaultStrength(s: VisibleBoard, pirate: PirateId): number {
  const alone = ratingOf(s.tables, s, pirate, 'ability') + combatOf(s.tables, s, pirate);
  return isTogether(s, pirate) ? alone + combatOf(s.tables, s, s.ally[pirate]) : alone;
}

/** C14.2 What is added to the port's dice. C14.5 A port that is sacked counts half its defense, rounded up. */
export function assaultDefense(s: VisibleBoard, pirate: PirateId, port: PortId): number {
  const full = s.tables.portDefense[port];
  return s.holding[pirate] === 1 ? Math.ceil(full / 2) : full;
}

/** C24.3 What the die of a surrender brings; above these he retires. */
export const [HANGED_AT, TRIED_AT] = [1, 2] as const;
/** C24.3 In a trial this sum and above hang him. */
export const HANGED_FROM = 11;
