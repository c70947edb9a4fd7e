/** What the log shows: the story turn by turn, for what belongs together may come at several choices. */
import type { GameEvent } from '@bb/engine';
import { type Names, type StoryLine, storyteller } from '@bb/words';
import type { Heard } from './battle.ts';

export interface ToldLine extends StoryLine {
  /** Of its first event; the same for as long as the line is told. */
  readonly id: number;
  /** The event that announced the Action it tells of; −1: it tells of none. */
  readonly announced: number;
}

/** The story of a turn that is over, by its first event. */
const overs = new WeakMap<Heard, { readonly names: Names; readonly told: readonly ToldLine[] }>();

/** The newest turns, as many as make `least` lines or more. */
export function storyOf(heard: readonly Heard[], names: Names, least: number): readonly ToldLine[] {
  const turns: (readonly ToldLine[])[] = [];
  let count = 0;
  for (let end = heard.length; end > 0 && count < least; ) {
    const begin = Math.max(
      0,
      heard.findLastIndex(({ event }, i) => i < end && event.type === 'turnBegan'),
    );
    const told = turn(heard, begin, end, names);
    turns.unshift(told);
    count += told.length;
    end = begin;
  }
  return turns.flat();
}

function turn(heard: readonly Heard[], begin: number, end: number, names: Names): readonly ToldLine[] {
  const first = heard[begin];
  const known = first && overs.get(first);
  if (known?.names === names) return known.told;
  const told = tellAll(heard.slice(begin, end), names);
  if (first && end < heard.length) overs.set(first, { names, told });
  return told;
}

/** What one thing led to, as a story. */
export function tellAll(heard: readonly Heard[], names: Names): readonly ToldLine[] {
  const ids = new Map<GameEvent, number>(heard.map(({ id, event }) => [event, id]));
  return storyteller(names)(heard.map(({ event }) => event)).map((line) => ({
    ...line,
    id: line.events[0] === undefined ? 0 : (ids.get(line.events[0]) ?? 0),
    announced: line.action === null ? -1 : (ids.get(line.action) ?? -1),
  }));
}
