import { CHANCE, call, DONE, type Frame, type Seat } from '@bb/kernel';
import { DEAL_CARD, LAND_AT } from './choices.ts';
import { hinder } from './hinder.ts';
import { NO_CARD, OWN_COVE_SCORE, PILOT_SCORE, titleOf } from './pieces.ts';
import type { AskFor, Position, Rule } from './position.ts';
import { roll } from './roll.ts';

interface Voyage extends Frame {
  proc: 'voyage';
  /** The seat that is dealt to, or chooses a cove. */
  seat: Seat;
}

/** The whole game. */
export const voyage: Rule<
  undefined,
  Voyage,
  { deal: AskFor<'dealCard'>; chooseCove: AskFor<'landAt'>; setSail: undefined; rolled: number; sail: number }
> = {
  name: 'voyage',
  rule: '1',
  enter: () => ({ proc: 'voyage', at: 'deal', seat: 0 }),
  steps: {
    /** 1 */
    deal: {
      ask: 'dealCard',
      seat: () => CHANCE,
      options: (p, _f, out) => void out.push(...DEAL_CARD.filter(({ card }) => p.deck.includes(card))),
      choose(p, f, { card }) {
        p.deck.splice(p.deck.indexOf(card), 1);
        p.hands[f.seat] = card;
        p.events?.push({ type: 'cardDealt', seat: f.seat, card });
        f.seat = (f.seat + 1) % p.options.players;
        return f.seat === 0 ? 'chooseCove' : 'deal';
      },
    },

    /** 1 */
    chooseCove: {
      ask: 'chooseCove',
      seat: (_p, { seat }) => seat,
      options: (_p, _f, out) => void out.push(...LAND_AT),
      choose(p, f, { cove }) {
        p.coves[f.seat] = cove;
        p.events?.push({ type: 'coveChosen', seat: f.seat, cove });
        f.seat = (f.seat + 1) % p.options.players;
        return f.seat === 0 ? 'setSail' : 'chooseCove';
      },
    },

    /** 2 */
    setSail: (p) => call(p, roll, { seat: p.active }, 'rolled'),
    /** 3 A ship that stays where it is can't be hindered. */
    rolled: (p, _f, leagues) => (leagues > 0 ? call(p, hinder, { ship: p.active, roll: leagues }, 'sail') : turnOver(p, leagues)),
    /** 2 */
    sail: (p, _f, leagues) => turnOver(p, leagues),
  },
};

/** 2, 4 Sails, then passes the turn on, or ends the game after the round in which a ship has reached the coast. */
function turnOver(p: Position, leagues: number): 'setSail' | typeof DONE {
  const from = p.leagues[p.active] ?? 0;
  p.leagues[p.active] = Math.min(p.options.leagues, from + leagues);
  p.events?.push({ type: 'sailed', seat: p.active, leagues });
  p.active = (p.active + 1) % p.options.players;
  if (p.active !== 0 || p.leagues.every((sailed) => sailed < p.options.leagues)) return 'setSail';
  p.scores = p.leagues.map((sailed, seat) => sailed + bonus(p, seat));
  p.events?.push({ type: 'landed', coves: p.coves.slice(), hands: p.hands.slice(), scores: p.scores.slice() });
  return DONE;
}

/** 4 */
function bonus({ coves, hands }: Position, seat: Seat): number {
  const hasOwnCove = coves.filter((cove) => cove === coves[seat]).length === 1;
  const hasPilot = titleOf(hands[seat] ?? NO_CARD) === 'pilot';
  return (hasOwnCove ? OWN_COVE_SCORE : 0) + (hasPilot ? PILOT_SCORE : 0);
}
