/** C8.3 A search: a card says what is in sight. */
import type { PirateId } from '../../data/ids.ts';
import { drawCard } from '../cards/draw-card.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { placeMerchants } from './place-merchants.ts';
import { stormShip } from './storm-ship.ts';

interface Search extends Frame {
  proc: 'search';
  readonly pirate: PirateId;
}

export const search: Procedure<{ pirate: PirateId }, Search, { look: undefined; found: number; done: undefined }> = {
  name: 'search',
  rule: 'C8.3',
  enter: ({ pirate }) => ({ proc: 'search', at: 'look', pirate }),
  steps: {
    look(g, { pirate }) {
      g.events?.push({ type: 'searched', rule: 'C8.3', pirate, at: g.at[pirate] });
      return call(g, drawCard, { purpose: 'search' }, 'found');
    },

    /** [C71] Merchants come into his hex. */
    found(g, { pirate }, card) {
      const hex = g.at[pirate];
      const { findAtCoast, findAtSea } = g.tables.cards[card];
      switch (g.tables.isCoastal[hex] ? findAtCoast : findAtSea) {
        case 'nothing':
          return DONE;
        case 'merchant':
          return call(g, placeMerchants, { count: 1, hex, rule: 'C8.3' }, 'done');
        case 'two':
          return call(g, placeMerchants, { count: 2, hex, rule: 'C8.3' }, 'done');
        case 'storm':
          return call(g, stormShip, { pirate }, 'done');
      }
    },

    done: () => DONE,
  },
};
