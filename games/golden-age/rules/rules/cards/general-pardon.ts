/** 17.2 #8 General Pardon, which comes up three times. */

import { cardsOf } from '../../data/cards.ts';
import { PIRATES, type Seat } from '../../data/ids.ts';
import { shuffleIntoDeck } from '../../effects/cards.ts';
import { dropFrom } from '../../effects/lists.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { turnsInRound } from '../../queries/solitaire.ts';
import type { Game } from '../../state/position.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { renewHoldDeck } from '../solitaire/decks.ts';
import { endGame } from '../winning/end-game.ts';
import type { NowCard } from './card.ts';

export const [GENERAL_PARDON] = cardsOf('general-pardon');
/** The appearance that ends the game. */
export const LAST_PARDON = 3;

interface GeneralPardon extends Frame {
  proc: 'generalPardon';
  readonly seat: Seat;
}

export const generalPardon: Procedure<{ seat: Seat }, GeneralPardon, { comeUp: undefined }> = {
  name: 'generalPardon',
  rule: '17.2 #8',
  enter: ({ seat }) => ({ proc: 'generalPardon', at: 'comeUp', seat }),
  steps: {
    /**
     * The first time nothing happens, and the card goes back into the deck. The second time is the Pardon. The third time, or as the last
     * card of the deck, the game ends.
     */
    comeUp(g, { seat }) {
      g.pardons += 1;
      if (g.tables.settings.solitaire) renewHoldDeck(g);
      if (g.pardons === LAST_PARDON || g.deck.length === 0) return endGame(g, 'generalPardon');
      if (g.pardons === 1) shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
      else proclaim(g, seat);
      return DONE;
    },
  },
};

/** The Pardon holds for the pirates now on the map, until the player who drew the card ends his next Player-Turn [R86]. */
function proclaim(g: Game, seat: Seat): void {
  const pirates = PIRATES.filter((pirate) => isInPlay(g, pirate));
  g.pardonThrough = g.playerTurn + turnsInRound(g.tables, g);
  g.pardoned = pirates.reduce((mask, pirate) => mask | (1 << pirate), 0);
  g.events?.push({ type: 'pardonProclaimed', rule: '17.2 #8', seat, pirates });
  g.pardonReturn = returnsAt(g);
  if (g.deck.length <= g.pardonReturn) shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
  else g.events?.push({ type: 'cardHeldOut', rule: '17.2 #8', card: GENERAL_PARDON });
}

/** With the option, the card goes into the lower half of the cards that it would be shuffled into without it [R79]. */
const returnsAt = ({ tables, deck }: Game): number =>
  tables.settings.latePardon ? Math.floor(Math.min(tables.pardonReturnsAt, deck.length) / 2) : tables.pardonReturnsAt;

/** After each draw: shuffles the held-out card back in once the deck is small enough. */
export function returnPardon(g: Game): void {
  if (g.pardons === LAST_PARDON - 1 && g.deck.length <= g.pardonReturn && g.aside.includes(GENERAL_PARDON))
    shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
}

/** 4.1 In a long game the card waits for the second run through the deck. */
export function holdOutPardon(g: Game): void {
  dropFrom(g.deck, GENERAL_PARDON);
  g.aside.push(GENERAL_PARDON);
  g.events?.push({ type: 'cardHeldOut', rule: '4.1', card: GENERAL_PARDON });
}

/** 4.1 Is this a long game in which the deck will still be renewed? */
export const isRenewalDue = (g: Game): boolean => g.pardons === 0 && g.aside.includes(GENERAL_PARDON);

/** 4.1 The discards and the General Pardon become the new deck; cards that are out of the game stay out. */
export function renewDeck(g: Game): void {
  dropFrom(g.aside, GENERAL_PARDON);
  g.deck = [...g.discards, GENERAL_PARDON];
  g.discards = [];
  g.events?.push({ type: 'deckRenewed', rule: '4.1', cards: g.deck.length });
}

export const generalPardonCard: NowCard = {
  title: 'general-pardon',
  resolve: (g, seat) => call(g, generalPardon, { seat }, 'resolved'),
};
