import { end, type Frame, type Seat } from '@bb/kernel';
import { PASS, PLAY_CARD } from './choices.ts';
import { NO_CARD, REEF_LEAGUES, titleOf } from './pieces.ts';
import type { AskFor, Rule } from './position.ts';

interface Hinder extends Frame {
  proc: 'hinder';
  readonly ship: Seat;
  readonly roll: number;
  seat: Seat;
}

/**
 * 3 Each other player may play their card against the ship. Returns the leagues that are left. Everybody can see which players hold a card,
 * but not which card: so each of them is asked, even with a pilot.
 */
export const hinder: Rule<{ ship: Seat; roll: number }, Hinder, { nextSeat: undefined; askSeat: AskFor<'playCard' | 'pass'> }, number> = {
  name: 'hinder',
  rule: '3',
  enter: ({ ship, roll }) => ({ proc: 'hinder', at: 'nextSeat', ship, roll, seat: ship }),
  steps: {
    nextSeat(p, f) {
      f.seat = (f.seat + 1) % p.options.players;
      if (f.seat === f.ship) return end(p, f.roll);
      return p.hands[f.seat] === NO_CARD ? 'nextSeat' : 'askSeat';
    },

    askSeat: {
      ask: 'hinderShip',
      seat: (_p, { seat }) => seat,
      options(p, { seat }, out) {
        const card = p.hands[seat] ?? NO_CARD;
        const play = PLAY_CARD[card];
        if (play && titleOf(card) !== 'pilot') out.push(play);
        out.push(PASS);
      },
      choose(p, f, choice) {
        if (choice.type === 'pass') return 'nextSeat';
        p.hands[f.seat] = NO_CARD;
        p.discards.push(choice.card);
        p.events?.push({ type: 'cardPlayed', seat: f.seat, card: choice.card });
        return end(p, hindered(f.roll, choice.card));
      },
      about: (_p, { ship, roll }) => ({ ship, roll }),
    },
  },
};

/** 3 @returns the leagues that the card leaves */
function hindered(leagues: number, card: number): number {
  switch (titleOf(card)) {
    case 'reef':
      return Math.max(0, leagues - REEF_LEAGUES);
    case 'fog':
      return Math.floor(leagues / 2);
    case 'calm':
      return 0;
    case 'pilot':
    case null:
      return leagues;
  }
}
