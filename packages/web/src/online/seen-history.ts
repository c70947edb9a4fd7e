/** What a table was like, as far as one was told while one looked on. */
import type { GameEvent } from '@bb/engine';
import type { TurnMark } from '../session/history.ts';
import type { Snapshot } from '../session/shown.ts';

/** The table after so many choices. */
export interface Moment {
  readonly at: number;
  /** How much had happened. */
  readonly heard: number;
  readonly snapshot: Snapshot;
}

export class SeenHistory {
  readonly #moments: Moment[] = [];
  #turns: readonly TurnMark[] = [];

  /** `events`: what has happened since the last moment. */
  add(moment: Moment, events: readonly GameEvent[]): void {
    this.#moments.push(moment);
    for (const event of events)
      if (event.type === 'turnBegan') this.#turns = [...this.#turns, { turn: event.turn, seat: event.seat, at: moment.at }];
    // Of the turns before one has come, only the last is of any use.
    if (this.#moments.length === 1) this.#turns = this.#turns.slice(-1);
  }

  get turns(): readonly TurnMark[] {
    return this.#turns;
  }

  /** After how many choices something had happened each time. */
  get stops(): readonly number[] {
    return this.#moments.flatMap(({ at, heard }, i) => (i === 0 || heard > (this.#moments[i - 1]?.heard ?? 0) ? [at] : []));
  }

  /** The last moment that is no later; the first, where one looks farther back. */
  at(length: number): Moment | undefined {
    return this.#moments.findLast(({ at }) => at <= length) ?? this.#moments[0];
  }

  /** When this event had just happened. */
  afterEvent(event: number): Moment | undefined {
    return this.#moments.find(({ heard }) => heard > event) ?? this.#moments.at(-1);
  }
}
