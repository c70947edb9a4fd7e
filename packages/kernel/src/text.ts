/** What a game says in one language. */
import type { Decision, GameTypes, Seat } from './game.ts';

/** The players' names, by seat. */
export type SeatNames = (seat: Seat) => string;

/**
 * @example
 * english.choice(PLAY_CARD[0], names); // "Play a reef"
 * english.event({ type: 'rolled', seat: 0, face: 4 }, names); // "Anne throws 4."
 */
export interface GameText<T extends GameTypes> {
  /** The name of the game, as a title. */
  readonly title: string;
  /** @returns the label of a choice: the imperative, without a full stop */
  choice(choice: T['choice'], names: SeatNames): string;
  /** @returns the question to the seat that is asked, as one sentence */
  prompt(decision: Decision<string, T['about']>, view: T['view'], names: SeatNames): string;
  /** @returns what happened, as one sentence; empty if the log leaves it out */
  event(event: T['event'], names: SeatNames): string;
  /** @returns what a seat sees, as lines of text */
  position(view: T['view'], names: SeatNames): readonly string[];
  /** @returns the rule of this number, or null if there is none */
  rule(number: string): string | null;
}
