/** C8.3 A search: a card says what is in sight. */
import type { PirateId } from '../../data/ids.ts';
import { isTogether } from '../../queries/allies.ts';
import { isActive } from '../../queries/pirates.ts';
import { draw } from '../cards/draw-card.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { placeMerchants } from './place-merchants.ts';
import { stormShip } from './storm-ship.ts';

interface Search extends Frame {
  proc: 'search';
  readonly pirate: PirateId;
  /** Cards to read: allies search with two (C21.2). */
  cards: number;
}

export const search: Procedure<{ pirate: PirateId }, Search, { begin: undefined; look: undefined; found: number }> = {
  name: 'search',
  rule: 'C8.3',
  enter: ({ pirate }) => ({ proc: 'search', at: 'begin', pirate, cards: 1 }),
  steps: {
    begin(g, f) {
      g.events?.push({ type: 'searched', rule: 'C8.3', pirate: f.pirate, at: g.at[f.pirate] });
      if (isTogether(g, f.pirate)) f.cards = 2;
      return 'look';
    },

    look(g, f) {
      if (f.cards === 0 || !isActive(g, f.pirate)) return DONE;
      f.cards -= 1;
      return draw(g, { purpose: 'search' }, 'found');
    },

    /** [C71] Merchants come into his hex. */
    found(g, { pirate }, card) {
      const hex = g.at[pirate];
      const { findAtCoast, findAtSea } = g.tables.cards[card];
      switch (g.tables.isCoastal[hex] ? findAtCoast : findAtSea) {
        case 'nothing':
          return 'look';
        case 'merchant':
          return call(g, placeMerchants, { count: 1, hex, rule: 'C8.3' }, 'look');
        case 'two':
          return call(g, placeMerchants, { count: 2, hex, rule: 'C8.3' }, 'look');
        case 'storm':
          return call(g, stormShip, { pirate }, 'look');
      }
    },
  },
};
