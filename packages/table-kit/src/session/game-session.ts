/** What a table's page needs of a game, on this device or on a server. A session can do more where it has one of the optional members. */
import type { Cost, Seat } from '@bb/kernel';
import type { Barrier, ClockState, WhenLate } from '@bb/protocol';
import type { History, TurnMark } from './history.ts';
import type { LogLine } from './logbook.svelte.ts';
import type { SeatSetup } from './seat-setup.ts';
import type { SessionGame, SessionTypes } from './session-game.ts';
import type { RecapRange, ReplayMoment, Snapshot } from './snapshot.ts';
import type { StoredTable } from './stored-table.ts';

/** A choice, and the number of the rule that forbids it now; null if it is allowed. */
export interface UseOf<T extends SessionTypes> {
  readonly choice: T['choice'];
  readonly rule: string | null;
}

export interface GameSession<T extends SessionTypes> {
  readonly game: SessionGame<T>;
  readonly seats: readonly SeatSetup[];
  /** In the language of the page. */
  readonly names: T['names'];
  /** The seat of the player at the screen. It is null for a spectator, and while the screen is handed over. */
  readonly person: Seat | null;
  /** The seat that must take over the screen; the table is hidden until then. */
  readonly handOverTo: Seat | null;
  /** The bot that has been thinking for a while. */
  readonly thinking: Seat | null;
  /** A message for the player, until they close it. */
  notice: string;

  /** The position that the page shows: the present, or the replayed one. */
  readonly snapshot: Snapshot<T>;
  /** The number of choices so far. */
  readonly length: number;
  /** The events up to what is shown. `log` has those with a text. */
  readonly events: readonly LogLine<T>[];
  readonly log: readonly LogLine<T>[];
  /** The events up to the present, as the viewer may see them. */
  readonly allEvents: readonly LogLine<T>[];
  /** The number of events before the question that was answered last. */
  readonly answeredAt: number;
  /** What the player has missed; until they close the recap, or answer. */
  recap: RecapRange | null;
  /** Updates `recap`, if something has happened from event `since` on. */
  updateRecap(since: number): void;
  /** Resolves when the animations of what happened are over. The page that shows the table replaces it. */
  waitForAnimations: () => Promise<void>;

  /** Why the game stands still although it is not over; empty if it goes on. */
  readonly haltReason: string;
  /** The seats that are asked: one, or several at the same time. */
  readonly asked: readonly Seat[];
  /** The player's choice while it is on its way to the server. */
  readonly sent: T['choice'] | null;
  /** The player's secret answer while other seats are still asked. */
  readonly sealed: T['choice'] | null;
  answer(choice: T['choice']): Promise<void>;
  /** What a choice that is offered costs for certain beyond what it is called, unless every choice does. */
  costsOf(choice: T['choice']): readonly Cost[];
  /** What the thing could be used for in this decision, each with the rule that forbids it now; empty while others choose. */
  uses(thing: T['thing']): readonly UseOf<T>[];
  /** Some uses are still being fetched. */
  readonly isLoadingUses: boolean;

  /** The player's standing order. */
  readonly standingOrder: T['standing'] | null;
  /** Why the standing order has just lapsed. */
  readonly lapsed: T['lapse'] | null;
  /** Passes now, and for as long as the order says. */
  passWithOrder(order: T['order']): Promise<void>;
  /** Gives an order that begins with the next window. */
  setStandingOrder(order: T['order']): Promise<void>;
  cancelStandingOrder(): Promise<void>;

  /** The moment that the page shows instead of the present. */
  readonly replay: ReplayMoment<T> | null;
  /** The seats whose view may be shown, with null for a spectator's. */
  readonly viewers: readonly (Seat | null)[];
  readonly turns: readonly TurnMark[];
  /** The numbers of choices after which there was something new to see. */
  readonly stops: readonly number[];
  /** Shows the table after `at` choices, by default as the current viewer. */
  lookAt(at: number, seat?: Seat | null): void;
  /** Shows the table just after this event. */
  lookAtEvent(event: number): void;
  /** Shows the present again, as the player's own seat sees it. */
  leaveReplay(): void;

