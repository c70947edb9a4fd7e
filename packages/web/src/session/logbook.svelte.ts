/** What has happened, in the words for one pair of eyes. */
import { type GameEvent, redact, type Seat } from '@bb/engine';
import { type Names, tell } from '@bb/words';

export interface LogLine {
  /** The event's number in the game. */
  readonly id: number;
  readonly event: GameEvent;
  /** In the language of the page at the time it is read. */
  readonly text: string;
}

export class Logbook {
  /** All that has happened, as these eyes may know it; `log` is what there are words for. */
  heard = $state.raw<readonly LogLine[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  private readonly names: () => Names;

  constructor(names: () => Names) {
    this.names = names;
  }

  /** Writes on to where the events lead; `you`: whose eyes. */
  hear(events: readonly GameEvent[], you: Seat | null): void {
    const from = this.heard.length;
    const lines = events.slice(from).map((event, i): LogLine => {
      const seen = redact(event, you);
      const { names } = this;
      return {
        id: from + i,
        event: seen,
        get text() {
          return tell(seen, names());
        },
      };
    });
    if (lines.length === 0) return;
    this.heard = [...this.heard, ...lines];
    const told = lines.filter(isTold);
    if (told.length > 0) this.log = [...this.log, ...told];
  }

  /** Begins anew, for other eyes. */
  retell(events: readonly GameEvent[], you: Seat | null): void {
    this.cut(0);
    this.hear(events, you);
  }

  /** What had happened when there were only so many events. */
  cut(events: number): void {
    this.heard = this.heard.slice(0, events);
    this.log = upTo(this.log, events);
  }
}

const isTold = ({ text }: LogLine): boolean => text !== '';

/** The lines of the first so many events. */
export function upTo(lines: readonly LogLine[], events: number): readonly LogLine[] {
  const next = lines.findLastIndex(({ id }) => id < events);
  return lines.slice(0, next + 1);
}
