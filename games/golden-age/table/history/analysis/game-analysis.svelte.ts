/** Analysis of a game in a worker. It goes on while its sheet is closed, and is kept as long as the table is open. */
import { type Between, type Judged, type Review, sumUp } from '@bb/golden-age/bots';
import { save } from '@bb/golden-age/rules';
import { proxy, wrap } from 'comlink';
import type { WholeGame } from '../../session/session.ts';
import { type AnalysisMessage, fromMessage } from './analysis-messages.ts';
import type { AnalysisApi } from './analysis-worker.ts';

/** The number of simulations for each decision. */
export const DEPTHS = { quick: 60, usual: 250, deep: 1000 } as const;
export type Depth = keyof typeof DEPTHS;

export type AnalysisState = 'none' | 'running' | 'stopped' | 'done' | 'failed';

/** How often the results are summed up while it runs. */
const SUM_INTERVAL_MS = 1000;

export class GameAnalysis {
  state = $state<AnalysisState>('none');
  done = $state(0);
  /** The number of decisions; 0 until it is known. */
  of = $state(0);
  review = $state.raw<Review | null>(null);
  judged = $state.raw<readonly Judged[]>([]);
  private found: Judged[] = [];
  private worker: Worker | null = null;
  private summedAt = 0;
  private readonly game: WholeGame;

  constructor(game: WholeGame) {
    this.game = game;
  }

  async begin(depth: Depth): Promise<void> {
    this.end();
    const { table, history } = this.game;
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.state = 'running';
    this.found = [];
    this.sum(null);
    [this.done, this.of] = [0, 0];
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    const request = {
      options: table.options,
      start: table.origin ? save(history.at(0)) : null,
      choices: history.choices,
      iterations: DEPTHS[depth],
    };
    try {
      const after = await Promise.race([
        broken,
        wrap<AnalysisApi>(worker).lookBack(
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
    if (this.game.isClosed) {
      this.end();
      return;
    }
    const judged = fromMessage(message);
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
    const { history, table } = this.game;
    const { outcome, view } = this.game.present;
    const end = after && outcome ? { at: history.length, turn: view.playerTurn, outcome, before: after } : null;
    this.judged = [...this.found];
    this.review = this.found.length > 0 ? sumUp(table.seats.length, this.found, end) : null;
    this.summedAt = performance.now();
  }
}

const analyses = new WeakMap<WholeGame, GameAnalysis>();

/** @returns the analysis of this table; there is one for each */
export function analysisOf(game: WholeGame): GameAnalysis {
  const known = analyses.get(game) ?? new GameAnalysis(game);
  analyses.set(game, known);
  return known;
}
