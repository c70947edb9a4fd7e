/** What each seat sees. */
import type { Random, Seat } from '@bb/kernel';
import { COVES, HIDDEN, NO_CARD, NO_COVE } from './pieces.ts';
import type { Event, Position } from './position.ts';

export interface View {
  /** Null for a spectator. */
  readonly you: Seat | null;
  readonly active: Seat;
  /** By seat. */
  readonly leagues: readonly number[];
  /** By seat: a card, `NO_CARD`, or `HIDDEN`; all are shown at the end. */
  readonly hands: readonly number[];
  /** By seat: a cove, `NO_COVE`, or `HIDDEN`; all are shown at the end. */
  readonly coves: readonly number[];
  readonly discards: readonly number[];
  readonly scores: readonly number[];
}

export function view(p: Position, you: Seat | null): View {
  const isOver = p.scores.length > 0;
  const seen = (pieces: readonly number[], none: number): readonly number[] =>
    pieces.map((piece, seat) => (isOver || seat === you || piece === none ? piece : HIDDEN));
  return {
    you,
    active: p.active,
    leagues: p.leagues.slice(),
    hands: seen(p.hands, NO_CARD),
    coves: seen(p.coves, NO_COVE),
    discards: p.discards.slice(),
    scores: p.scores.slice(),
  };
}

export function redact(event: Event, you: Seat | null): Event {
  switch (event.type) {
    case 'cardDealt':
      return event.seat === you ? event : { ...event, card: HIDDEN };
    case 'coveChosen':
      return event.seat === you ? event : { ...event, cove: HIDDEN };
    case 'rolled':
    case 'cardPlayed':
    case 'sailed':
    case 'landed':
      return event;
  }
}

export function resample(p: Position, you: Seat | null, random: Random): void {
  if (p.scores.length > 0) return;
  const others = p.hands.flatMap((card, seat) => (seat !== you && card !== NO_CARD ? [seat] : []));
  // In ascending order, so that the new deal depends only on what the seat sees, and on `random`.
  const unseen = [...p.deck, ...others.map((seat) => p.hands[seat] ?? NO_CARD)].sort((a, b) => a - b);
  for (const seat of others) p.hands[seat] = unseen.splice(Math.floor(random() * unseen.length), 1)[0] ?? NO_CARD;
  p.deck = unseen;
  p.coves = p.coves.map((cove, seat) => (seat === you || cove === NO_COVE ? cove : Math.floor(random() * COVES.length)));
}
