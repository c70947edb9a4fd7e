/** What the captain believes things to be worth, in Victory Points unless said otherwise. Judgement; the first few were tried in play against himself. */

/** What an Action earns on average: what a plan must bring for each Action it takes. */
const ACTION = [3, 3, 3, 2.5, 2, 1.8] as const;
/** By the number of players: among more, dangers are greater and the game is shorter. */
export const actionWorth = (players: number): number => ACTION[players] ?? 1.8;
/** Actions a player has in a turn, on average. */
export const ACTIONS_A_TURN = 2.1;
const DRAWS = [1.5, 1.5, 1.5, 1.8, 2] as const;
/** Cards drawn in a Player-Turn, those that must be played at once included: the more players, the more are played against each. */
export const drawsATurn = (players: number): number => DRAWS[players] ?? 2.1;
/** The chance that a pirate who can reach his retirement in time does live to see it. */
export const TRUST = 0.8;
/** The chance to lose a pirate to storm, disease and the like, in a round. */
export const MISFORTUNE = 0.02;
/** What a pirate in play will still earn: it is at stake with him. */
export const FUTURE = 8;
/** Part of full price that booty still aboard fetches in the end. */
export const UNSOLD = 0.85;
/** Room for what is still to be taken: the first empty hold, the second ... */
export const ROOM = [7, 5, 3, 2] as const;
/** Doubloons of a cargo that nobody throws overboard for another. */
export const GOOD_CARGO = 1200;
/** Actions it takes to make use of an empty hold. */
export const TIME_TO_FILL = 6;
/** A point of Cunning: kept for Leadership and Skull & Crossbones. */
export const CUNNING = 2.2;
/** A hit to a ship's Combat, and to its Speed. */
export const COMBAT_HIT = 0.7;
export const SPEED_HIT = 0.5;
/** Below Speed 0 each Move takes two Actions. */
export const SLOW_SHIP = 6;
/** The chance that somebody will conspire against this pirate's crew before he retires. */
export const CONSPIRACY = 0.3;
/** By Loyalty: the chance that small losses bring the crew to mutiny by itself. */
export const DISCONTENT = [1, 0.45, 0.25, 0.12, 0.05, 0.02] as const;
/** Actions to the end of a pirate's life at sea where no port is in sight that would let him retire. */
export const NO_RETREAT = 12;
/** Doubloons a haven costs: the mean of a die. */
export const HAVEN_COST = 350;
/** Points on 2d6 times doubloons a point of hostage's Value brings, on average. */
export const RANSOM_PER_VALUE = 350;
/** Doubloons that digging brings on average: two chances in three of 3d6 hundreds. */
export const TREASURE = 700;
/** Heavy Guns on a ship. */
export const GUNS = 4;
/** How often one without a Commissioner looks for one when he could, in a player's turn. */
export const ZEAL = 0.5;
/** How often somebody uses a warship on station against an Action that it can stop. */
export const VIGILANCE = 0.6;
/** How often one with a Commissioner somewhere catches up with a pirate, in a player's turn. */
export const ROVING = 0.15;
/** Part of the harm that a Commissioner does to a pirate with a Letter: he surrenders and retires, unless he is double-crossed. */
export const LETTERED = 0.25;
/** Part of what Information would gain in an attack that is really made. */
export const INFORMED_ATTACK = 0.35;
/** A nation whose ports he can't enter any more. */
export const OUTLAWED = 1.5;
/** What a Commissioner at sea is worth to his player. */
export const COMMISSIONER = 2;
/** An own pirate shut in or out by the own Commissioner. */
export const SHUT_OUT = 3;
/** A warship kept on station, for another Action. */
export const ON_STATION = 0.4;
/** What an Action under way promises that a hunter may stop. */
export const INTERRUPTED = 5;
/** The chance that somebody double-crosses a pirate who surrenders, and the part of his worth that it takes. */
export const DOUBLE_CROSSED = 0.1;
/** Below this a card waits for a better moment. */
export const CARD_PRICE = 1.2;
