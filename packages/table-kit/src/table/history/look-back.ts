/** What a game has to look back on when it is over. Each part is fetched when it is first shown. */
import type { Component } from 'svelte';
import type { GameSession, WholeGame } from '../../session/game-session.ts';
import type { SessionTypes } from '../../session/session-game.ts';
import type { AnalyzedGame } from '../analysis/analyzed-game.ts';
import type { GameNews } from './news.ts';

export interface LookBackProps<T extends SessionTypes> {
  readonly session: GameSession<T>;
  readonly whole: WholeGame<T>;
  readonly onclose: () => void;
}

export const LOOK_BACK_PARTS = ['chronicle', 'charts', 'analysis'] as const;
export type LookBackPart = (typeof LOOK_BACK_PARTS)[number];

export interface LookBack<T extends SessionTypes> {
  /** @returns what the buttons say, in the language of the page */
  titles(): Readonly<Record<LookBackPart, string>>;
  chronicle(): Promise<{ readonly default: Component<LookBackProps<T>> }>;
  charts(): Promise<{ readonly default: Component<LookBackProps<T>> }>;
  analysis(): Promise<AnalyzedGame<T>>;
  news(): Promise<GameNews<T>>;
  /** The parts that are also at hand while an earlier moment is shown. */
  readonly inReplay: readonly LookBackPart[];
}
