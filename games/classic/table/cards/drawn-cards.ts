/** The action cards that have been drawn. */
import { CARDS, type CardId, NONE, type Seat, type Tables, type View } from '@bb/classic/rules';
import type { LogLine } from '../session.ts';
import { type Field, type Line, lineOf } from './card-text.ts';

export interface DrawnCard {
  /** Null if the viewer can't see it. */
  readonly card: CardId | null;
  readonly purpose: Field;
  /** The only seat that sees it, or none if all do. */
  readonly seat: Seat;
}

/** @returns the card drawn last; null if none has been, or if it named the next player and the game is over */
export function lastDrawn(events: readonly LogLine[], isOver: boolean): DrawnCard | null {
  const drawn = events.findLast(({ event }) => event.type === 'cardDrawn')?.event;
  if (drawn?.type !== 'cardDrawn' || (isOver && drawn.purpose === 'nextPlayer')) return null;
  return { card: drawn.card === NONE ? null : drawn.card, purpose: drawn.purpose, seat: drawn.seat };
}

/** A line of the action cards: how many cards have it, and how many of them have come since the shuffle. */
export interface LineCount {
  readonly line: Line;
  readonly all: number;
  readonly come: number;
}

/** @returns the lines for this number of players: those of the players first, then the commonest */
export function lineCounts(t: Tables, view: View): readonly LineCount[] {
  const counts = new Map<Line, { all: number; come: number }>();
  for (const card of CARDS) {
    const face = t.cards[card];
    if (!face) continue;
    const line = lineOf(face, view.players);
    const count = counts.get(line) ?? { all: 0, come: 0 };
    counts.set(line, { all: count.all + 1, come: count.come + (view.discards.includes(card) ? 1 : 0) });
  }
  const rank = (line: Line): number => (typeof line === 'number' ? line : view.players);
  return [...counts].map(([line, count]) => ({ line, ...count })).sort((a, z) => rank(a.line) - rank(z.line) || z.all - a.all);
}
