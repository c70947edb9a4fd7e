/** 17.2 #3 Disease. */

import { type PortId, placeOf, type Seat } from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { removeGovernor } from '../../effects/ports.ts';
import { piratesAt } from '../../queries/pirates.ts';
import { rollPort } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

interface Disease extends Frame {
  proc: 'disease';
  readonly seat: Seat;
}

export const disease: Procedure<{ seat: Seat }, Disease, { findPort: undefined; strike: PortId }> = {
  name: 'disease',
  rule: '17.2 #3',
  enter: ({ seat }) => ({ proc: 'disease', at: 'findPort', seat }),
  steps: {
    findPort: (g, { seat }) => call(g, rollPort, { purpose: 'disease', seat }, 'strike'),

    /** The governor, the pirates and their hostages in the port die; a destroyed port is empty [R12]. */
    strike(g, _f, port) {
      removeGovernor(g, port, '17.2 #3');
      for (const pirate of piratesAt(g, placeOf(port))) eliminate(g, pirate, 'disease', '17.2 #3');
      return DONE;
    },
  },
};

export const diseaseCard: NowCard = {
  title: 'disease',
  resolve: (g, seat) => call(g, disease, { seat }, 'resolved'),
};
