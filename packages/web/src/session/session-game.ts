/** What a session needs of a game: its rules, its texts, and what only this game knows about asking and passing. */
import type { ChoiceJson, Decision, Game, GameTypes, Outcome, Seat, Segment } from '@bb/kernel';
import type { BotWorker } from './bots.ts';
import type { Undo, WholeGame } from './game-session.ts';
import type { History } from './history.ts';
import type { Script } from './snapshot.ts';

/** The types of a game at a table in the page. */
export interface SessionTypes extends GameTypes {
  readonly decision: Decision;
  readonly outcome: Pick<Outcome, 'winners'>;
  /** The names of seats and pieces, in the language of the page. */
  readonly names: { seat(seat: Seat): string };
  /** A seat's player: `human` at this screen, or the kind of a bot. */
  readonly seat: { readonly name: string; readonly kind: string };
  /** What a player can point at on the table. */
  readonly thing: object;
  /** A standing order as the player gives it. */
  readonly order: object;
  /** A standing order with the facts on which it depends: plain JSON. */
  readonly standing: object;
  /** Why a standing order has ended. */
  readonly lapse: string;
  /** Why a bot chose as it did. */
  readonly reason: object;
  readonly worker: BotWorker;
}

/** A game's rules without what a table seldom needs, and with its own types of decision and outcome. */
export type SessionRules<T extends SessionTypes> = Pick<
  Game<T>,
  'id' | 'version' | 'choices' | 'asks' | 'newGame' | 'seatToChoose' | 'legal' | 'play' | 'ruleAgainst' | 'clone' | 'view' | 'redact'
> & {
  decision(p: T['position']): T['decision'] | null;
  outcome(p: T['position']): T['outcome'] | null;
};

/** The beginning of a turn. */
export interface Turn {
  readonly turn: number;
  readonly seat: Seat;
}

export interface BotsOfGame<T extends SessionTypes> {
  /** Answers for a bot that fails. */
  readonly substitute: string;
  /** @returns the name by which the worker knows the bot of this seat */
  nameOf(seat: T['seat']): string;
  startWorker(): Promise<T['worker']>;
  /** @returns the position as plain JSON, with everything that `you` can't see dealt anew, so that a bot never gets hidden information */
  positionFor(p: T['position'], you: Seat): Promise<object>;
}

/** Standing orders: a player tells the table to pass for them. */
export interface OrdersOfGame<T extends SessionTypes> {
  readonly pass: T['choice'];
  /** The order to pass until the turn ends. */
  readonly untilTurnEnds: T['order'];
  give(order: T['order'], p: T['position'], seat: Seat): T['standing'];
  /** @returns why the order has ended, or null while it holds */
  lapse(order: T['standing'], p: T['position'], seat: Seat): T['lapse'] | null;
  /** @returns why this decision ends the order, or null if it doesn't */
  lapseAt(order: T['standing'], d: T['decision']): T['lapse'] | null;
  /** Whether the order has ended on time, so that the player needs no message. */
  isOnTime(why: T['lapse']): boolean;
  /** @returns null if the player must be asked */
  answer(order: T['standing'], p: T['position'], d: T['decision'], choices: readonly T['choice'][]): T['choice'] | null;
}

/** Decisions in which a player needs not be asked. */
export interface AutomaticAnswers<T extends SessionTypes> {
  /** @param skipIdle passes in windows in which this seat has nothing to play. @returns null if the player must be asked */
  answer(d: T['decision'], choices: readonly T['choice'][], skipIdle: boolean): T['choice'] | null;
  /** Those that follow from public facts alone: when the others see them given at once, they learn nothing. */
  publicAnswer(d: T['decision'], choices: readonly T['choice'][]): T['choice'] | null;
}

export interface SessionGame<T extends SessionTypes> {
  readonly rules: SessionRules<T>;
  /** @returns a function that returns the names in the current language of the page */
  names(options: T['options'], seats: readonly string[]): () => T['names'];
  /** @returns the log's text of an event; empty if the log leaves it out */
  eventText(event: T['event'], names: T['names']): string;
  /** @returns the turn that this event begins; null for all others */
  turnOf(event: T['event']): Turn | null;
  readonly bots?: BotsOfGame<T>;
  readonly orders?: OrdersOfGame<T>;
  readonly automatic?: AutomaticAnswers<T>;
  /**
   * How far a player may take back their own choices. Without it nothing can be undone.
   * @param isAutomatic whether the player would not be asked this, so that undo can't stop there
   */
  undoOf?(history: History<T>, seat: Seat, isAutomatic: (d: T['decision'], choices: readonly T['choice'][]) => boolean): Undo;
  /** @returns all choices that a thing could stand for at this decision, allowed now or not */
  uses?(thing: T['thing'], d: T['decision'], view: T['view'], names: T['names']): readonly T['choice'][];
  /** @returns null if no bot at this table gives reasons */
  reasons?(table: RecordedTable<T>, history: History<T>, worker: () => Promise<T['worker']>): Promise<ReasonsOf<T>> | null;
  /** Stores a new table that begins after `at` choices, with a person on seat `you`. @returns its id */
  whatIf?(whole: WholeGame<T>, at: number, you: Seat): Promise<string>;
  /** @returns the position in which a what-if begins; null for a whole game. @throws BadInput */
  startOf?(table: RecordedTable<T>): Promise<T['position'] | null>;
  /** @returns the script of the tutorial; null if the game has gone on beyond it */
  script?(length: number): Promise<Script<T['choice']> | null>;
  /** @returns the record of a table: plain JSON */
  record(table: RecordedTable<T>, choices: readonly ChoiceJson<T['choice']['type']>[], p: T['position']): Promise<object>;
}

export interface ReasonsOf<T extends SessionTypes> {
  /** Why a bot made choice number `at`; null if there is no reason, or it is not known yet. */
  of(at: number): T['reason'] | null;
}

/** What a record says of its table. */
export interface RecordedTable<T extends SessionTypes> {
  readonly options: T['options'];
  readonly seats: readonly T['seat'][];
  readonly origin?: readonly Segment[];
}
