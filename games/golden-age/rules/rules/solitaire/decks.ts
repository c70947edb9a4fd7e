/** 19.3, 19.10, 19.12 The two decks of a solitaire game. */
import { cardsOf, USE_OF } from '../../data/cards.ts';
import type { CardId } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import type { Game } from '../../state/position.ts';

const isNow = (card: CardId): boolean => USE_OF[card] === 'now';

/** 19.3 These cards are left out, as there are no duels and no hands to pass. */
const LEFT_OUT = [...cardsOf('finger-of-fate'), ...cardsOf('piratical-ambition')];

/** 19.3 Splits the cards into the two decks, for the whole game. */
export function splitDecks(g: Game): void {
  for (const card of LEFT_OUT) {
    dropFrom(g.deck, card);
    g.removed.push(card);
    g.events?.push({ type: 'cardRemoved', rule: '19.3', card });
  }
  g.nowDeck = g.deck.filter(isNow);
  g.deck = g.deck.filter((card) => !isNow(card));
}

/** Takes the discards that belong to one of the decks from the pile. */
function takeDiscards(g: Game, now: boolean): readonly CardId[] {
  const taken = g.discards.filter((card) => isNow(card) === now);
  g.discards = g.discards.filter((card) => isNow(card) !== now);
  return taken;
}

/** 19.12 When it runs out, the deck of cards that must be played at once is renewed from its discards. */
export function renewNowDeck(g: Game): void {
  if (g.nowDeck.length > 0) return;
  g.nowDeck.push(...takeDiscards(g, true));
  g.events?.push({ type: 'deckRenewed', rule: '19.12', cards: g.nowDeck.length });
}

/** [R64] When it runs out, the hold deck is renewed from its discards. */
export function renewHoldDeck(g: Game): void {
  if (g.deck.length > 0) return;
  g.deck.push(...takeDiscards(g, false));
  g.events?.push({ type: 'deckRenewed', rule: '19.12', cards: g.deck.length });
}

/** 19.10 Drawn from its own deck, the General Pardon has no effect, but goes into the hold deck with all the hold deck's discards [R39]. */
export function pardonIntoHoldDeck(g: Game, pardon: CardId): void {
  dropFrom(g.aside, pardon);
  g.deck.push(pardon, ...takeDiscards(g, false));
  g.events?.push({ type: 'cardShuffledIn', rule: '19.10', card: pardon });
}
