/** 2.7 With six players or more, a pirate just drawn may be refused for another. */
import { CHANCE, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { DRAW_PIRATE } from '../../state/choices.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

/** The VP that each other player gets for a refusal. */
export const REFUSAL_VP = 10;

interface ExchangePirate extends Frame {
  proc: 'exchangePirate';
  readonly seat: Seat;
}

/** The refused pirate is the last in the hand. */
export const exchangePirate: Procedure<{ seat: Seat }, ExchangePirate, { refuse: undefined; draw: Asks<'drawPirate'> }> = {
  name: 'exchangePirate',
  rule: '2.7',
  enter: ({ seat }) => ({ proc: 'exchangePirate', at: 'refuse', seat }),
  steps: {
    /** 2.7 Each other player gets VP for it. */
    refuse(g, { seat }) {
      for (let other = 0; other < g.players; other++) if (other !== seat) g.vp[other] += REFUSAL_VP;
      g.events?.push({ type: 'pirateRefused', rule: '2.7', seat, vp: REFUSAL_VP });
      return 'draw';
    },

    /** [R38] A different pirate is drawn before the refused card is shuffled back. */
    draw: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAW_PIRATE[pirate]);
      },
      choose(g, { seat }, { pirate }) {
        const hand = g.pirateHands[seat];
        const refused = hand[hand.length - 1];
        takeFrom(g.pirateDeck, pirate);
        g.pirateDeck.push(refused);
        hand[hand.length - 1] = pirate;
        g.events?.push({ type: 'pirateDrawn', rule: '2.7', seat, pirate });
        return DONE;
      },
    },
  },
};
