/** 17.2 #19 Skull & Crossbones, in answer to any card played against a pirate. */
import { bitOf, TITLE_BIT } from '../../data/cards.ts';
import { type CardId, NONE, type PirateId, type Seat } from '../../data/ids.ts';
import { discardFromHand, shuffleIntoDeck } from '../../effects/cards.ts';
import { couldNegate } from '../../queries/anti-pirate.ts';
import { DECLINE, PLAY_SKULL } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

const SKULL = bitOf('skull-and-crossbones');
export const isSkull = (card: CardId): boolean => TITLE_BIT[card] === SKULL;

/** 12, 17.2 #19 The card costs a point of Cunning: the pirate's own, or if he has none his ally's (11.2). @returns the pirate who pays */
export function spendSkull(g: Game, pirate: PirateId, card: CardId): PirateId {
  discardFromHand(g, g.owner[pirate], card);
  const payer = g.cunning[pirate] > 0 ? pirate : g.ally[pirate];
  g.cunning[payer] -= 1;
  return payer;
}

interface Negation extends Frame {
  proc: 'negation';
  readonly pirate: PirateId;
  readonly card: CardId;
  readonly by: Seat;
}
type NegationSteps = { consider: undefined; offer: Asks<'decline' | 'playSkull'> };

/** Offers to cancel the card that lies on the table. @returns whether it was cancelled */
export const negation: Procedure<{ pirate: PirateId; card: CardId; by: Seat }, Negation, NegationSteps, boolean> = {
  name: 'negation',
  rule: '17.2 #19',
  enter: ({ pirate, card, by }) => ({ proc: 'negation', at: 'consider', pirate, card, by }),
  steps: {
    consider: (g, f) => (f.pirate !== NONE && couldNegate(g, f.pirate, g.hands[g.owner[f.pirate]].length) ? 'offer' : end(g, false)),

    /** The player is asked even if they don't hold the card, because the question must not betray the hand. */
    offer: {
      ask: 'negate',
      seat: (g, f) => g.owner[f.pirate],
      options(g, f, out) {
        out.push(DECLINE);
        for (const card of g.hands[g.owner[f.pirate]]) if (isSkull(card)) out.push(PLAY_SKULL[card]);
      },
      choose(g, f, choice) {
        if (choice.type === 'decline') return end(g, false);
        const seat = g.owner[f.pirate];
        const payer = spendSkull(g, f.pirate, choice.card);
        g.events?.push({ type: 'cardNegated', rule: '17.2 #19', seat, card: f.card, pirate: payer, cunningLeft: g.cunning[payer] });
        shuffleIntoDeck(g, f.card, '17.2 #19');
        return end(g, true);
      },
      about: (_g, f) => ({ pirate: f.pirate, card: f.card, by: f.by }),
    },
  },
};
