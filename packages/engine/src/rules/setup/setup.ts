/** 3 Preparing for play, step by step. */

import { USE_OF } from '../../data/cards.ts';
import { CHANCE, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { piratesDealt } from '../../queries/pirates.ts';
import { HAND_SIZE, MERCHANTS_AT_START } from '../../queries/setup.ts';
import { DRAW_CARD, DRAW_PIRATE } from '../../state/choice.ts';
import { leftOf } from '../../state/game.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { deployFleets } from './deploy-fleets.ts';
import { placeProGovernors } from './place-pro-governors.ts';
import { playerOrder } from './player-order.ts';

interface Setup extends Frame {
  proc: 'setup';
  seat: Seat;
  /** Players dealt to. */
  dealt: number;
}
type SetupSteps = {
  order: undefined;
  setOrder: Seat;
  cards: undefined;
  dealCard: Asks<'drawCard'>;
  pirates: undefined;
  dealPirate: Asks<'drawPirate'>;
  deploy: undefined;
  merchants: undefined;
  done: undefined;
};

export const setup: Procedure<undefined, Setup, SetupSteps> = {
  name: 'setup',
  rule: '3',
  enter: () => ({ proc: 'setup', at: 'order', seat: 0, dealt: 0 }),
  steps: {
    /** Step 2 */
    order: (g) => call(g, playerOrder, undefined, 'setOrder'),

    setOrder(g, f, seat) {
      g.first = seat;
      f.seat = seat;
      g.events?.push({ type: 'playerOrderSet', rule: '3.0 Step 2', seat });
      return 'cards';
    },

    /** Steps 3 and 4: the cards that must be played at once are kept out of the first hands. */
    cards(g, f) {
      if (g.hands[f.seat].length < HAND_SIZE) return 'dealCard';
      f.seat = leftOf(g, f.seat);
      f.dealt += 1;
      if (f.dealt < g.players) return 'dealCard';
      f.dealt = 0;
      return call(g, placeProGovernors, { seat: g.first }, 'pirates');
    },

    dealCard: {
      ask: 'drawCard',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const card of g.deck) if (USE_OF[card] !== 'now') out.push(DRAW_CARD[card]);
      },
      choose(g, f, { card }) {
        takeFrom(g.deck, card);
        g.hands[f.seat].push(card);
        g.events?.push({ type: 'cardDrawn', rule: '3.0 Step 4', seat: f.seat, card });
        return 'cards';
      },
    },

    /** Step 6 */
    pirates(g, f) {
      if (g.pirateHands[f.seat].length < piratesDealt(g.players)) return 'dealPirate';
      f.seat = leftOf(g, f.seat);
      f.dealt += 1;
      return f.dealt < g.players ? 'dealPirate' : 'deploy';
    },

    dealPirate: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAW_PIRATE[pirate]);
      },
      choose(g, f, { pirate }) {
        takeFrom(g.pirateDeck, pirate);
        g.pirateHands[f.seat].push(pirate);
        g.events?.push({ type: 'pirateDrawn', rule: '3.0 Step 6', seat: f.seat, pirate });
        return 'pirates';
      },
    },

    /** Step 7 */
    deploy: (g) => call(g, deployFleets, { first: g.first, players: g.players }, 'merchants'),

    /** Step 8 */
    merchants: (g) => call(g, placeMerchants, { count: MERCHANTS_AT_START, seat: g.first }, 'done'),

    done: () => DONE,
  },
};
