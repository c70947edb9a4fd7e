/** C4 Setup. */
import { NO_PORT, NONE, type PortId, portNamed, type Seat } from '../../data/ids.ts';
import { shuffleDeck } from '../../effects/decks.ts';
import { placeGovernor } from '../../effects/governors.ts';
import { isHaven } from '../../queries/ports.ts';
import { draw } from '../cards/draw-card.ts';
import { roll } from '../dice/roll.ts';
import { drawGovernor, governorNumbered } from '../ports/draw-governor.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';
import { newPirate } from '../sailing/new-pirate.ts';
import { placeMerchants } from '../sailing/place-merchants.ts';

interface Setup extends Frame {
  proc: 'setup';
  governors: number;
  port: PortId;
  seat: Seat;
}
type SetupSteps = {
  governors: undefined;
  rolled: number;
  placed: number;
  merchants: undefined;
  shuffle: undefined;
  pirates: undefined;
  firstPlayer: undefined;
  read: number;
};

/** @returns the seat that has the first Player Turn */
export const setup: Procedure<undefined, Setup, SetupSteps, number> = {
  name: 'setup',
  rule: 'C4',
  enter: () => ({ proc: 'setup', at: 'governors', governors: 0, port: NO_PORT, seat: 0 }),
  steps: {
    /** C4.4 Each to the port of a Dr66. */
    governors: (g, f) =>
      f.governors < g.tables.set.limits.governorsAtStart
        ? call(g, roll, { purpose: 'governorPlacement', count: 2, tens: true }, 'rolled')
        : 'merchants',

    /** C4.4 Rolled again for a pirate haven, or a port that has a governor. */
    rolled(g, f, dr66) {
      f.port = portNamed(dr66);
      return isHaven(g.tables, g, f.port) || g.governorAt[f.port] !== NONE
        ? 'governors'
        : call(g, drawGovernor, { port: f.port }, 'placed');
    },

    placed(g, f, governor) {
      placeGovernor(g, f.port, governorNumbered(governor), 'C4.4');
      f.governors += 1;
      return 'governors';
    },

    /** C4.5 */
    merchants: (g) => call(g, placeMerchants, { count: g.tables.set.limits.merchantsAtStart }, 'shuffle'),

    /** C4.6 */
    shuffle(g) {
      shuffleDeck(g);
      return 'pirates';
    },

    /** C4.3, C4.6 In seat order each player draws a pirate, and starts with him. */
    pirates(g, f) {
      if (f.seat >= g.players) return 'firstPlayer';
      f.seat += 1;
      return call(g, newPirate, { seat: f.seat - 1 }, 'pirates');
    },

    /** C4.7 */
    firstPlayer: (g) => draw(g, { purpose: 'nextPlayer' }, 'read'),

    /** [C10] Events are ignored. */
    read(g, _f, card) {
      const line = g.tables.cards[card].next[g.players - 2];
      if (typeof line !== 'number') return 'firstPlayer';
      shuffleDeck(g);
      return end(g, line);
    },
  },
};
