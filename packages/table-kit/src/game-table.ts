/** What a game gives the page. Each part is fetched when it is first shown. */
import type { ChoiceJson } from '@bb/kernel';
import type { Component, Snippet } from 'svelte';
import type { GameSession } from './session/game-session.ts';
import type { SeatSetup } from './session/seat-setup.ts';
import type { SessionGame, SessionTypes } from './session/session-game.ts';

export interface TableProps<T extends SessionTypes> {
  readonly session: GameSession<T>;
  /** Further content of the top bar. */
  readonly more?: Snippet | undefined;
  /** Shown below the prompt. */
  readonly seal?: Snippet | undefined;
  /** Stands where the choices were while the game stands still, and when it is over. */
  readonly stopped?: Snippet | undefined;
}

/** The table of a game in play, or over. It shows the lessons of a session with a script. */
export interface TableModule<T extends SessionTypes> {
  readonly default: Component<TableProps<T>>;
}

/** The fields of a new game, besides its seats. */
export interface NewGameProps<Options> {
  readonly players: number;
  /** The options of the last new game; null if there was none. */
  readonly last: Options | null;
  /** Follows from the fields and the number of players. */
  options: Options;
  /** Why a file can't be used; empty if it can. */
  fault: string;
}

/** Settings of a new game that a player chooses with one press. */
export interface Preset<Options> {
  readonly id: 'standard' | 'quick' | 'first';
  readonly options: Options & { readonly players: number };
  /** The bot on all seats but the player's own. */
  readonly bot: string;
  /** The turns of all players in such a game, in the median. */
  readonly turns: number;
  /** How long it takes among people. */
  readonly minutes: number;
}

/** The form of a new game. */
export interface NewGameParts<Options> {
  /** What players choose most, the standard game first; none if the game is always the same. */
  readonly presets: readonly Preset<Options>[];
  readonly Fields: Component<NewGameProps<Options>, object, 'options' | 'fault'>;
  /** @returns what the form begins with, for a number of players */
  intro(players: number): string;
  /** @returns what is special about a game with this number of players; empty if nothing is */
  note(players: number): string;
  /** @returns all seats of a game of these players, such as those of the automatic opponents in a game for one */
  seatsOf(players: readonly SeatSetup[]): readonly SeatSetup[];
}

/** The text of a screen of *How to play*. */
export interface HowToPlayText {
  readonly title: string;
  /** Three or four short ones. */
  readonly sentences: readonly string[];
}

/** The screens of *How to play*. */
export interface HowToPlay {
  /** In the current language. */
  readonly screens: () => readonly HowToPlayText[];
  /** Draws a picture above the text of a screen, by its number from 0. It answers no press, and screen readers skip it. */
  readonly Picture: Component<{ screen: number }>;
}

/** What the page needs to store a new game of the tutorial. */
export interface TutorialStart<T extends SessionTypes> {
  readonly options: T['options'];
  readonly seats: readonly SeatSetup[];
  /** The choices before the first lesson. */
  readonly choices: readonly ChoiceJson<T['choice']['type']>[];
}

/** How a game is offered beside others. */
export interface GameOffer {
  /** What tells it from the others, and its only name on screens, such as `The 2008 edition`. */
  readonly edition: string;
  /** About two lines that help a newcomer to choose. */
  readonly text: string;
}

/**
 * A game as the page lists it. It holds only what lists need: the rest is fetched.
 *
 * @example
 * const { session } = await openStoredTable(await listed.play(), id);
 * const { default: Table } = await listed.table(); // <Table {session} />
 */
export interface GameTable<T extends SessionTypes = SessionTypes> {
  /** The id of its rules. */
  readonly id: string;
  /** @returns how it is offered, in the language of the page */
  offer(): GameOffer;
  /** The numbers of players to choose from. One means a game for a single person, if there is one. */
  readonly players: readonly [fewest: number, most: number];
  /** Examples are for developers: they are offered only where they are switched on. */
  readonly isExample: boolean;
  /** The rules and texts with which it is played. */
  play(): Promise<SessionGame<T>>;
  table(): Promise<TableModule<T>>;
  newGame(): Promise<NewGameParts<T['options']>>;
  /** Begins a game with the script of the tutorial. */
  tutorial?(): Promise<TutorialStart<T>>;
  /** The fields for preferences of this game alone. */
  preferences?(): Promise<{ readonly default: Component }>;
  /** The address of a small square drawing, for light and dark pages, that stands beside its offer. */
  readonly vignette?: string;
  /** A still picture of its board, as wide as the place where it stands. The first page shows it. */
  picture?(): Promise<{ readonly default: Component }>;
  howToPlay?(): Promise<HowToPlay>;
}

/** A game in a list. To the page its types are opaque: it hands back to a game only what that game has made. */
export const listed = <T extends SessionTypes>(game: GameTable<T>): GameTable => game as unknown as GameTable;
