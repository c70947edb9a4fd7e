/** 17.2 #21, 6.42 Warship Sighting, and 17.2 #11 KC Surprise in answer to its attack. */

import { TITLE_BIT, TITLE_OF } from '../../data/cards.ts';
import { AREAS, type CardId, CHANCE, NO_CARD, type PirateId, type Seat } from '../../data/ids.ts';
import { discardFromTable, layOnTable } from '../../effects/cards.ts';
import { takeFrom } from '../../effects/lists.ts';
import { commission, recallWarship, stationWarship } from '../../effects/navy.ts';
import { couldSurprise, maySight } from '../../queries/anti-pirate.ts';
import { isSystem } from '../../queries/solitaire.ts';
import { ATTACK, DECLINE, DRAW_COMMISSIONER, DRAW_WARSHIP, PASS, PLAY_AGAINST } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import type { AttackOutcome } from '../battle/attack-outcome.ts';
import { commissionerAttack } from '../battle/commissioner-attack.ts';
import { warshipAttack } from '../battle/warship-attack.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';
import { negation } from './skull-and-crossbones.ts';

interface WarshipSighting extends Frame {
  proc: 'warshipSighting';
  readonly pirate: PirateId;
  readonly by: Seat;
  /** The seat that is asked for a KC Surprise. */
  seat: Seat;
  left: number;
  card: CardId;
}
type Steps = {
  drawWarship: Asks<'drawWarship'>;
  attackOrHold: Asks<'attack' | 'decline'>;
  nextOpponent: undefined;
  surprise: Asks<'pass' | 'playAgainst'>;
  unlessNegated: boolean;
  drawCommissioner: Asks<'drawCommissioner'>;
  attack: undefined;
  fought: AttackOutcome;
};

export const warshipSighting: Procedure<{ pirate: PirateId; by: Seat }, WarshipSighting, Steps, AttackOutcome> = {
  name: 'warshipSighting',
  rule: '6.42',
  enter: ({ pirate, by }) => ({ proc: 'warshipSighting', at: 'drawWarship', pirate, by, seat: by, left: 0, card: NO_CARD }),
  steps: {
    drawWarship: {
      ask: 'drawWarship',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const warship of g.warshipPool) out.push(DRAW_WARSHIP[warship]);
      },
      choose(g, f, { warship }) {
        stationWarship(g, f.by, warship, AREAS[g.at[f.pirate]], '6.42');
        if (!isSystem(g.tables, f.by)) return 'attackOrHold';
        askOpponents(g, f);
        return 'nextOpponent';
      },
    },

    /** The player may let the new warship attack at once or stay on station; the System Player's always attacks (19.13). */
    attackOrHold: {
      ask: 'attackOrHold',
      seat: (_g, f) => f.by,
      options(_g, _f, out) {
        out.push(ATTACK, DECLINE);
      },
      choose(g, f, choice) {
        if (choice.type === 'attack') {
          askOpponents(g, f);
          return 'nextOpponent';
        }
        g.events?.push({ type: 'warshipHeld', rule: '6.42', seat: f.by, warship: g.warshipAt[g.at[f.pirate]], pirate: f.pirate });
        return end(g, 'none');
      },
      about: (g, f) => ({ pirate: f.pirate, warship: g.warshipAt[g.at[f.pirate]] }),
    },

    /** 17.2 #11 Every seat that could play KC Surprise is asked, from the active player's left. */
    nextOpponent(g, f) {
      while (f.left > 0) {
        f.seat = leftOf(g, f.seat);
        f.left -= 1;
        if (couldSurprise(g, f.seat, f.by, g.hands[f.seat].length)) return 'surprise';
      }
      return 'attack';
    },

    surprise: {
      ask: 'kcSurprise',
      rule: '17.2 #11',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        out.push(PASS);
        for (const card of g.hands[f.seat]) if (TITLE_OF[card] === 'kc-surprise') out.push(PLAY_AGAINST[card]);
      },
      choose(g, f, choice) {
        if (choice.type === 'pass') return 'nextOpponent';
        f.card = choice.card;
        layOnTable(g, f.seat, choice.card);
        if (f.seat !== f.by) g.apSpent[f.seat] = 1;
        g.titlesSpent |= TITLE_BIT[choice.card];
        g.events?.push({ type: 'cardPlayedAgainst', rule: '17.2 #11', seat: f.seat, card: choice.card, pirate: f.pirate });
        return call(g, negation, { pirate: f.pirate, card: choice.card, by: f.seat }, 'unlessNegated');
      },
      about: (g, f) => ({ pirate: f.pirate, warship: g.warshipAt[g.at[f.pirate]], by: f.by }),
    },

    /** If the card is negated, the warship attacks [R21]. Otherwise the warship returns to the pool: a Commissioner came instead. */
    unlessNegated(g, f, negated) {
      if (negated) return 'attack';
      discardFromTable(g, f.card);
      recallWarship(g, AREAS[g.at[f.pirate]], '17.2 #11');
      return 'drawCommissioner';
    },

    drawCommissioner: {
      ask: 'drawCommissioner',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const commissioner of g.commissionerPool) out.push(DRAW_COMMISSIONER[commissioner]);
      },
      choose(g, { pirate, seat }, { commissioner }) {
        takeFrom(g.commissionerPool, commissioner);
        commission(g, seat, commissioner, g.at[pirate], '17.2 #11');
        return call(g, commissionerAttack, { pirate, seat, moved: false }, 'fought');
      },
    },

    attack: (g, { pirate, by }) => call(g, warshipAttack, { pirate, seat: by }, 'fought'),

    fought: (g, _f, outcome) => end(g, outcome),
  },
};

/** Prepares to ask all seats but the active one. */
function askOpponents(g: Game, f: WarshipSighting): void {
  f.seat = g.active;
  f.left = g.players - 1;
}

export const warshipSightingCard: WindowCard = {
  title: 'warship-sighting',
  mayPlay: (b, pirate, o, _t, seat) => maySight(b, o, pirate, seat),
  resolve: (g, { pirate, by }) => call(g, warshipSighting, { pirate, by }, 'fought'),
};
