/** C5.5 The action cards at the end of a turn: events, and then the next player. */
import type { CardId, EventOf } from '@bb/classic/rules';
import type { LogLine } from '../session.ts';
import type { Line } from './card-text.ts';

export interface ChainCard {
  /** The number of the event that read it. */
  readonly id: number;
  readonly card: CardId;
  readonly line: Line;
  /** The random event that followed; null for other lines, and while it has not been drawn. */
  readonly random: EventOf<'randomEventRead'> | null;
}

/**
 * @param answeredAt  the number of events before the question that was answered last
 * @returns the cards of the turn that has just ended, or is ending; empty once its successor has been answered for
 */
export function turnChain(events: readonly LogLine[], answeredAt: number): readonly ChainCard[] {
  const last = events.findLastIndex(({ event }) => event.type === 'lineRead');
  const lastId = events[last]?.id ?? -1;
  const isOver = events.slice(last + 1).some(({ event }) => event.type === 'turnBegan');
  if (last < 0 || (isOver && lastId < answeredAt)) return [];
  const from = events.slice(0, last).findLastIndex(({ event }) => event.type === 'turnBegan');
  const chain: ChainCard[] = [];
  for (const { id, event } of events.slice(from + 1)) {
    if (event.type === 'lineRead') chain.push({ id, card: event.card, line: event.line, random: null });
    const card = chain.at(-1);
    if (event.type === 'randomEventRead' && card) chain[chain.length - 1] = { ...card, random: event };
  }
  return chain;
}
