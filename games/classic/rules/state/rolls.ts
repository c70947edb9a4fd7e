/** What a roll is made of: the dice of both sides, what is added to them and why, and the outcome. */
import type { PirateId } from '../data/ids.ts';

/** C1 One die, two dice added, two dice read as tens and ones; C21.3 or two pairs: only the higher pair counts. */
export type DiceKind = 'dr6' | 'DR12' | 'Dr66' | 'better';

/** Why a figure is added to the dice, or stands against them. */
export type ModifierCause =
  | 'combat'
  | 'speed'
  | 'ability'
  | 'cruelty'
  | 'leadership'
  | 'notoriety'
  | 'netWorth'
  | 'defense'
  | 'halfDefense'
  | 'unknownDefense'
  | 'handicap'
  | 'allysHelp'
  | 'allysCombat'
  | 'hunters'
  | 'duelAttack'
  | 'duelDefense'
  | 'damage'
  | 'number';
export interface Modifier {
  readonly cause: ModifierCause;
  readonly amount: number;
}

/** The possible outcomes of a roll or a draw. */
export type Outcome =
  | 'captured'
  | 'damaged'
  | 'escapes'
  | 'evades'
  | 'intercepted'
  | 'wins'
  | 'even'
  | 'loses'
  | 'taken'
  | 'repelled'
  | 'granted'
  | 'refused'
  | 'retires'
  | 'stays'
  | 'tried'
  | 'hanged'
  | 'tellsAndDies'
  | 'tells'
  | 'silent'
  | 'affordable'
  | 'tooDear'
  | 'repaired'
  | 'partlyRepaired'
  | 'strikes'
  | 'misses'
  | 'talkedDown'
  | 'mayRetire'
  | 'marooned'
  | 'unhurt'
  | 'wounded'
  | 'weathers'
  | 'struck'
  | 'healthy'
  | 'ill'
  | 'merchants'
  | 'oneMerchant'
  | 'twoMerchants'
  | 'storm'
  | 'nothing'
  | 'proGovernor'
  | 'antiGovernor'
  | 'sum';

/** How the own total must compare to the other to succeed; empty if there is nothing to compare. */
export type Sign = '≤' | '<' | '>' | '≥' | '';

/** One side of a roll. */
export interface RolledSide {
  /** None for hunters, a port, the weather, or a figure. */
  readonly pirate: PirateId;
  /** Null if no dice are thrown for it: it is a figure that the dice are held against. */
  readonly kind: DiceKind | null;
  /** The dice that count: with an ally's pair only the higher pair. Empty before they are thrown. */
  readonly dice: readonly number[];
  /** Pounds for each point of the dice; 0 if they count as they are. */
  readonly pounds: number;
  /** The part of the pounds that is paid. */
  readonly percent: number;
  readonly modifiers: readonly Modifier[];
  /** The dice with the modifiers, or in pounds; null before they are thrown. */
  readonly total: number | null;
}

export interface RollBreakdown {
  /** The side of the pirate; in a duel, of the attacker. */
  readonly own: RolledSide;
  readonly sign: Sign;
  /** The need: a figure, or the other side's dice. */
  readonly other: RolledSide;
  /** Null before both sides have thrown, and for dice that only name a port. */
  readonly outcome: Outcome | null;
}
