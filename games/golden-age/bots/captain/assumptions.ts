/** What the captain assumes: worths in Victory Points (`_VP`), chances, and shares. All are estimates, measured in play against itself: docs/golden-age/bots.md says which of them matter. */

const ACTION_VP_BY_PLAYERS = [3, 3, 3, 2.5, 2, 1.8] as const;
/** The Victory Points that an Action earns on average: fewer with more players, since dangers are greater and the game is shorter. */
export const actionWorth = (players: number): number => ACTION_VP_BY_PLAYERS[players] ?? 1.8;
/** The mean number of Actions in a turn. */
export const ACTIONS_PER_TURN = 2.1;
const DRAWS_BY_PLAYERS = [1.5, 1.5, 1.5, 1.8, 2] as const;
/** The mean number of cards drawn in a Player-Turn, including those resolved when drawn. With more players, more cards are played against each, and replaced. */
export const drawsPerTurn = (players: number): number => DRAWS_BY_PLAYERS[players] ?? 2.1;
/** The chance that a pirate who can retire in time lives to do so. */
export const RETIREMENT_CHANCE = 0.6;
/** The chance that a pirate is lost to a storm, an illness or the like in one round. */
export const LOSS_CHANCE_PER_ROUND = 0.02;
/** What a pirate in play will still earn: his player loses this too when he is lost. */
export const FUTURE_VP = 6.4;
/** Booty still aboard will bring this share of its full price in the end. */
export const UNSOLD_BOOTY_SHARE = 0.85;
/** What the first empty hold is worth, the second, and so on. */
export const EMPTY_HOLD_VP = [5.6, 4, 2.4, 1.6] as const;
/** A cargo worth this much or more is not replaced by another. */
export const GOOD_CARGO_DOUBLOONS = 1200;
/** How many Actions it takes to make use of an empty hold. */
export const ACTIONS_TO_FILL_HOLD = 8;
/** A point of Cunning, which can pay for a reroll in a mutiny or for Skull & Crossbones. */
export const CUNNING_POINT_VP = 1.8;
/** A hit to a ship's Combat, and to its Speed. */
export const COMBAT_HIT_VP = 0.7;
export const SPEED_HIT_VP = 0.5;
/** What it costs to be below Speed 0, where each Move takes two Actions. */
export const SLOW_SHIP_VP = 6;
/** The chance that another player plays Mutiny Conspiracy against this pirate before he retires. */
export const CONSPIRACY_CHANCE = 0.3;
/** By Loyalty: the chance that further losses of Loyalty lead to a mutiny. */
export const MUTINY_CHANCE_BY_LOYALTY = [1, 0.45, 0.25, 0.12, 0.05, 0.02] as const;
/** How many Actions it takes to retire at most, even if there is no port yet where he could. */
export const MAX_RETREAT_ACTIONS = 12;
/** The mean price of a haven: d6 hundreds. */
export const MEAN_HAVEN_DOUBLOONS = 350;
/** The mean ransom for each point of a hostage's Value. */
export const RANSOM_DOUBLOONS_PER_VALUE = 350;
/** What digging brings on average: two times in three, 3d6 hundreds. */
export const MEAN_TREASURE_DOUBLOONS = 700;
/** Heavy Guns on a ship. */
export const HEAVY_GUNS_VP = 4;
/** The chance that a player without a Commissioner tries to deploy one in another player's turn. */
export const DEPLOY_CHANCE = 0.5;
/** The chance that a warship on station is used against an Action that it can stop. */
export const WARSHIP_CHANCE = 0.6;
/** The chance that a player whose Commissioner is elsewhere catches up with a pirate in a turn. */
export const CATCH_CHANCE = 0.15;
/** A pirate with a Letter suffers this share of a Commissioner's harm: he surrenders and retires, unless he is double-crossed. */
export const HARM_SHARE_WITH_LETTER = 0.25;
/** The chance that a pirate attacks the port for which he has gained Information. */
export const INFORMED_ATTACK_CHANCE = 0.35;
/** What all ports are worth to a pirate who sells, ransoms and retires there: what he would lose if they all were closed to him. */
export const ALL_PORTS_VP = 14;
/** How many Actions it takes to make use of a port. */
export const ACTIONS_OF_USE = 6;
/** With a Letter of Marque in hand, a port where it can be sealed is worth this much more, as a share of a port that pays in full. */
export const LETTER_IN_HAND_SHARE = 1;
/** What a Commissioner at sea is worth to his player. */
export const COMMISSIONER_VP = 2;
/** The cost of a Commissioner who shuts a pirate of his own player in or out. */
export const SHUT_OUT_VP = 3;
/** What a warship on station is worth if it is kept for another Action. */
export const ON_STATION_VP = 0.4;
/** What the Action under way is expected to earn if nobody stops it. */
export const STOPPED_ACTION_VP = 5;
/** A pirate who surrenders loses this share of his worth to Double-Cross on average. */
export const DOUBLE_CROSS_LOSS_SHARE = 0.1;
/** A card that would gain less than this is kept for a better moment. */
export const MIN_CARD_GAIN_VP = 0.7;
