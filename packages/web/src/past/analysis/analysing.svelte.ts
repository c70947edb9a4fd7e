/** A game that is being looked back on. It goes on while one looks elsewhere, and is kept as long as the table. */
import { type Between, type Judged, type Review, sumUp } from '@bb/bots';
import { proxy, wrap } from 'comlink';
import type { LocalSession } from '../../session/local-session.svelte.ts';
import type { AnalysisApi } from './analysis-worker.ts';
import { judgedOf, type Sight } from './sight.ts';

/** How often the choices of each decision are tried. */
export const DEPTHS = { quick: 60, usual: 250, deep: 1000 } as const;
export type Depth = keyof typeof DEPTHS;

export type State = 'none' | 'running' | 'stopped' | 'done' | 'failed';

/** Milliseconds between two sums while it runs. */
const SELDOM = 1000;

export class Analysing {
  state = $state<State>('none');
  done = $state(0);
  /** Decisions in all; 0: not known yet. */
  of = $state(0);
  review = $state.raw<Review | null>(null);
  judged = $state.raw<readonly Judged[]>([]);
  private found: Judged[] = [];
  private worker: Worker | null = null;
  private summed = 0;
  private readonly session: LocalSession;

  constructor(session: LocalSession) {
    this.session = session;
  }

  async begin(depth: Depth): Promise<void> {
    this.end();
    const { setup, history } = this.session;
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.state = 'running';
    this.found = [];
    this.sum(null);
    [this.done, this.of] = [0, 0];
    const broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    });
    const past = { options: setup.options, start: setup.start ?? null, choices: history.choices, iterations: DEPTHS[depth] };
    try {
      const after = await Promise.race([
        broken,
        wrap<AnalysisApi>(worker).lookBack(
          $state.snapshot(past),
          proxy((sight) => this.hear(worker, sight)),
        ),
      ]);
      if (this.worker !== worker) return;
      this.sum(after);
      this.finish('done');
    } catch {
      if (this.worker === worker) this.finish('failed');
    }
  }

  private hear(worker: Worker, sight: Sight): void {
    if (this.worker !== worker) return;
    if (this.session.isClosed) {
      this.end();
      return;
    }
    const judged = judgedOf(sight);
    if (judged) this.found.push(judged);
    [this.done, this.of] = [sight.done, sight.of];
    if (performance.now() - this.summed > SELDOM) this.sum(null);
  }

  /** What has been found stays. */
  stop(): void {
    if (this.state !== 'running') return;
    this.sum(null);
    this.finish('stopped');
  }

  private finish(state: State): void {
    this.end();
    this.state = state;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  /** `after`: what lies after the last decision; null while more are to come. */
  private sum(after: Between | null): void {
    const { history, setup } = this.session;
    const { outcome, view } = this.session.now;
    const end = after && outcome ? { at: history.length, turn: view.playerTurn, outcome, before: after } : null;
    this.judged = [...this.found];
    this.review = this.found.length > 0 ? sumUp(setup.seats.length, this.found, end) : null;
    this.summed = performance.now();
  }
}

const analyses = new WeakMap<LocalSession, Analysing>();

/** One for each table. */
export function analysisOf(session: LocalSession): Analysing {
  const known = analyses.get(session) ?? new Analysing(session);
  analyses.set(session, known);
  return known;
}
