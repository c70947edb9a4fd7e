/** What the commands of `bb` need of a game beside its rules. */
import type { GameTypes } from '@bb/kernel';
import type { LookBack, Player, SearchHooks, Seen, Valuer } from '@bb/search';
import type { FuzzedGame } from './fuzz/fuzzed-game.ts';
import type { OwnLab } from './lab.ts';
import type { Talker } from './table-talk.ts';
import type { Command } from './usage.ts';

export interface BotList<T extends GameTypes> {
  /** The bots there are, for `--help`. */
  readonly help: string;
  /** @returns the error for a name that no bot has: it names the bots there are */
  missing(name: string): string;
  /** The bot that plays if none is named. */
  readonly standard: string;
  /** The best bot that chooses at once, for many games. */
  readonly quick: string;
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
  /** @returns options at random for this number of players, if the game can draw them */
  draw?(random: () => number, players: number): object;
  /** @returns the options as a line of JSON shows them, without long parts */
  brief(options: T['options']): object;
}

export interface OwnAnalysis<T extends GameTypes> extends Pick<LookBack<T>, 'isWaste'> {
  /** Values choices better than a search that knows only the rules. */
  readonly value: Valuer<T>;
  /** @returns why a choice was a slip, where a fact of the position tells it; else empty */
  whySlip(seen: Seen<T>, language: string): string;
}

export interface GameCommands<T extends GameTypes> extends Pick<SearchHooks<T>, 'turnOf'> {
  /** How many players there are if none are named. */
  readonly standardPlayers: number;
  /** What scores are counted in, such as `VP`. */
  readonly scoreName: string;
  /** What makes the generic search stronger in this game. */
  readonly search?: SearchHooks<T>;
  readonly bots: BotList<T>;
  readonly options: OptionList<T>;
  readonly talker: Talker<T>;
  /** What `bb analyze` knows of this game beside its rules. */
  readonly analysis?: OwnAnalysis<T>;
  /** What `bb lab` counts and shows of this game alone. */
  readonly lab?: OwnLab<T>;
  /** What `bb fuzz` needs; without it the game has no such command. */
  readonly fuzzed?: FuzzedGame<T>;
  /** Commands that only this game has, or that it has in a version of its own. */
  readonly own: readonly Command[];
}
