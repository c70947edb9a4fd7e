/** The moments of a finished game that are worth another look. */
import type { GameLine } from '../game-lines.ts';
import type { NewsScale } from '../history/news.ts';

export interface Moment<L> {
  /** The heading of its turn; null before the first turn. */
  readonly turn: L | null;
  readonly line: L;
}

/** How much the largest change of the score adds to the weight of its line. */
const SCORE_WEIGHT = 10;

/**
 * @param score how much an event changes the score of the seat that it is about
 * @returns the weightiest lines, one of each turn, in the order of the game
 */
export function momentsOf<Event, L extends GameLine<Event>>(
  lines: readonly L[],
  { weightOf }: Pick<NewsScale<Event>, 'weightOf'>,
  score: (event: Event) => number,
  most: number,
): readonly Moment<L>[] {
  const changeOf = ({ events }: L): number => Math.abs(events.reduce((sum, event) => sum + score(event), 0));
  const largest = Math.max(1, ...lines.map(changeOf));
  const best = new Map<L | null, Moment<L> & { readonly weight: number }>();
  let turn: L | null = null;
  for (const line of lines) {
    if (line.depth === 0) {
      turn = line;
      continue;
    }
    const weight = Math.max(...line.events.map(weightOf)) + (SCORE_WEIGHT * changeOf(line)) / largest;
    if (weight > (best.get(turn)?.weight ?? 0)) best.set(turn, { turn, line, weight });
  }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight || a.line.id - b.line.id)
    .slice(0, most)
    .sort((a, b) => a.line.id - b.line.id);
}
