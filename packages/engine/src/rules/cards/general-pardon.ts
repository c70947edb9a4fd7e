/** 17.2 #8 General Pardon, in its three comings. */
import { cardsOf } from '../../data/cards.ts';
import { PIRATES, type Seat } from '../../data/ids.ts';
import { shuffleIntoDeck } from '../../effects/cards.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { Game } from '../../state/game.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';
import { endGame } from '../winning/end-game.ts';

export const [GENERAL_PARDON] = cardsOf('general-pardon');
/** The coming that ends the game. */
const LAST_PARDON = 3;
/** After the second coming the card waits until so many cards are left in the deck. */
const PARDON_RETURNS_AT = 20;

interface GeneralPardon extends Frame {
  proc: 'generalPardon';
  readonly seat: Seat;
}

export const generalPardon: Procedure<{ seat: Seat }, GeneralPardon, { comeUp: undefined }> = {
  name: 'generalPardon',
  rule: '17.2 #8',
  enter: ({ seat }) => ({ proc: 'generalPardon', at: 'comeUp', seat }),
  steps: {
    /** First: nothing, and back into the deck. Second: the Pardon. Third, or as the last card of the deck: the end. */
    comeUp(g, { seat }) {
      g.pardons += 1;
      if (g.pardons === LAST_PARDON || g.deck.length === 0) return endGame(g, 'generalPardon');
      if (g.pardons === 1) shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
      else proclaim(g, seat);
      return DONE;
    },
  },
};

/** For the pirates now on the map, until the player who drew the card ends his next Player-Turn. */
function proclaim(g: Game, seat: Seat): void {
  const pirates = PIRATES.filter((pirate) => isInPlay(g, pirate));
  g.pardonThrough = g.playerTurn + g.players;
  g.pardoned = pirates.reduce((mask, pirate) => mask | (1 << pirate), 0);
  g.events?.push({ type: 'pardonProclaimed', rule: '17.2 #8', seat, pirates });
  if (g.deck.length <= PARDON_RETURNS_AT) shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
  else g.events?.push({ type: 'cardHeldOut', rule: '17.2 #8', card: GENERAL_PARDON });
}

/** After each draw: does the held-out card go back in? */
export function returnPardon(g: Game): void {
  if (g.pardons === LAST_PARDON - 1 && g.deck.length === PARDON_RETURNS_AT && g.aside.includes(GENERAL_PARDON))
    shuffleIntoDeck(g, GENERAL_PARDON, '17.2 #8');
}
