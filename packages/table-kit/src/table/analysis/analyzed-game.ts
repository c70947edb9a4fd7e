/** What the analysis of finished games needs of a game. */

import type { LanguageId } from '@bb/kernel';
import type { Between, Judgment, Seen } from '@bb/search';
import type { WholeGame } from '../../session/game-session.ts';
import type { LogLine } from '../../session/logbook.svelte.ts';
import type { SessionTypes } from '../../session/session-game.ts';
import type { GameAnalysis } from './game-analysis.svelte.ts';

/** What the analysis needs of a game on the page. */
export interface AnalyzedGame<T extends SessionTypes> {
  /** The analyses of the tables that are open now. */
  readonly analyses: WeakMap<WholeGame<T>, GameAnalysis<T>>;
  /** All choices, by id. */
  readonly choices: readonly T['choice'][];
  save(p: T['position']): object;
  /** Starts the worker, which exposes an `analyst`. */
  startWorker(): Worker;
  languageOf(names: T['names']): LanguageId;
  /** What a decision asked of the seat, as its player read it. */
  questionAt(p: T['position'], choices: readonly T['choice'][], names: T['names']): string;
  /** One sentence that says why the best choice is better than the one made, by facts of the position; empty if the game knows none. */
  why?(p: T['position'], judgment: Judgment<T['choice']>, names: T['names']): string;
  /** What these events say in the log. @param isBrief only the most important line */
  story(lines: readonly LogLine<T>[], whole: WholeGame<T>, names: T['names'], isBrief: boolean): string;
  /** The heading of the points that a choice promises. */
  pointsTitle(): string;
  /** The digits behind the decimal point of such points. */
  readonly pointDigits: number;
}

/** What the analysis needs of a game in the worker. */
export interface WorkersGame<T extends SessionTypes> {
  newGame(options: T['options']): T['position'];
  load(save: unknown): T['position'];
  choiceFromJson(json: unknown, path: string): T['choice'];
  /** `lookBack` of @bb/search with the game's own search. */
  lookBack(
    start: T['position'],
    choices: readonly T['choice'][],
    iterations: number,
  ): Generator<Pick<Seen<T>, 'judgment' | 'before' | 'done' | 'of'>, Between>;
}
