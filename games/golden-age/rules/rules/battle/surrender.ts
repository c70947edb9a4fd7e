/** 10.34, 18.41 B A pirate surrenders to a Commissioner with his Letter of Marque, unless he is double-crossed. */
import { TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import { type CardId, NO_CARD, type PirateId, type Seat } from '../../data/ids.ts';
import { discardFromTable, layOnTable } from '../../effects/cards.ts';
import { retire } from '../../effects/leaving.ts';
import { couldDoubleCross } from '../../queries/anti-pirate.ts';
import { PASS, PLAY_AGAINST } from '../../state/choices.ts';
import { leftOf } from '../../state/position.ts';
import { doubleCross } from '../cards/double-cross.ts';
import { negation } from '../cards/skull-and-crossbones.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Surrender extends Frame {
  proc: 'surrender';
  readonly pirate: PirateId;
  /** The Commissioner's player. */
  readonly seat: Seat;
  /** The seat that is asked for a Double Cross. */
  by: Seat;
  left: number;
  card: CardId;
}
type Steps = {
  strike: undefined;
  nextOpponent: undefined;
  offer: Asks<'pass' | 'playAgainst'>;
  unlessNegated: boolean;
};

export const surrender: Procedure<{ pirate: PirateId; seat: Seat; active: Seat; players: number }, Surrender, Steps> = {
  name: 'surrender',
  rule: '10.34',
  enter: ({ pirate, seat, active, players }) => ({
    proc: 'surrender',
    at: 'strike',
    pirate,
    seat,
    by: active,
    left: players - 1,
    card: NO_CARD,
  }),
  steps: {
    strike(g, { pirate, seat }) {
      g.events?.push({ type: 'surrendered', rule: '10.34', pirate, seat });
      return 'nextOpponent';
    },

    /** 17.2 #4 Every seat that could double-cross him is asked, from the active player's left. */
    nextOpponent(g, f) {
      while (f.left > 0) {
        f.by = leftOf(g, f.by);
        f.left -= 1;
        if (couldDoubleCross(g, f.by, f.seat, g.hands[f.by].length)) return 'offer';
      }
      retire(g, f.pirate, '18.41 B');
      return DONE;
    },

    offer: {
      ask: 'doubleCross',
      rule: '17.2 #4',
      seat: (_g, f) => f.by,
      options(g, f, out) {
        out.push(PASS);
        for (const card of g.hands[f.by]) if (TITLE_OF[card] === 'double-cross') out.push(PLAY_AGAINST[card]);
      },
      choose(g, f, choice) {
        if (choice.type === 'pass') return 'nextOpponent';
        f.card = choice.card;
        layOnTable(g, f.by, choice.card);
        if (f.by !== f.seat) g.apSpent[f.by] = 1;
        g.titlesSpent |= TITLE_BIT[choice.card];
        g.events?.push({ type: 'cardPlayedAgainst', rule: '17.2 #4', seat: f.by, card: choice.card, pirate: f.pirate });
        return call(g, negation, { pirate: f.pirate, card: choice.card, by: f.by }, 'unlessNegated');
      },
      about: (g, f) => ({ pirate: f.pirate, commissioner: g.commissioner[f.seat], by: f.seat }),
    },

    /** The title is used up even if the card was negated, so nobody else can play one. */
    unlessNegated(g, f, negated) {
      if (negated) return 'nextOpponent';
      discardFromTable(g, f.card);
      return call(g, doubleCross, { pirate: f.pirate, by: f.by, rule: '18.41 B' }, 'done');
    },
  },
};
