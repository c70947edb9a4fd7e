/** 4.6 The moments of an Action at which the other players may interrupt it [R5]. */

import { TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import { type CardId, NO_CARD, type PlaceId, type Seat } from '../../data/ids.ts';
import { discardFromTable, layOnTable } from '../../effects/cards.ts';
import { couldPlayAgainst, mayPlayCardAgainst } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { ActionKind } from '../../state/action.ts';
import { PASS, PLAY_AGAINST } from '../../state/choice.ts';
import { leftOf } from '../../state/game.ts';
import { mutinyConspiracy } from '../cards/mutiny-conspiracy.ts';
import { scurvyOutbreak } from '../cards/scurvy-outbreak.ts';
import { negation } from '../cards/skull-and-crossbones.ts';
import { wearAndTear } from '../cards/wear-and-tear.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import { settle } from './settle.ts';

export type Moment = 'announcement' | 'aftermath';

interface ApWindow extends Frame {
  proc: 'apWindow';
  readonly action: ActionKind;
  readonly target: PlaceId;
  readonly moment: Moment;
  seat: Seat;
  /** Seats still to be asked in this round. */
  left: number;
  card: CardId;
}
type ApWindowSteps = {
  nextOpponent: undefined;
  offer: Asks<'pass' | 'playAgainst'>;
  unlessNegated: boolean;
  played: undefined;
};

/** Yields whether the active pirate is still in the game, with his ship. */
export const apWindow: Procedure<
  { action: ActionKind; target: PlaceId; moment: Moment; active: Seat; players: number },
  ApWindow,
  ApWindowSteps,
  boolean
> = {
  name: 'apWindow',
  rule: '4.6',
  enter: ({ action, target, moment, active, players }) => ({
    proc: 'apWindow',
    at: 'nextOpponent',
    action,
    target,
    moment,
    seat: active,
    left: players - 1,
    card: NO_CARD,
  }),
  steps: {
    /** 4.63 In player order from the active player's left; the window closes when all have passed in a row. */
    nextOpponent(g, f) {
      while (f.left > 0) {
        f.seat = leftOf(g, f.seat);
        if (f.seat === g.active) continue;
        f.left -= 1;
        if (couldPlayAgainst(g, f.seat, g.hands[f.seat].length, g.activePirate)) return 'offer';
      }
      return end(g, isInPlay(g, g.activePirate));
    },

    offer: {
      ask: 'antiPirateAction',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        out.push(PASS);
        for (const card of g.hands[f.seat]) if (mayPlayCardAgainst(g, card, g.activePirate)) out.push(PLAY_AGAINST[card]);
      },
      choose(g, f, choice) {
        if (choice.type === 'pass') return 'nextOpponent';
        f.card = choice.card;
        f.left = g.players - 1;
        layOnTable(g, f.seat, choice.card);
        g.apSpent[f.seat] = 1;
        g.titlesSpent |= TITLE_BIT[choice.card];
        g.events?.push({ type: 'cardPlayedAgainst', rule: '4.65 D', seat: f.seat, card: choice.card, pirate: g.activePirate });
        return call(g, negation, { pirate: g.activePirate, card: choice.card, by: f.seat }, 'unlessNegated');
      },
      about: (g, f) => ({ pirate: g.activePirate, action: f.action, place: f.target, moment: f.moment }),
    },

    /** 4.67, 17.16 Played as an event, the card gives no Actions and goes to the discards. */
    unlessNegated(g, f, negated) {
      if (negated) return 'nextOpponent';
      discardFromTable(g, f.card);
      switch (TITLE_OF[f.card]) {
        case 'wear-and-tear':
          return call(g, wearAndTear, { pirate: g.activePirate, by: f.seat }, 'played');
        case 'scurvy-outbreak':
          return call(g, scurvyOutbreak, { pirate: g.activePirate }, 'played');
        case 'mutiny-conspiracy':
          return call(g, mutinyConspiracy, { pirate: g.activePirate, by: f.seat }, 'played');
        default:
          return 'nextOpponent';
      }
    },

    /** 14.1 A crew that the play has brought to Loyalty 0 mutinies before anybody else acts. */
    played: (g) => call(g, settle, undefined, 'nextOpponent'),
  },
};
