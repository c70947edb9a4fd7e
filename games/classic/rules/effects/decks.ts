/** C22.2 The action deck. */
import { CARDS, type CardId, NO_CARD } from '../data/ids.ts';
import type { Game } from '../state/position.ts';
import { takeFrom } from './lists.ts';

export function shuffleDeck(g: Game): void {
  g.deck = CARDS.slice();
  g.discards = [];
  g.secretCards = [];
  g.secretSeen = [];
  g.homeCard.fill(NO_CARD);
  g.events?.push({ type: 'deckShuffled', rule: 'C22.2' });
}

/** Lays a drawn card open, or face down if only some seats see it. @param seenBy  mask of these seats, 0 for all */
export function layCard(g: Game, card: CardId, seenBy: number): void {
  takeFrom(g.deck, card);
  if (seenBy === 0) {
    g.discards.push(card);
    return;
  }
  g.secretCards.push(card);
  g.secretSeen.push(seenBy);
}
