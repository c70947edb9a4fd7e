/** What the commands of `bb` need of a game beside its rules. */
import type { ChoiceJson, GameTypes } from '@bb/kernel';
import type { Player, SearchHooks } from '@bb/search';
import type { Command } from './usage.ts';

export interface BotList<T extends GameTypes> {
  /** The bots there are, for `--help`. */
  readonly help: string;
  /** @returns the error for a name that no bot has: it names the bots there are */
  missing(name: string): string;
  /** The bot that plays if none is named. */
  readonly standard: string;
  /** @returns a player for one seat of one game, which may remember what it has thought; null if there is no such bot */
  player(name: string): Player<T> | null;
  /** Whether a bot stops thinking by the clock, so that its games can't be repeated. */
  isTimeLimited(name: string): boolean;
  /** @returns the bots by seat, if a game with these options seats others beside those that are named */
  seated?(names: readonly string[], options: object): readonly string[];
}

export interface OptionList<T extends GameTypes> {
  /** For `--help`; each line begins with two spaces. */
  readonly help: string;
  /** Reads what was given after each `--option`. @throws BadUsage */
  read(texts: readonly string[]): object;
  /** @param components  the file of a component set, if one was given. @throws BadInput, or Failure that names the file */
  complete(players: number, options: object, components: string | undefined): T['options'];
  /** @returns the option that makes this a game for one person, so that bots can't play each other; null if none does */
  soloOption?(options: object): string | null;
  /** @returns options at random, if the game can draw them */
  draw?(random: () => number): object;
  /** @returns the options as a line of JSON shows them, without long parts */
  brief(options: T['options']): object;
}

/** A record of any game, as far as commands read it. */
export interface PlayedRecord {
  readonly choices: readonly ChoiceJson[];
  readonly result: object | null;
}

/** A file that has been verified. */
export interface Verified {
  readonly kind: 'record' | 'what-if';
  readonly players: number;
  /** How many choices were replayed; of a what-if, since its origin. */
  readonly choices: number;
  readonly result: object | null;
  /** By seat, if the game has ended. */
  readonly scores: readonly number[] | null;
  /** How many dice match the seed; null if the record has no proof of its dice. */
  readonly throws: number | null;
}

export interface RecordKeeper<T extends GameTypes> {
  /** @returns the record of a game that has come to position `p` by these choices */
  record(options: T['options'], choices: readonly ChoiceJson<T['choice']['type']>[], p: T['position']): PlayedRecord;
  /** Replays a record or a what-if. @throws BadInput that names the place of the fault */
  verify(json: unknown): Verified;
}

export interface GameCommands<T extends GameTypes> extends Pick<SearchHooks<T>, 'turnOf'> {
  /** How many players there are if none are named. */
  readonly standardPlayers: number;
  /** What scores are counted in, such as `VP`. */
  readonly scoreName: string;
  readonly bots: BotList<T>;
  readonly options: OptionList<T>;
  readonly records: RecordKeeper<T>;
  /** Commands that only this game has, or that it has in a version of its own. */
  readonly own: readonly Command[];
}
