/** The events of a game as one seat, or a spectator, may see them, with their log texts. */
import type { Seat } from '@bb/kernel';
import type { SessionGame, SessionTypes } from './session-game.ts';

export interface LogLine<T extends SessionTypes> {
  /** The event's number in the game. */
  readonly id: number;
  readonly event: T['event'];
  /** In the current language of the page; empty for an event that the log does not mention. */
  readonly text: string;
}

export class Logbook<T extends SessionTypes> {
  events = $state.raw<readonly LogLine<T>[]>([]);
  /** The events that have a text. */
  log = $state.raw<readonly LogLine<T>[]>([]);
  private readonly game: SessionGame<T>;
  private readonly names: () => T['names'];
  /** The number of events appended, with those that the viewer learns nothing of. */
  private count = 0;

  constructor(game: SessionGame<T>, names: () => T['names']) {
    this.game = game;
    this.names = names;
  }

  /** Adds the new ones of all `events` so far, as `you` may see them. */
  append(events: readonly T['event'][], you: Seat | null): void {
    const from = this.count;
    const { game, names } = this;
    const lines = events.slice(from).flatMap((event, i): LogLine<T>[] => {
      const seen = game.rules.redact(event, you);
      if (seen === null) return [];
      return [
        {
          id: from + i,
          event: seen,
          get text() {
            return game.eventText(seen, names());
          },
        },
      ];
    });
    this.count = Math.max(from, events.length);
    if (lines.length === 0) return;
    this.events = [...this.events, ...lines];
    const withText = lines.filter(({ text }) => text !== '');
    if (withText.length > 0) this.log = [...this.log, ...withText];
  }

  /** Starts over, for another viewer. */
  rebuild(events: readonly T['event'][], you: Seat | null): void {
    this.truncate(0);
    this.append(events, you);
  }

  /** Keeps only the first `count` events. */
  truncate(count: number): void {
    this.count = Math.min(this.count, count);
    this.events = upTo(this.events, count);
    this.log = upTo(this.log, count);
  }
}

/** @returns the lines of the first `count` events */
export function upTo<L extends { readonly id: number }>(lines: readonly L[], count: number): readonly L[] {
  const next = lines.findLastIndex(({ id }) => id < count);
  return lines.slice(0, next + 1);
}
