/** 17.2 #9 New Governors. */

import { CHANCE, NO_PLACE, NO_PORT, type PortId, type Seat } from '../../data/ids.ts';
import { isPiratePort, type Tables } from '../../data/tables.ts';
import { takeFrom } from '../../effects/lists.ts';
import { placeGovernor } from '../../effects/ports.ts';
import { DRAW_GOVERNOR } from '../../state/choices.ts';
import { rollPort } from '../cunning/roll.ts';
import { oust } from '../movement/oust.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

/** The number of governors that a card brings: two, or one in a solitaire game. */
const governorsBrought = (t: Tables): number => (t.settings.solitaire ? 1 : 2);

interface NewGovernors extends Frame {
  proc: 'newGovernors';
  readonly seat: Seat;
  left: number;
  port: PortId;
}

export const newGovernors: Procedure<
  { seat: Seat; count: number },
  NewGovernors,
  { next: undefined; land: PortId; draw: Asks<'drawGovernor'> }
> = {
  name: 'newGovernors',
  rule: '17.2 #9',
  enter: ({ seat, count }) => ({ proc: 'newGovernors', at: 'next', seat, left: count, port: NO_PORT }),
  steps: {
    /** If the pool is empty, no governor comes [R45]. */
    next: (g, f) => (f.left > 0 && g.governorPool.length > 0 ? call(g, rollPort, { purpose: 'newGovernors', seat: f.seat }, 'land') : DONE),

    /** If the D66 is a pirate port or a destroyed port, it is thrown again [R12]. */
    land(g, f, port) {
      if (isPiratePort(g.tables, port) || g.destroyed[port] !== 0) return 'next';
      f.port = port;
      return 'draw';
    },

    /** The governor replaces the one who is there for good (9.23), and ousts the pirates in port (9.24). */
    draw: {
      ask: 'drawGovernor',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const governor of g.governorPool) out.push(DRAW_GOVERNOR[governor]);
      },
      choose(g, f, { governor }) {
        takeFrom(g.governorPool, governor);
        f.left -= 1;
        placeGovernor(g, f.port, governor, '17.2 #9');
        return call(g, oust, { port: f.port, rule: '9.24', to: NO_PLACE }, 'next');
      },
    },
  },
};

export const newGovernorsCard: NowCard = {
  title: 'new-governors',
  resolve: (g, seat) => call(g, newGovernors, { seat, count: governorsBrought(g.tables) }, 'resolved'),
};
