/** The lines of a game's log. */

import type { LogLine } from '../session/logbook.svelte.ts';
import type { SessionGame, SessionTypes } from '../session/session-game.ts';

/** A line of the log, which may tell of several events in a row. */
export interface GameLine<Event> {
  /** The number of its first event, which stays the same when the line grows. */
  readonly id: number;
  readonly events: readonly Event[];
  readonly text: string;
  /** 0 for the heading of a turn, 1 for what happens in it, 2 for what follows from the line before. */
  readonly depth: number;
}

/** @returns the topics of a line that tells of these events */
export type TopicsOf<Event> = (events: readonly Event[]) => readonly string[];

/** What a log can be filtered by. */
export interface LogTopics<Event> {
  /** `topics`: by topic, in the order of the list. */
  readonly words: { readonly byTopic: string; readonly everything: string; readonly topics: Readonly<Record<string, string>> };
  fetch(): Promise<TopicsOf<Event>>;
}

/** @returns the newest lines of a game that tells of each event alone, `least` or more unless the game has fewer */
export function plainLines<T extends SessionTypes>(
  heard: readonly LogLine<T>[],
  { turnOf }: Pick<SessionGame<T>, 'turnOf'>,
  least: number,
): readonly GameLine<T['event']>[] {
  const lines: GameLine<T['event']>[] = [];
  for (let i = heard.length - 1; i >= 0 && lines.length < least; i--) {
    const line = heard[i];
    if (line && line.text !== '') lines.push({ id: line.id, events: [line.event], text: line.text, depth: turnOf(line.event) ? 0 : 1 });
  }
  return lines.reverse();
}

/** @returns the index of the last line that begins before this event; −1 if there is none */
export function lastBefore(lines: readonly { readonly id: number }[], event: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.id ?? 0) < event) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** @returns the wanted lines, under the headings of their turns */
export function withTurns<L extends { readonly depth: number }>(lines: readonly L[], isWanted: (line: L) => boolean): readonly L[] {
  const kept: L[] = [];
  let heading: L | null = null;
  for (const line of lines) {
    if (line.depth === 0) heading = line;
    else if (isWanted(line)) {
      if (heading) kept.push(heading);
      heading = null;
      kept.push(line);
    }
  }
  return kept;
}
