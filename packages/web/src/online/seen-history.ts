/** The history of an online game, as far as this page has seen it. */
import type { GameEvent } from '@bb/golden-age/rules';
import type { TurnMark } from '../session/history.ts';
import type { Snapshot } from '../session/snapshot.ts';

/** The table after `at` choices. */
export interface Moment {
  readonly at: number;
  /** The number of events so far. */
  readonly eventCount: number;
  readonly snapshot: Snapshot;
}

export class SeenHistory {
  readonly #moments: Moment[] = [];
  #turns: readonly TurnMark[] = [];

  /** `events` are those since the last moment. */
  add(moment: Moment, events: readonly GameEvent[]): void {
    this.#moments.push(moment);
    for (const event of events)
      if (event.type === 'turnBegan') this.#turns = [...this.#turns, { turn: event.turn, seat: event.seat, at: moment.at }];
    // Of the turns before the page was opened, only the current one can be shown.
    if (this.#moments.length === 1) this.#turns = this.#turns.slice(-1);
  }

  get turns(): readonly TurnMark[] {
    return this.#turns;
  }

  /** The numbers of choices after which something visible had happened. */
  get stops(): readonly number[] {
    return this.#moments.flatMap(({ at, eventCount }, i) => (i === 0 || eventCount > (this.#moments[i - 1]?.eventCount ?? 0) ? [at] : []));
  }

  /** @returns the last moment with at most `length` choices, or the first moment of all */
  at(length: number): Moment | undefined {
    return this.#moments.findLast(({ at }) => at <= length) ?? this.#moments[0];
  }

  /** @returns the first moment after this event */
  afterEvent(event: number): Moment | undefined {
    return this.#moments.find(({ eventCount }) => eventCount > event) ?? this.#moments.at(-1);
  }
}
