/** 6.3 Merchants come onto the map. */
import { CHANCE, type MerchantId, NO_PORT, NONE, PORT_COUNT, PORTS, type PortId, type Seat } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { takeFrom } from '../../effects/lists.ts';
import { placeMerchant } from '../../effects/ports.ts';
import { DRAW_MERCHANT } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { rollPort } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface PlaceMerchants extends Frame {
  proc: 'placeMerchants';
  readonly seat: Seat;
  left: number;
  port: PortId;
}
type PlaceMerchantsSteps = { next: undefined; draw: Asks<'drawMerchant'>; place: PortId };

/** 6.33 Can a merchant be placed at this port? There is one at most. */
const isFree = (g: Game, port: PortId): boolean => !isPiratePort(g.tables, port) && g.destroyed[port] === 0 && g.merchantAt[port] === NONE;

export const placeMerchants: Procedure<{ count: number; seat: Seat }, PlaceMerchants, PlaceMerchantsSteps> = {
  name: 'placeMerchants',
  rule: '6.32',
  enter: ({ count, seat }) => ({ proc: 'placeMerchants', at: 'next', seat, left: count, port: NO_PORT }),
  steps: {
    /** 6.31 Each merchant is placed by a D66, while there are counters and free ports [R33, R45]. */
    next: (g, f) =>
      f.left > 0 && g.merchantPool.length > 0 && PORTS.some((port) => isFree(g, port))
        ? call(g, rollPort, { purpose: 'merchantPlacement', seat: f.seat }, 'place')
        : DONE,

    /** 6.32 If the port is a pirate port, destroyed [R12] or has a merchant, the next free locator is used. */
    place(g, f, rolled) {
      let port = rolled;
      while (!isFree(g, port)) port = PORTS[(port + 1) % PORT_COUNT];
      f.port = port;
      return 'draw';
    },

    draw: {
      ask: 'drawMerchant',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const merchant of g.merchantPool) out.push(DRAW_MERCHANT[merchant]);
      },
      choose(g, f, { merchant }) {
        takeFrom<MerchantId>(g.merchantPool, merchant);
        placeMerchant(g, f.port, merchant);
        f.left -= 1;
        return 'next';
      },
    },
  },
};
