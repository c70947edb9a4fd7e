/** 17.2 #23 Natural Disaster. */

import { NO_PIRATE, PORT_NAMES, PORTS, type PortName, placeOf, type Seat } from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { destroyPort, removeMerchant } from '../../effects/ports.ts';
import { MERCHANTS_AT_START } from '../../queries/counts.ts';
import { piratesAt } from '../../queries/pirates.ts';
import { roll } from '../cunning/roll.ts';
import { placeMerchants } from '../merchants/place-merchants.ts';
import { call, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

/** The port that is destroyed, by the die. */
const PORT_BY_DIE: readonly PortName[] = ['bermuda', 'st-augustine', 'isla-de-tortuga', 'port-royal', 'port-o-spain', 'campeche'];

interface NaturalDisaster extends Frame {
  proc: 'naturalDisaster';
  readonly seat: Seat;
}

export const naturalDisaster: Procedure<{ seat: Seat }, NaturalDisaster, { findPort: undefined; strike: number }> = {
  name: 'naturalDisaster',
  rule: '17.2 #23',
  enter: ({ seat }) => ({ proc: 'naturalDisaster', at: 'findPort', seat }),
  steps: {
    findPort: (g, { seat }) => call(g, roll, { purpose: 'naturalDisaster', pirate: NO_PIRATE, seat, count: 1 }, 'strike'),

    /** Everyone in the port dies, and new merchants replace all those on the map. */
    strike(g, { seat }, die) {
      const port = PORTS[PORT_NAMES.indexOf(PORT_BY_DIE[die - 1])];
      for (const pirate of piratesAt(g, placeOf(port))) eliminate(g, pirate, 'naturalDisaster', '17.2 #23');
      if (g.destroyed[port] === 0) destroyPort(g, port, '17.2 #23');
      for (const other of PORTS) removeMerchant(g, other, '17.2 #23');
      return call(g, placeMerchants, { count: MERCHANTS_AT_START, seat }, 'done');
    },
  },
};

export const naturalDisasterCard: NowCard = {
  title: 'natural-disaster',
  resolve: (g, seat) => call(g, naturalDisaster, { seat }, 'resolved'),
};
