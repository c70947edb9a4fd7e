/** 3 Preparing for play, step by step. */

import { USE_OF } from '../../data/cards.ts';
import { CHANCE, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { HAND_SIZE, MERCHANTS_AT_START } from '../../queries/counts.ts';
import { hasOnePirate, piratesDealt } from '../../queries/pirates.ts';
import { rejectionRefusal } from '../../queries/refusals/sailing.ts';
import { DRAW_CARD, DRAW_PIRATE, KEEP_PIRATE, REFUSE_PIRATE } from '../../state/choices.ts';
import { leftOf } from '../../state/position.ts';
import { holdOutPardon } from '../cards/general-pardon.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { exchangePirate } from '../pirates/exchange-pirate.ts';
import { type Asks, call, type Frame, type Procedure } from '../procedure.ts';
import { chooseShips } from './choose-ships.ts';
import { deployFleets } from './deploy-fleets.ts';
import { draft } from './draft.ts';
import { placeProGovernors } from './place-pro-governors.ts';
import { playerOrder } from './player-order.ts';
import { randomDeployment } from './random-deployment.ts';
import { secretDeployment } from './secret-deployment.ts';

interface Setup extends Frame {
  proc: 'setup';
  seat: Seat;
  /** The number of players who have been dealt to. */
  dealt: number;
  /** The number of pirates that the seat has refused (2.7). */
  refusals: number;
}
type SetupSteps = {
  order: undefined;
  setOrder: Seat;
  length: undefined;
  cards: undefined;
  dealCard: Asks<'drawCard'>;
  pirates: undefined;
  dealPirate: Asks<'drawPirate'>;
  nextPlayer: undefined;
  keepOrRefuse: Asks<'keepPirate' | 'refusePirate'>;
  exchanged: undefined;
  deploy: undefined;
  ships: undefined;
  merchants: undefined;
};

export const setup: Procedure<undefined, Setup, SetupSteps> = {
  name: 'setup',
  rule: '3',
  enter: () => ({ proc: 'setup', at: 'order', seat: 0, dealt: 0, refusals: 0 }),
  steps: {
    /** Step 2 */
    order: (g) => call(g, playerOrder, { purpose: 'playerOrder' }, 'setOrder'),

    setOrder(g, f, seat) {
      g.first = seat;
      f.seat = seat;
      g.events?.push({ type: 'playerOrderSet', rule: '3.0 Step 2', seat });
      return 'length';
    },

    /** Step 10, 4.1 A long game begins without the General Pardon. */
    length(g) {
      if (g.tables.settings.length === 'long') holdOutPardon(g);
      return 'cards';
    },

    /** Steps 3 and 4: each player is dealt four cards; cards that must be played at once are left out. */
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
      if (g.tables.settings.draft) return call(g, draft, undefined, 'deploy');
      if (g.pirateHands[f.seat].length < piratesDealt(g.players)) return 'dealPirate';
      f.seat = leftOf(g, f.seat);
      f.dealt += 1;
      if (f.dealt < g.players) return 'dealPirate';
      f.dealt = 0;
      return hasOnePirate(g.players) ? 'keepOrRefuse' : 'deploy';
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

    nextPlayer(g, f) {
      f.seat = leftOf(g, f.seat);
      f.dealt += 1;
      f.refusals = 0;
      return f.dealt < g.players ? 'keepOrRefuse' : 'deploy';
    },

    /** 2.7 The first pirate may be refused too, in player order [R38]. */
    keepOrRefuse: {
      ask: 'keepOrRefuse',
      rule: '2.7',
      seat: (_g, f) => f.seat,
      options(g, { refusals }, out) {
        out.push(KEEP_PIRATE);
        if (rejectionRefusal(g, refusals) === null) out.push(REFUSE_PIRATE);
      },
      choose(g, f, choice) {
        if (choice.type === 'keepPirate') return 'nextPlayer';
        f.refusals += 1;
        return call(g, exchangePirate, { seat: f.seat }, 'exchanged');
      },
      about: (_g, { refusals }) => ({ refusals }),
    },

    /** 2.7 The last pirate that can be drawn must be kept [R38]. */
    exchanged: (g, { refusals }) => (rejectionRefusal(g, refusals) === null ? 'keepOrRefuse' : 'nextPlayer'),

    /** Step 7 */
    deploy(g) {
      switch (g.tables.settings.deployment) {
        case 'open':
          return call(g, deployFleets, { first: g.first, players: g.players }, 'ships');
        case 'secret':
          return call(g, secretDeployment, undefined, 'ships');
        case 'random':
          return call(g, randomDeployment, undefined, 'ships');
      }
    },

    /** Step 7 */
    ships: (g) => call(g, chooseShips, { first: g.first, players: g.players }, 'merchants'),

    /** Step 8 */
    merchants: (g) => call(g, placeMerchants, { count: MERCHANTS_AT_START, seat: g.first }, 'done'),
  },
};