  /** Taking back one's own choices. */
  readonly undo?: UndoControl | undefined;
  /** The bots play on this device. */
  readonly bots?: BotControl;
  /** Several players share this screen. */
  readonly handOver?: HandOverControl;
  /** The whole game is on this device: for statistics, the chronicle, analysis, the record and what-ifs. */
  readonly whole?: WholeGame<T>;
  /** Why the bot chose as this event announces; null if there is no reason, or it is not known yet. */
  reasonOf?(event: number): T['reason'] | null;
  /** The script of the tutorial. */
  readonly script?: ScriptControl | undefined;
  /** A secret answer can be changed until the window closes. */
  readonly sealing?: SealControl<T>;
  /** The game is played against a clock. */
  readonly time?: TimeControl;
  /** Stores a finished game that is not stored on this device, as the next table. @returns its id */
  readonly saveHere?: (() => Promise<string>) | undefined;
  /**
   * Undefined until the game is over. Makes an address at which anybody can look back on it: on its end, or on the moment after `at` choices.
   * @returns null if the game is too long for an address
   */
  readonly addressAt?: ((at: number | null) => Promise<string | null>) | undefined;
}

/**
 * The number of the choice that undo returns to, or why there is none: Chance has thrown a die, or drawn something; or the game is paused.
 */
export type Undo = { readonly to: number } | { readonly barrier: Exclude<Barrier, 'chance'> | 'die' | 'draw' | 'paused' };

/** Among players of a server: undo takes no vote as far as the page knows, takes a vote of all, or such a vote is open. */
export interface UndoByVote {
  readonly vote: 'unneeded' | 'needed' | 'open';
}

export interface UndoControl {
  /** How far the player at the screen can undo, or why not. */
  readonly reach: Undo | UndoByVote;
  /**
   * Undoes the last choice of the player at the screen, if that is possible. A bot that is thinking stops. If a vote is needed, it asks the other
   * players for one.
   */
  take(): Promise<void>;
}

export interface BotControl {
  /** No bot answers, and the game waits for the player to try again. */
  readonly botsFailed: boolean;
  /** Plays on until a player must choose or the game is over. */
  run(): Promise<void>;
  /** Makes the bot that is thinking answer now. */
  hurry(): void;
}

export interface HandOverControl {
  /** Hands the screen over to this seat. */
  sitDown(seat: Seat): Promise<void>;
  /** Passes for `seat` until the turn ends, without handing over the screen. Undefined if the game has no standing orders. */
  readonly pass?: ((seat: Seat) => Promise<void>) | undefined;
}

export interface WholeGame<T extends SessionTypes> {
  readonly table: StoredTable<T>;
  readonly history: History<T>;
  /** The present, also during a replay. */
  readonly present: Snapshot<T>;
  /** @returns the record up to now: plain JSON */
  record(): Promise<object>;
  /** The session has ended. */
  readonly isClosed: boolean;
  /** Stores a new table that begins after `at` choices, with a person on seat `you`. @returns its id */
  whatIf(at: number, you: Seat): Promise<string>;
  /** Stores a new game with the same options and players. @returns its id */
  playAgain(): Promise<string>;
}

export interface ScriptControl {
  /** The player's last choice was refused, because the script has another one. */
  readonly isOffScript: boolean;
  /** Goes on without the script. */
  leave(): Promise<void>;
}

export interface SealControl<T extends SessionTypes> {
  /** The player has given a secret answer, and can change it. */
  readonly mayReconsider: boolean;
  /** The sealed answer while the player reconsiders it: it stands unless they give another one in time. */
  readonly reconsidered: T['choice'] | null;
  /** Asks the player again. */
  reconsider(): void;
  /** The sealed answer stands. */
  letStand(): void;
  /** The player's standing order answers the open question. */
  readonly passes: boolean;
  /** The seats whose players have told everybody that they pass: no window waits for them. */
  readonly passing: readonly Seat[];
  /** The player has a standing order, and could tell everybody, so that windows become shorter. */
  readonly mayTell: boolean;
  /** Tells everybody that the player passes, now and by later orders at this table. */
  tell(): Promise<void>;
}

export interface TimeControl {
  /** The clock as the server sent it, and when it arrived (`performance.now()`); null for a game without one. */
  readonly clock: { readonly face: ClockState; readonly at: number } | null;
  /** What happens when the player runs out of time. */
  readonly whenLate: WhenLate;
  /** @returns false if the server refuses */
  sayWhenLate(whenLate: WhenLate): Promise<boolean>;
}
