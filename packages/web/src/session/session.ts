/** The sessions of the 2008 edition. */
import type { GameSession, WholeGame as WholeOf } from './game-session.ts';
import type { GoldenAgeSession } from './golden-age.ts';
import type { History as HistoryOf } from './history.ts';
import type { LogLine as LineOf } from './logbook.svelte.ts';
import type { ReplayMoment as MomentOf, Snapshot as SnapshotOf } from './snapshot.ts';

export type Session = GameSession<GoldenAgeSession>;
export type History = HistoryOf<GoldenAgeSession>;
export type LogLine = LineOf<GoldenAgeSession>;
export type ReplayMoment = MomentOf<GoldenAgeSession>;
export type Snapshot = SnapshotOf<GoldenAgeSession>;
export type WholeGame = WholeOf<GoldenAgeSession>;
