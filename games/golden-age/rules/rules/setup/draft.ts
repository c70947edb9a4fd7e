/** 3.0 Step 6, the option: players choose their pirates openly in turn, instead of being dealt them. */
import { NONE, PIRATES, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { piratesDealt } from '../../queries/pirates.ts';
import { DRAFT_PIRATE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { playerOrder } from './player-order.ts';

interface Draft extends Frame {
  proc: 'draft';
  starter: Seat;
  /** The number of pirates chosen so far. */
  picks: number;
}

/** The order reverses after each round: 1-2-3-3-2-1-1-2-3. */
function drafter(g: Game, { starter, picks }: Draft): Seat {
  const forth = Math.floor(picks / g.players) % 2 === 0;
  const step = picks % g.players;
  return (starter + (forth ? step : g.players - 1 - step)) % g.players;
}

export const draft: Procedure<undefined, Draft, { order: undefined; begin: Seat; next: undefined; choosePirate: Asks<'draftPirate'> }> = {
  name: 'draft',
  rule: '3.0 Step 6',
  enter: () => ({ proc: 'draft', at: 'order', starter: NONE, picks: 0 }),
  steps: {
    /** Step 6 A separate roll determines who begins. */
    order: (g) => call(g, playerOrder, { purpose: 'draftOrder' }, 'begin'),

    begin(_g, f, seat) {
      f.starter = seat;
      return 'next';
    },

    next: (g, f) => (f.picks < g.players * piratesDealt(g.players) ? 'choosePirate' : DONE),

    /** The draft is open: a pirate in hand who already has an owner was drafted. */
    choosePirate: {
      ask: 'draftPirate',
      seat: drafter,
      options(g, _f, out) {
        // In the order of the pirates: that of the deck is nobody's business.
        for (const pirate of PIRATES) if (g.pirateDeck.includes(pirate)) out.push(DRAFT_PIRATE[pirate]);
      },
      choose(g, f, { pirate }) {
        const seat = drafter(g, f);
        takeFrom(g.pirateDeck, pirate);
        g.pirateHands[seat].push(pirate);
        g.owner[pirate] = seat;
        f.picks += 1;
        g.events?.push({ type: 'pirateDrafted', rule: '3.0 Step 6', seat, pirate });
        return 'next';
      },
    },
  },
};
