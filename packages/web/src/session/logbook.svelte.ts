/** The events of a game as one seat, or a spectator, may see them, with their log texts. */
import { type GameEvent, redact, type Seat } from '@bb/golden-age/rules';
import { eventText, type Names } from '@bb/golden-age/text';

export interface LogLine {
  /** The event's number in the game. */
  readonly id: number;
  readonly event: GameEvent;
  /** In the current language of the page; empty for an event that the log does not mention. */
  readonly text: string;
}

export class Logbook {
  events = $state.raw<readonly LogLine[]>([]);
  /** The events that have a text. */
  log = $state.raw<readonly LogLine[]>([]);
  private readonly names: () => Names;

  constructor(names: () => Names) {
    this.names = names;
  }

  /** Adds the new ones of all `events` so far, as `you` may see them. */
  append(events: readonly GameEvent[], you: Seat | null): void {
    const from = this.events.length;
    const lines = events.slice(from).map((event, i): LogLine => {
      const seen = redact(event, you);
      const { names } = this;
      return {
        id: from + i,
        event: seen,
        get text() {
          return eventText(seen, names());
        },
      };
    });
    if (lines.length === 0) return;
    this.events = [...this.events, ...lines];
    const withText = lines.filter(hasText);
    if (withText.length > 0) this.log = [...this.log, ...withText];
  }

  /** Starts over, for another viewer. */
  rebuild(events: readonly GameEvent[], you: Seat | null): void {
    this.truncate(0);
    this.append(events, you);
  }

  /** Keeps only the first `count` events. */
  truncate(count: number): void {
    this.events = this.events.slice(0, count);
    this.log = upTo(this.log, count);
  }
}

const hasText = ({ text }: LogLine): boolean => text !== '';

/** @returns the lines of the first `count` events */
export function upTo(lines: readonly LogLine[], count: number): readonly LogLine[] {
  const next = lines.findLastIndex(({ id }) => id < count);
  return lines.slice(0, next + 1);
}
