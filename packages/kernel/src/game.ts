/**
 * The contract between the platform and a game. To the platform a position, a view and an event are opaque: it only hands them back to the
 * game that made them. `docs/add-a-game.md` leads through a whole game that keeps it.
 */
import type { AskTable, AskTraits } from './asks.ts';
import type { AnyChoice, ChoiceRegistry } from './choices.ts';
import type { Cost } from './costs.ts';
import type { GameOrders } from './orders.ts';

/** From 0, or `CHANCE`. */
export type Seat = number;
/** Chance has a seat of its own: dice and draws are its choices. */
export const CHANCE: Seat = -1;

/** @returns a number from 0 up to, but not including, 1 */
export type Random = () => number;

/** The question a position waits for. */
export interface Decision<Kind extends string = string, About extends object = object> {
  /** The seat that must answer; `CHANCE` for dice and draws. */
  readonly seat: Seat;
  /** The name of the ask. */
  readonly ask: string;
  readonly traits: AskTraits<Kind>;
  /** The number of the rule that asks. */
  readonly rule: string;
  /** The public facts of the case, as plain JSON: for the game's own prompts. */
  readonly about: About;
}

/** How a game has ended. */
export interface Outcome {
  /** In the game's own words, such as `pardon`; never empty. */
  readonly ending: string;
  /** By seat. */
  readonly scores: readonly number[];
  /** Several share the win; none if nobody wins. */
  readonly winners: readonly Seat[];
}

/** The types of one game, so that generic code takes one parameter and reads `T['position']`. */
export interface GameTypes {
  readonly position: object;
  readonly choice: AnyChoice;
  /** What a seat sees; `you` is null for a spectator. */
  readonly view: { readonly you: Seat | null };
  readonly event: object;
  /** The public facts of a question, as plain JSON. */
  readonly about: object;
  readonly options: { readonly players: number };
}

/**
 * A game's rules. Every member is pure, except that `play` and `resample` change the position they are given.
 *
 * @example
 * const p = game.newGame(game.parseOptions({ players: 3 }));
 * for (let d = game.decision(p); d; d = game.decision(p)) game.play(p, game.legal(p)[0]);
 * game.outcome(p)?.winners; // such as [1]
 */
export interface Game<T extends GameTypes = GameTypes> {
  /** Stands in every record, table and message, such as `some-game`. Kebab-case. */
  readonly id: string;
  /** The semantic version of the rules, such as `1.2.0`. A record of another version may not replay. */
  readonly version: string;
  readonly choices: ChoiceRegistry<T['choice']>;
  /** What the platform must know of each ask, by its name. */
  readonly asks: AskTable<T['choice']['type']>;
  /** The fields of a view that differ from seat to seat; all seats see the same in the others. */
  readonly ownFields: readonly string[];
  /** The fewest and the most players. */
  readonly players: readonly [fewest: number, most: number];

  /**
   * @param path  where the options are in the input, for messages; empty for the whole
   * @example parseOptions({ players: 5 }, 'options') // BadInput: options.players: must be a whole number from 2 to 4
   * @throws BadInput that names the place of the first fault
   */
  parseOptions(json: unknown, path?: string): T['options'];
  /** @returns the options as lists of tables show them, without long parts. Without this member all are shown. */
  optionsInBrief?(options: T['options']): GameTypes['options'];
  /** @returns the option that makes this a game for one person, which can't be played over a network; null if none does */
  soloOption?(options: T['options']): string | null;
  /** @returns a new game, run to its first decision */
  newGame(options: T['options']): T['position'];

  /** @returns the question that the position waits for, or null if the game is over */
  decision(p: T['position']): Decision<T['choice']['type'], T['about']> | null;
  /** Like `decision`, without its facts, for search. @returns null if the game is over */
  seatToChoose(p: T['position']): Seat | null;
  /**
   * The legal choices. Those of Chance are equally likely.
   *
   * @param out  is emptied and refilled, and returned
   */
  legal(p: T['position'], out?: T['choice'][]): T['choice'][];
  /**
   * Makes a choice, without checking it, and runs on to the next decision.
   *
   * @param choice  one of `legal(p)`
   * @param events  what happens is appended to it
   */
  play(p: T['position'], choice: T['choice'], events?: T['event'][]): void;
  /** @returns the number of the rule against a choice that is not legal now. Without this member, or if null, the rule that asks is named. */
  ruleAgainst?(p: T['position'], choice: T['choice']): string | null;
  /** @returns null while the game goes on */
  outcome(p: T['position']): Outcome | null;
  /** @returns a copy that shares nothing that changes */
  clone(p: T['position']): T['position'];

  /** @returns what a seat sees, or a spectator for null: plain JSON */
  view(p: T['position'], seat: Seat | null): T['view'];
  /** Like `view`, but may share lists with the position: for positions that never change again. */
  sharedView?(p: T['position'], seat: Seat | null): T['view'];
  /** @returns what a seat, or a spectator for null, learns of an event; null if nothing, not even that it happened */
  redact(event: T['event'], seat: Seat | null): T['event'] | null;
  /** Deals anew all that the seat, or a spectator for null, can't see. What it sees stays the same. */
  resample(p: T['position'], seat: Seat | null, random: Random): void;
  /**
   * Whether a choice has shown its seat something that was hidden from it, so that the seat can't take it back. Without this member every
   * choice counts as one that does.
   *
   * @param before  the seat's view before the choice
   * @param events  of the choice, not redacted
   */
  reveals?(before: T['view'], after: T['view'], events: readonly T['event'][]): boolean;
  /**
   * What a choice has cost its seat, for certain and beyond what it is called, so that players are asked once more before they make it: see
   * `costsOf`. Without this member no choice costs anything.
   *
   * @param after  where the choice has led to without a die and another player; it is thrown away afterwards
   */
  costs?(before: T['position'], after: T['position'], seat: Seat, choice: T['choice']): readonly Cost[];
  /** Without this member the game has no standing orders. */
  readonly orders?: GameOrders<T>;

  /** @returns plain JSON from which `load` makes the same position */
  save(p: T['position']): object;
  /** Checks the shape alone: a save comes from this program, never from outside. @throws BadInput that names the place */
  load(json: unknown): T['position'];
}

/** @returns the seat's share of the win: 1 for a sole winner, a part for one of several, 0 for a loser */
export const shareOfWin = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
