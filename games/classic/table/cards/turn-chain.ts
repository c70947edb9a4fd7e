/** C5.5 The action cards at the end of a turn: events, and then the next player. */
import { type CardId, type EventOf, type EventType, NONE, type Seat } from '@bb/classic/rules';
import { FOLLOWING, sailorOf } from '../log/log-lines.ts';
import type { LogLine } from '../session.ts';
import type { Line } from './card-text.ts';

export interface ChainCard {
  /** The number of the event that read it. */
  readonly id: number;
  readonly card: CardId;
  readonly line: Line;
  /** The random event that followed; null for other lines, and while it has not been drawn. */
  readonly random: EventOf<'randomEventRead'> | null;
  /** What it did, in sentences of the log; a voyage is one. */
  readonly told: readonly LogLine[];
}
export interface TurnChain {
  /** The seat that played before; none before the first turn. */
  readonly ended: Seat | typeof NONE;
  readonly cards: readonly ChainCard[];
}
const NO_CHAIN: TurnChain = { ended: NONE, cards: [] };

/** More is in the log. */
const MAX_SENTENCES = 3;
const UNTOLD: readonly EventType[] = [...FOLLOWING, 'turnBegan', 'battleRound'];

/** Whether the next event says what a sentence has said: which random event it was, or where a ship has got to. */
function isSaidBy({ event: next }: LogLine, { event }: LogLine, isLast: boolean): boolean {
  if (next.type === 'randomEventRead') return event.type === 'lineRead';
  const sailor = sailorOf(event);
  return isLast && sailor !== null && sailor === sailorOf(next);
}

/** Whether the cards are shown. A single one that only names the next player tells no more than the prompt; on a desk a single one lies below the map. */
export const isWorthShowing = ({ cards }: TurnChain, isNarrow: boolean): boolean =>
  cards.length > 1 || (isNarrow && cards.length === 1 && typeof cards[0]?.line !== 'number');

/**
 * @param answeredAt  the number of events before the question that was answered last
 * @returns the cards of the turn that has just ended, or is ending; none once its successor has been answered for
 */
export function turnChain(events: readonly LogLine[], answeredAt: number): TurnChain {
  const last = events.findLastIndex(({ event }) => event.type === 'lineRead');
  const lastId = events[last]?.id ?? -1;
  const isOver = events.slice(last + 1).some(({ event }) => event.type === 'turnBegan');
  if (last < 0 || (isOver && lastId < answeredAt)) return NO_CHAIN;
  const from = events.slice(0, last).findLastIndex(({ event }) => event.type === 'turnBegan');
  const before = events[from]?.event;
  const cards: ChainCard[] = [];
  for (const heard of events.slice(from + 1)) {
    const { id, event, text } = heard;
    // What follows belongs to the next turn.
    if (event.type === 'turnBegan') break;
    if (event.type === 'lineRead') cards.push({ id, card: event.card, line: event.line, random: null, told: [] });
    const card = cards.pop();
    if (!card) continue;
    const random = event.type === 'randomEventRead' ? event : card.random;
    const told = card.told.filter((line, i) => !isSaidBy(heard, line, i === card.told.length - 1));
    const isTold = text !== '' && !UNTOLD.includes(event.type) && told.length < MAX_SENTENCES;
    cards.push({ ...card, random, told: isTold ? [...told, heard] : card.told });
  }
  return { ended: before?.type === 'turnBegan' ? before.seat : NONE, cards };
}
