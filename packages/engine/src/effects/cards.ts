/** Where event cards go. */
import type { CardId, Seat } from '../data/ids.ts';
import type { Game } from '../state/game.ts';
import { dropFrom } from './lists.ts';

export function discardFromHand(g: Game, seat: Seat, card: CardId): void {
  dropFrom(g.hands[seat], card);
  g.discards.push(card);
}

/** From hand onto the table, while it is being resolved. */
export function layOnTable(g: Game, seat: Seat, card: CardId): void {
  dropFrom(g.hands[seat], card);
  g.aside.push(card);
}

export function discardFromTable(g: Game, card: CardId): void {
  dropFrom(g.aside, card);
  g.discards.push(card);
}

/** 17.2 #8, #19 Shuffled into the deck, without the discards. */
export function shuffleIntoDeck(g: Game, card: CardId, rule: string): void {
  dropFrom(g.aside, card);
  g.deck.push(card);
  g.events?.push({ type: 'cardShuffledIn', rule, card });
}

/** Out of the game for good. */
export function removeFromTable(g: Game, card: CardId, rule: string): void {
  dropFrom(g.aside, card);
  g.removed.push(card);
  g.events?.push({ type: 'cardRemoved', rule, card });
}
