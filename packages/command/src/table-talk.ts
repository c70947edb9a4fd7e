/** What `bb play` and `bb replay` say of a table, in the game's own words. */
import type { GameTypes, Outcome } from '@bb/kernel';

/** A line of the menu of choices. */
export interface MenuEntry<T extends GameTypes> {
  readonly label: string;
  /** One choice, or those of a menu below. */
  readonly choices: readonly T['choice'][];
}

export interface TableTalk<T extends GameTypes> {
  /** Said before the game begins. */
  readonly opening: readonly string[];
  name(seat: number): string;
  /** What scores are counted in, in this language; the game's own word for it if it is missing. */
  readonly scoreName?: string;
  /** @returns the label of a choice; that of the menu if it is missing */
  choice?(choice: T['choice']): string;
  /** @returns what happened, as one sentence; empty if the story leaves it out */
  event(event: T['event']): string;
  /** @param events  what a seat has not been told yet, as far as it may know; null for a spectator */
  story(seat: number | null, events: readonly T['event'][]): readonly string[];
  question(p: T['position'], seat: number, offered: readonly T['choice'][]): readonly string[];
  menu(p: T['position'], seat: number, offered: readonly T['choice'][]): readonly MenuEntry<T>[];
  /** @param key  such as `s` or `?`. @returns null if there is no such key */
  answer(p: T['position'], seat: number, key: string): readonly string[] | null;
  /** @returns why a bot is about to choose this, or null */
  reason?(p: T['position'], seat: number, choice: T['choice'], offered: readonly T['choice'][]): string | null;
  ending(outcome: Outcome): readonly string[];
  /** @returns the story of a record, for those who may know all */
  wholeStory(events: readonly T['event'][]): readonly string[];
  /** @returns the position that a record has come to, as a spectator sees it, and how the game stands. @param choices  those played, of `all` */
  standing(p: T['position'], choices: number, all: number): readonly string[];
  readonly words: {
    readonly keys: string;
    readonly back: string;
    readonly nothingElse: string;
    readonly unfinished: string;
    yourTurn(name: string): string;
    noSuch(word: string, keys: string): string;
    recordIn(file: string): string;
  };
}

export interface Talker<T extends GameTypes> {
  /** The keys at the prompt, for `--help`. */
  readonly keys: string;
  /** For `--help`: the line of `--language`; null if there is only English. */
  readonly languages: string | null;
  /**
   * @param people  the number of people, who have the first seats; 0 for a record
   * @param bots  the bots of the other seats; empty for a record
   * @throws BadUsage if there is no such language
   */
  at(options: T['options'], people: number, bots: readonly string[], language: string): TableTalk<T>;
}
