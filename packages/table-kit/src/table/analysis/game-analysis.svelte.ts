/** Analysis of a game in a worker. It goes on while its sheet is closed, and is kept as long as the table is open. */
import { type Between, type Judged, type Review, sumUp } from '@bb/search';
import { proxy, wrap } from 'comlink';
import type { WholeGame } from '../../session/game-session.ts';
import type { SessionTypes } from '../../session/session-game.ts';
import { type AnalysisMessage, fromMessage } from './analysis-messages.ts';
import type { Analyst } from './analyst.ts';
import type { AnalyzedGame } from './analyzed-game.ts';

/** The number of simulations for each decision. */
export const DEPTHS = { quick: 60, usual: 250, deep: 1000 } as const;
export type Depth = keyof typeof DEPTHS;

export type AnalysisState = 'none' | 'running' | 'stopped' | 'done' | 'failed';

/** How often the results are summed up while it runs. */
const SUM_INTERVAL_MS = 1000;

export class GameAnalysis<T extends SessionTypes> {
  state = $state<AnalysisState>('none');
  /** The depth of the results, or of the first analysis to come. */
  depth = $state<Depth>('usual');
  done = $state(0);
  /** The number of decisions; 0 until it is known. */
  of = $state(0);
  review = $state.raw<Review<T['choice']> | null>(null);
  judged = $state.raw<readonly Judged<T['choice']>[]>([]);
  private found: Judged<T['choice']>[] = [];
  private worker: Worker | null = null;
  private summedAt = 0;
  private readonly whole: WholeGame<T>;
  private readonly game: AnalyzedGame<T>;

  constructor(whole: WholeGame<T>, game: AnalyzedGame<T>) {
    this.whole = whole;
    this.game = game;
  }

  async begin(depth: Depth): Promise<void> {
    this.end();
    const { table, history } = this.whole;
    const worker = this.game.startWorker();
    this.worker = worker;
    this.depth = depth;
    this.state = 'running';
    this.found = [];
    this.sum(null);
    [this.done, this.of] = [0, 0];
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    const request = {
      options: table.options,
      start: table.origin ? this.game.save(history.at(0)) : null,
      choices: history.choices,
      iterations: DEPTHS[depth],
    };
    try {
      const after = await Promise.race([
        broken,
        wrap<Analyst<T>>(worker).lookBack(
          $state.snapshot(request),
          proxy((message) => this.receive(worker, message)),
        ),
      ]);
      if (this.worker !== worker) return;
      this.sum(after);
      this.finish('done');
    } catch {
      if (this.worker === worker) this.finish('failed');
    }
  }

  private receive(worker: Worker, message: AnalysisMessage): void {
    if (this.worker !== worker) return;
    if (this.whole.isClosed) {
      this.end();
      return;
    }
    const judged = fromMessage(message, this.game.choices);
    if (judged) this.found.push(judged);
    [this.done, this.of] = [message.done, message.of];
    if (performance.now() - this.summedAt > SUM_INTERVAL_MS) this.sum(null);
  }

  /** Stops, and keeps the results so far. */
  stop(): void {
    if (this.state !== 'running') return;
    this.sum(null);
    this.finish('stopped');
  }

  private finish(state: AnalysisState): void {
    this.end();
    this.state = state;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** @param after what lies after the last decision, or null while more are to come */
  private sum(after: Between | null): void {
    const { history, table } = this.whole;
    const { outcome } = this.whole.present;
    const end = after && outcome ? { at: history.length, turn: history.turns.at(-1)?.turn ?? 0, outcome, before: after } : null;
    this.judged = [...this.found];
    this.review = this.found.length > 0 ? sumUp(table.seats.length, this.found, end) : null;
    this.summedAt = performance.now();
  }
}

/** @returns the analysis of this table; there is one for each */
export function analysisOf<T extends SessionTypes>(whole: WholeGame<T>, game: AnalyzedGame<T>): GameAnalysis<T> {
  const known = game.analyses.get(whole) ?? new GameAnalysis(whole, game);
  game.analyses.set(whole, known);
  return known;
}
