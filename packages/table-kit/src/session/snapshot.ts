/** What a session shows. */
import type { ChoiceJson, Seat } from '@bb/kernel';
import type { Logbook } from './logbook.svelte.ts';
import type { SessionTypes } from './session-game.ts';

/** What the page shows at one moment. */
export interface Snapshot<T extends SessionTypes> {
  readonly view: T['view'];
  readonly decision: T['decision'] | null;
  /** The choices of the player at the screen; empty while others choose. */
  readonly choices: readonly T['choice'][];
  readonly outcome: T['outcome'] | null;
}

/** An earlier moment, or another seat's view, that is shown instead of the present. */
export interface ReplayMoment<T extends SessionTypes> {
  /** The number of choices before it. */
  readonly at: number;
  /** The seat whose view is shown, or null for a spectator's. */
  readonly seat: Seat | null;
  readonly snapshot: Snapshot<T>;
  readonly book: Logbook<T>;
  /** The number of events before it. */
  readonly eventCount: number;
}

/** The events that a player has missed: from number `from` to before `to`. */
export interface RecapRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Replaces Chance and bots in the tutorial, and the player in steps without a lesson.
 *
 * @param made all choices of the game @returns null if the game has left the script, or gone on beyond it
 */
export type Script<Choice> = (made: readonly ChoiceJson[]) => ScriptPlace<Choice> | null;

/** A place in a script. */
export interface ScriptPlace<Choice> {
  /** @returns the choices with which the script goes on. The player is free to make any of them; for all others the first one is made. */
  wanted(choices: readonly Choice[]): readonly Choice[];
  /** Whether the player is asked. */
  readonly asks: boolean;
  /** Whether the script has been played to its end. Nothing happens then until the player goes on without it. */
  readonly isOver: boolean;
}
