/** 3.0 Step 6, the option: pirates are chosen openly, in turns, instead of dealt. */
import { NONE, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { piratesDealt } from '../../queries/pirates.ts';
import { DRAFT_PIRATE } from '../../state/choice.ts';
import type { Game } from '../../state/game.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { playerOrder } from './player-order.ts';

interface Draft extends Frame {
  proc: 'draft';
  starter: Seat;
  /** Pirates chosen so far. */
  picks: number;
}

/** There and back again: 1-2-3-3-2-1-1-2-3. */
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
    /** Step 6 A roll of its own says who begins. */
    order: (g) => call(g, playerOrder, { purpose: 'draftOrder' }, 'begin'),

    begin(_g, f, seat) {
      f.starter = seat;
      return 'next';
    },

    next: (g, f) => (f.picks < g.players * piratesDealt(g.players) ? 'choosePirate' : DONE),

    /** Everybody sees who has whom: an owner before he is in play says so. */
    choosePirate: {
      ask: 'draftPirate',
      seat: drafter,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAFT_PIRATE[pirate]);
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
