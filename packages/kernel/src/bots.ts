/** A game's computer players, as the platform seats them. */
import type { GameTypes, Random } from './game.ts';

/** A search under way. */
export interface Search<Choice> {
  /** Searches for a few more milliseconds. @returns true if more search can't change the best choice, or its level allows no more */
  step(): boolean;
  best(): Choice;
}

export interface BotPlayer<T extends GameTypes = GameTypes> {
  /**
   * @param p  a position that waits for a seat, dealt for it: what the seat can't see is dealt anew. It must not be changed.
   * @returns one of the legal choices
   */
  choose(p: T['position'], random: Random): T['choice'];
  /** Only bots that search have this. @returns null if the bot does not search in this position */
  think?(p: T['position'], random: Random): Search<T['choice']> | null;
}

/**
 * @example
 * bots.levels; // ['random']
 * bots.player('random')?.choose(p, random); // one of game.legal(p)
 */
export interface GameBots<T extends GameTypes = GameTypes> {
  /** The names of the levels, weakest first. */
  readonly levels: readonly string[];
  /** The level that chooses for players who are gone, and for bots that fail or find no time to search. It doesn't search. */
  readonly substitute: string;
  /** Whether a bot thinks for long, and so needs a thread. */
  isSearching(name: string): boolean;
  /** @param name  a level, or one of its variants, such as `NAME@bold` @returns null if there is no such bot */
  player(name: string): BotPlayer<T> | null;
}
