/** 17.2 #13 Local Resistance. */

import { NO_PIRATE, NO_PLACE, PORTS, type PortId, type Seat } from '../../data/ids.ts';
import { removeGovernor } from '../../effects/ports.ts';
import { hasProGovernor } from '../../queries/ports.ts';
import { resistanceTrial } from '../../queries/trials.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
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
      return call(g, roll, { ...rollOf(resistanceTrial(g.tables, port)), pirate: NO_PIRATE, seat: by }, 'judge');
    },

    /** If the die is above the port's Value, its pro-pirate governor is out for good, and all pirates there are ousted. */
    judge(g, { port }, die) {
      if (!isPassed(g, '17.2 #13', NO_PIRATE, resistanceTrial(g.tables, port), die)) return DONE;
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
