/** The sessions of the classic edition. */
import type { Classic, Decision, Lapse, PassOrder, StandingOrder, Tables } from '@bb/classic/rules';
import type { Seat } from '@bb/kernel';
import type { PlainTypes } from '@bb/table-kit/plain/plain-game.ts';
import type { GameSession, WholeGame as WholeOf } from '@bb/table-kit/session/game-session.ts';
import type { LogLine as LineOf } from '@bb/table-kit/session/logbook.svelte.ts';
import type { Snapshot as SnapshotOf } from '@bb/table-kit/session/snapshot.ts';

/** The players' names, and the figures with which the game is played. */
export interface Names {
  seat(seat: Seat): string;
  readonly tables: Tables;
}

export interface ClassicSession extends Omit<PlainTypes<Classic>, 'names' | 'decision' | 'order' | 'standing' | 'lapse'> {
  readonly decision: Decision;
  readonly names: Names;
  readonly order: PassOrder;
  readonly standing: StandingOrder;
  readonly lapse: Lapse;
}

export type Session = GameSession<ClassicSession>;
export type LogLine = LineOf<ClassicSession>;
export type Snapshot = SnapshotOf<ClassicSession>;
export type WholeGame = WholeOf<ClassicSession>;
