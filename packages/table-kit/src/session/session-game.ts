/** What a session needs of a game beside its rules: its texts, its bots, and what only this game knows about asking. */
import type { Decision, Game, GameOrders, GameTypes, Outcome, Seat } from '@bb/kernel';
import type { History } from './history.ts';
import type { SeatSetup } from './seat-setup.ts';
import type { Script } from './snapshot.ts';
import type { BotWorker } from './wrap-bot-worker.ts';

/** The types of a game at a table in the page. */
export interface SessionTypes extends GameTypes {
  readonly decision: Decision;
  readonly outcome: Outcome;
  /** The names of seats and pieces, in the language of the page. */
  readonly names: { seat(seat: Seat): string };
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

/** The types of the game itself. */
export type GameOf<T extends SessionTypes> = Pick<T, keyof GameTypes>;

/** A game's rules without what a table seldom needs, and with its own types of decision and outcome. */
export type SessionRules<T extends SessionTypes> = Pick<
  Game<T>,
  | 'id'
  | 'version'
  | 'choices'
  | 'asks'
  | 'newGame'
  | 'seatToChoose'
  | 'legal'
  | 'play'
  | 'ruleAgainst'
  | 'clone'
  | 'view'
  | 'redact'
  | 'reveals'
> & {
  readonly orders?: Omit<GameOrders<T, T['order'], T['standing'], T['lapse']>, 'parse'>;
  decision(p: T['position']): T['decision'] | null;
  outcome(p: T['position']): T['outcome'] | null;
};

/** The beginning of a turn. */
export interface Turn {
  readonly turn: number;
  readonly seat: Seat;
}

/** A bot that players are offered, in the language of the page. */
export interface OfferedBot {
  /** As the game's `GameBots` know it, such as `captain`. */
  readonly bot: string;
  readonly name: string;
  readonly about: string;
  /** How well it plays, from 1; 0 for a bot that has no level. */
  readonly level: number;
  /** Ways in which it can play, the usual one first; empty if it has only one. */
  readonly variants: readonly Pick<OfferedBot, 'bot' | 'name' | 'about'>[];
}

export interface SessionBots<T extends SessionTypes> {
  /** Answers for a bot that fails, and plays for people in a what-if. */
  readonly substitute: string;
  /** The bots that players are offered, weakest first. */
  offered(): readonly OfferedBot[];
  /** What variants of bots are, such as “Temperament”; empty if no bot has any. */
  variantsTitle(): string;
  /** Whether there is this bot. It may be one that players are not offered. */
  has(bot: string): boolean;
  /** @returns the bot's name without its variant, in the language of the page */
  nameOf(bot: string): string;
  /** @returns the usual bot against a single player in a game with these options */
  rivalIn(options: T['options']): string;
  startWorker(): Promise<T['worker']>;
}

/** @returns the bot's name with its variant, in the language of the page, such as “Black Bart, bold” */
export function fullNameOf<T extends SessionTypes>(bots: SessionBots<T>, bot: string): string {
  const variants = bots.offered().flatMap((one) => one.variants.slice(1));
  const variant = variants.find((variant) => variant.bot === bot);
  return variant ? `${bots.nameOf(bot)}, ${variant.name}` : bots.nameOf(bot);
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
  /** Fetches the rest of the rules: for records, what-ifs, bots and the check of dice. */
  allRules(): Promise<Game<T>>;
  /** @returns a function that returns the names in the current language of the page */
  names(options: T['options'], seats: readonly string[]): () => T['names'];
  choiceText(choice: T['choice'], names: T['names']): string;
  /** @returns the log's text of an event; empty if the log leaves it out */
  eventText(event: T['event'], names: T['names']): string;
  /** @returns the rule of this number, or null if there is none */
  ruleText(number: string): string | null;
  /** @returns what is unusual in a game with these options, in few words each */
  optionsText(options: T['options']): readonly string[];
  /** @returns the turn that this event begins; null for all others */
  turnOf(event: T['event']): Turn | null;
  /** @returns the number of the turn, from 1 */
  turnNumber(p: T['position']): number;
  /** @returns the points of each seat so far, which all may know; none where they say nothing about places */
  scores?(p: T['position']): readonly number[];
  /** Whether this choice of Chance is a throw of a die; otherwise it is a draw. */
  isThrow(choice: T['choice']): boolean;
  readonly bots?: SessionBots<T>;
  /** The standing order to pass until the turn ends. */
  readonly passUntilTurnEnds?: T['order'];
  readonly automatic?: AutomaticAnswers<T>;
  /** @returns all choices that a thing could stand for at this decision, allowed now or not */
  uses?(thing: T['thing'], d: T['decision'], view: T['view'], names: T['names']): readonly T['choice'][];
  /** @returns null if no bot at this table gives reasons */
  reasons?(seats: readonly SeatSetup[], history: History<T>, worker: () => Promise<T['worker']>): Promise<ReasonsOf<T>> | null;
  /** @returns the script of the tutorial */
  script?(): Promise<Script<T['choice']>>;
}

export interface ReasonsOf<T extends SessionTypes> {
  /** Why a bot made choice number `at`; null if there is no reason, or it is not known yet. */
  of(at: number): T['reason'] | null;
}
