/** 17.2 #7 Finger of Fate. */

import { NO_CARD, type Seat } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { DISCARD_CARD } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

interface FingerOfFate extends Frame {
  proc: 'fingerOfFate';
  seat: Seat;
  /** Seats still to choose. */
  left: number;
}

export const fingerOfFate: Procedure<
  { seat: Seat; players: number },
  FingerOfFate,
  { nextSeat: undefined; chooseDiscard: Asks<'discardCard'>; reveal: undefined }
> = {
  name: 'fingerOfFate',
  rule: '17.2 #7',
  enter: ({ seat, players }) => ({ proc: 'fingerOfFate', at: 'nextSeat', seat: (seat + players - 1) % players, left: players }),
  steps: {
    nextSeat(g, f) {
      while (f.left > 0) {
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
        if (g.hands[f.seat].length > 0) return 'chooseDiscard';
      }
      return 'reveal';
    },

    /** Each player chooses one card, which lies face down until all have chosen. */
    chooseDiscard: {
      ask: 'discardToFate',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        for (const card of g.hands[f.seat]) out.push(DISCARD_CARD[card]);
      },
      choose(g, f, { card }) {
        dropFrom(g.hands[f.seat], card);
        g.sealed[f.seat] = card;
        return 'nextSeat';
      },
    },

    /** The cards are discarded; then each hand passes to the left. */
    reveal(g) {
      for (let seat = 0; seat < g.players; seat++) {
        const card = g.sealed[seat];
        if (card < 0) continue;
        g.sealed[seat] = NO_CARD;
        g.discards.push(card);
        g.events?.push({ type: 'cardDiscarded', rule: '17.2 #7', seat, card });
      }
      passHands(g);
      return DONE;
    },
  },
};

function passHands(g: Game): void {
  const hands = g.hands;
  g.hands = hands.map((_, seat) => hands[(seat + g.players - 1) % g.players]);
  hands.forEach((cards, from) => {
    g.events?.push({ type: 'handPassed', rule: '17.2 #7', from, to: leftOf(g, from), cards: cards.slice() });
  });
}

export const fingerOfFateCard: NowCard = {
  title: 'finger-of-fate',
  resolve: (g, seat) => call(g, fingerOfFate, { seat, players: g.players }, 'resolved'),
};
