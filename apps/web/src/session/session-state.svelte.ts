/** What every session shows: the present, or an earlier moment; and the log up to there. */
import type { Seat } from '@bb/kernel';
import { animationTimes, pauseAfterMove } from '@bb/table-kit/animation/animation-pace.ts';
import { preferences } from '@bb/table-kit/preferences.svelte.ts';
import { Logbook, type LogLine, upTo } from '@bb/table-kit/session/logbook.svelte.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { RecapRange, ReplayMoment, Snapshot } from '@bb/table-kit/session/snapshot.ts';

export abstract class SessionState<T extends SessionTypes> {
  notice = $state('');
  length = $state(0);
  recap = $state.raw<RecapRange | null>(null);
  replay = $state.raw<ReplayMoment<T> | null>(null);
  /** The number of events before the last question that the player answered. */
  answeredNow = $state(-1);
  present = $state.raw<Snapshot<T>>() as Snapshot<T>;
  readonly game: SessionGame<T>;
  readonly book: Logbook<T>;
  abstract readonly names: T['names'];
  abstract readonly person: Seat | null;

  constructor(game: SessionGame<T>) {
    this.game = game;
    this.book = new Logbook(game, () => this.names);
  }

  waitForAnimations: () => Promise<void> = () => pauseAfterMove(animationTimes(preferences.pace, true));

  get snapshot(): Snapshot<T> {
    return this.replay?.snapshot ?? this.present;
  }

  get events(): readonly LogLine<T>[] {
    return this.replay ? upTo(this.replay.book.events, this.replay.eventCount) : this.book.events;
  }

  get log(): readonly LogLine<T>[] {
    return this.replay ? upTo(this.replay.book.log, this.replay.eventCount) : this.book.log;
  }

  get allEvents(): readonly LogLine<T>[] {
    return (this.replay?.book ?? this.book).events;
  }

  leaveReplay(): void {
    this.replay = null;
  }
}
