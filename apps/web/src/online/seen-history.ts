/** The history of an online game, as far as this page has seen it. */
import type { TurnMark } from '@bb/table-kit/session/history.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { Snapshot } from '@bb/table-kit/session/snapshot.ts';

/** The table after `at` choices. */
export interface Moment<T extends SessionTypes> {
  readonly at: number;
  /** The number of events so far. */
  readonly eventCount: number;
  readonly snapshot: Snapshot<T>;
}

export class SeenHistory<T extends SessionTypes> {
  readonly #game: Pick<SessionGame<T>, 'turnOf'>;
  readonly #moments: Moment<T>[] = [];
  #turns: readonly TurnMark[] = [];

  constructor(game: Pick<SessionGame<T>, 'turnOf'>) {
    this.#game = game;
  }

  /** `events` are those since the last moment. */
  add(moment: Moment<T>, events: readonly T['event'][]): void {
    this.#moments.push(moment);
    for (const event of events) {
      const turn = this.#game.turnOf(event);
      if (turn) this.#turns = [...this.#turns, { ...turn, at: moment.at }];
    }
    // When the page is opened, it can show no turn before the current one.
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
  at(length: number): Moment<T> | undefined {
    return this.#moments.findLast(({ at }) => at <= length) ?? this.#moments[0];
  }

  /** @returns the first moment after this event */
  afterEvent(event: number): Moment<T> | undefined {
    return this.#moments.find(({ eventCount }) => eventCount > event) ?? this.#moments.at(-1);
  }
}
