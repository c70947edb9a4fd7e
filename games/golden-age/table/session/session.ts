/** The sessions of the 2008 edition. */
import type { Decision, GoldenAge, Lapse, Outcome, PassOrder, StandingOrder, Thing } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import type { GameSession, UseOf } from '@bb/table-kit/session/game-session.ts';
import type { History as HistoryOf } from '@bb/table-kit/session/history.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { Snapshot as SnapshotOf } from '@bb/table-kit/session/snapshot.ts';
import type { BotWorker } from '@bb/table-kit/session/wrap-bot-worker.ts';
import type { WorthOfId } from './bot-worker-handlers.ts';
import type { Reason } from './system-player-reasons.svelte.ts';

export interface GoldenAgeWorker extends BotWorker {
  /** 19.17 How the System Player rates each Action. */
  weigh(position: object): Promise<readonly WorthOfId[]>;
}

export interface GoldenAgeSession extends GoldenAge, SessionTypes {
  readonly position: GoldenAge['position'];
  readonly choice: GoldenAge['choice'];
  readonly view: GoldenAge['view'];
  readonly event: GoldenAge['event'];
  readonly about: GoldenAge['about'];
  readonly options: GoldenAge['options'];
  readonly decision: Decision;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly thing: Thing;
  readonly order: PassOrder;
  readonly standing: StandingOrder;
  readonly lapse: Lapse;
  readonly reason: Reason;
  readonly worker: GoldenAgeWorker;
}

export type Session = GameSession<GoldenAgeSession>;
export type History = HistoryOf<GoldenAgeSession>;
export type Snapshot = SnapshotOf<GoldenAgeSession>;
export type Use = UseOf<GoldenAgeSession>;
