/** 17.2 #17 Piratical Ambition. */

import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { loseChallenger, stepForward, takeOverShip } from '../../effects/leaving.ts';
import { changeLoyalty, gainNotoriety } from '../../effects/pirates.ts';
import { isFleetFull } from '../../queries/pirates.ts';
import { duel } from '../duels/duel.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface PiraticalAmbition extends Frame {
  proc: 'piraticalAmbition';
  readonly pirate: PirateId;
  readonly seat: Seat;
}

/** `g.challenger` fights the active pirate. */
export const piraticalAmbition: Procedure<{ pirate: PirateId; seat: Seat }, PiraticalAmbition, { challenge: undefined; fought: number }> = {
  name: 'piraticalAmbition',
  rule: '17.2 #17',
  enter: ({ pirate, seat }) => ({ proc: 'piraticalAmbition', at: 'challenge', pirate, seat }),
  steps: {
    challenge(g, { pirate, seat }) {
      stepForward(g, seat, g.challenger);
      return call(g, duel, { pirate, rival: g.challenger, toTheEnd: true }, 'fought');
    },

    /**
     * 15.1, 15.2 The winner has the ship. The old captain's crew cheers him; a new captain takes over as after a mutiny, less the Cunning he
     * has spent [R78].
     */
    fought(g, { pirate, seat }, fame) {
      const { challenger } = g;
      g.challenger = NO_PIRATE;
      if (fame > 0) {
        loseChallenger(g, challenger);
        changeLoyalty(g, pirate, 1, 'ambition', '17.2 #17');
        gainNotoriety(g, pirate, fame, 'duel', '15.2');
        return DONE;
      }
      const cunningLeft = g.cunning[challenger];
      takeOverShip(g, pirate, challenger, seat, 'ambition', '17.2 #17');
      // [R78] Cunning spent on the duel stays spent.
      g.cunning[challenger] = cunningLeft;
      gainNotoriety(g, challenger, -fame, 'duel', '15.2');
      return DONE;
    },
  },
};

export const piraticalAmbitionCard: WindowCard = {
  title: 'piratical-ambition',
  mayPlay: (b, _pirate, _o, _t, seat, pirates) => pirates > 0 && !isFleetFull(b, seat),
  resolve: (g, { pirate, by }) => call(g, piraticalAmbition, { pirate, seat: by }, 'played'),
};
