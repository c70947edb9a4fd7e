/** What a game gives the page. Each part is fetched when it is first shown. */
import type { Component, Snippet } from 'svelte';
import type { LanguageId } from './language.ts';

export interface AtTable<Session> {
  readonly session: Session;
}

export interface TableProps<Session> extends AtTable<Session> {
  /** Further content of the top bar. */
  readonly more?: Snippet;
  /** Shown below the prompt. */
  readonly seal?: Snippet;
}

/** The fields of a new game, besides its seats. */
export interface NewGameProps<Options> {
  readonly players: number;
  /** Follows from the fields and the number of players. */
  options: Options;
  /** Why a file can't be used; empty if it can. */
  fault: string;
}

/** A section of the page *How to play*. */
export interface Section {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  /** Steps in their order, shown with numbers. */
  readonly steps?: readonly string[];
  /** Terms and what they mean. */
  readonly terms?: readonly (readonly [term: string, meaning: string])[];
}

/** The table of a game in play, or over, and what teaches beside it. */
export interface TableParts<Session> {
  readonly Table: Component<TableProps<Session>>;
  readonly Teacher: Component<AtTable<Session>>;
}

export interface GameTable<Session, Options> {
  /** With a teacher that explains what comes up for the first time. */
  table(): Promise<TableParts<Session>>;
  readonly tutorial: {
    /** Stores a new table for the tutorial. @returns its id */
    begin(): Promise<string>;
    /** With a teacher that leads through the tutorial. */
    table(): Promise<TableParts<Session>>;
  };
  newGame(): Promise<{ readonly default: Component<NewGameProps<Options>, object, 'options' | 'fault'> }>;
  howToPlay(language: LanguageId): Promise<readonly Section[]>;
}
