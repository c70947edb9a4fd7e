/** The lines of the log, narrated turn by turn: events that belong in one line may come from several choices. */
import type { GameEvent } from '@bb/golden-age/rules';
import { type Names, type StoryLine, storyteller } from '@bb/golden-age/text';
import type { Heard } from './battle/battle.ts';

export interface NarratedLine extends StoryLine {
  /** The id of its first event, which stays the same when the line grows. */
  readonly id: number;
  /** The id of the event that announced its Action; −1 if it is not about an Action. */
  readonly announced: number;
}

/** Cached lines of finished turns, by their first event. */
const finishedTurns = new WeakMap<Heard, { readonly names: Names; readonly lines: readonly NarratedLine[] }>();

/** The lines of the newest turns: as many whole turns as give at least `least` lines. */
export function narrateRecent(heard: readonly Heard[], names: Names, least: number): readonly NarratedLine[] {
  const turns: (readonly NarratedLine[])[] = [];
  let count = 0;
  for (let end = heard.length; end > 0 && count < least; ) {
    const begin = Math.max(
      0,
      heard.findLastIndex(({ event }, i) => i < end && event.type === 'turnBegan'),
    );
    const lines = turn(heard, begin, end, names);
    turns.unshift(lines);
    count += lines.length;
    end = begin;
  }
  return turns.flat();
}

function turn(heard: readonly Heard[], begin: number, end: number, names: Names): readonly NarratedLine[] {
  const first = heard[begin];
  const known = first && finishedTurns.get(first);
  if (known?.names === names) return known.lines;
  const lines = narrate(heard.slice(begin, end), names);
  if (first && end < heard.length) finishedTurns.set(first, { names, lines });
  return lines;
}

/** The lines for a list of events. */
export function narrate(heard: readonly Heard[], names: Names): readonly NarratedLine[] {
  const ids = new Map<GameEvent, number>(heard.map(({ id, event }) => [event, id]));
  return storyteller(names)(heard.map(({ event }) => event)).map((line) => ({
    ...line,
    id: line.events[0] === undefined ? 0 : (ids.get(line.events[0]) ?? 0),
    announced: line.action === null ? -1 : (ids.get(line.action) ?? -1),
  }));
}
