/** Moves event cards between hands, the table, the deck and the discards. */
import type { CardId, Seat } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { dropFrom } from './lists.ts';

/** The caller reports why: no event is pushed. */
export function discardFromHand(g: Game, seat: Seat, card: CardId): void {
  dropFrom(g.hands[seat], card);
  g.discards.push(card);
}

/** Puts a card from a hand onto the table while it is resolved. */
export function layOnTable(g: Game, seat: Seat, card: CardId): void {
  dropFrom(g.hands[seat], card);
  g.aside.push(card);
}

/** Discards a card that `layOnTable` has put there. */
export function discardFromTable(g: Game, card: CardId): void {
  dropFrom(g.aside, card);
  g.discards.push(card);
}

/** 17.2 #8, #19 Shuffles a card from the table into the deck, without the discards. */
export function shuffleIntoDeck(g: Game, card: CardId, rule: string): void {
  dropFrom(g.aside, card);
  g.deck.push(card);
  g.events?.push({ type: 'cardShuffledIn', rule, card });
}

/** Takes a card from the table out of the game for good. */
export function removeFromTable(g: Game, card: CardId, rule: string): void {
  dropFrom(g.aside, card);
  g.removed.push(card);
  g.events?.push({ type: 'cardRemoved', rule, card });
}
