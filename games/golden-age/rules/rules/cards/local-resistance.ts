/** 17.2 #13 Local Resistance. */

import { NO_PIRATE, NO_PLACE, PORTS, type PortId, type Seat } from '../../data/ids.ts';
import { removeGovernor } from '../../effects/ports.ts';
import { hasProGovernor } from '../../queries/ports.ts';
import { roll } from '../cunning/roll.ts';
import { oust } from '../movement/oust.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface LocalResistance extends Frame {
  proc: 'localResistance';
  readonly port: PortId;
  readonly by: Seat;
}

export const localResistance: Procedure<{ port: PortId; by: Seat }, LocalResistance, { rise: undefined; judge: number }> = {
  name: 'localResistance',
  rule: '17.2 #13',
  enter: ({ port, by }) => ({ proc: 'localResistance', at: 'rise', port, by }),
  steps: {
    rise(g, { port, by }) {
      g.events?.push({ type: 'portRose', rule: '17.2 #13', port });
      const need = g.tables.portValue[port] + 1;
      return call(g, roll, { purpose: 'localResistance', pirate: NO_PIRATE, seat: by, count: 1, need }, 'judge');
    },

    /** If the die is above the port's Value, its pro-pirate governor is out for good, and all pirates there are ousted. */
    judge(g, { port }, die) {
      const value = g.tables.portValue[port];
      g.events?.push({
        type: 'tested',
        rule: '17.2 #13',
        purpose: 'localResistance',
        pirate: NO_PIRATE,
        dice: die,
        modifiers: [],
        total: die,
        target: value,
        needed: 'above',
        passed: die > value,
      });
      if (die <= value) return DONE;
      removeGovernor(g, port, '17.2 #13');
      return call(g, oust, { port, rule: '17.2 #13', to: NO_PLACE }, 'done');
    },
  },
};

export const localResistanceCard: WindowCard = {
  title: 'local-resistance',
  isGeneral: true,
  mayPlay: (b) => PORTS.some((port) => hasProGovernor(b, port)),
  resolve: (g, { port, by }) => call(g, localResistance, { port, by }, 'played'),
};
