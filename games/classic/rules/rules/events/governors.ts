/** C23.1 Random events that bring a governor to a port, or call him home. */
import { NO_PORT, PORTS, type PortId, portNamed } from '../../data/ids.ts';
import { placeGovernor, removeGovernor } from '../../effects/governors.ts';
import { isHaven } from '../../queries/ports.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { checkPort } from '../ports/check-port.ts';
import { drawGovernor, governorNumbered } from '../ports/draw-governor.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface NewGovernor extends Frame {
  proc: 'newGovernor';
  port: PortId;
}

const mayGovern = (g: Game, port: PortId): boolean => !isHaven(g.tables, g, port) && !g.destroyed.includes(port);

export const newGovernor: Procedure<undefined, NewGovernor, { begin: undefined; rollPort: undefined; named: number; drawn: number }> = {
  name: 'newGovernor',
  rule: 'C23.1',
  enter: () => ({ proc: 'newGovernor', at: 'begin', port: NO_PORT }),
  steps: {
    /** [C68] Nothing is drawn from an empty cup. */
    begin: (g) => (g.governorPool.length > 0 && PORTS.some((port) => mayGovern(g, port)) ? 'rollPort' : DONE),

    rollPort: (g) => call(g, roll, { purpose: 'newGovernor', count: 2, tens: true }, 'named'),

    /** Rolled again for a pirate haven and a destroyed port. */
    named(g, f, dr66) {
      f.port = portNamed(dr66);
      return mayGovern(g, f.port) ? call(g, drawGovernor, { port: f.port }, 'drawn') : 'rollPort';
    },

    /** C12.8 */
    drawn(g, { port }, governor) {
      placeGovernor(g, port, governorNumbered(governor), 'C23.1');
      return call(g, checkPort, { port }, 'done');
    },
  },
};

interface GovernorRecalled extends Frame {
  proc: 'governorRecalled';
}

export const governorRecalled: Procedure<undefined, GovernorRecalled, { rollPort: undefined; named: number }> = {
  name: 'governorRecalled',
  rule: 'C23.1',
  enter: () => ({ proc: 'governorRecalled', at: 'rollPort' }),
  steps: {
    rollPort: (g) => call(g, roll, { purpose: 'recall', count: 2, tens: true }, 'named'),

    /** He who has lost his haven there may have to leave. */
    named(g, _f, dr66) {
      const port = portNamed(dr66);
      removeGovernor(g, port, true, 'C23.1');
      return call(g, checkPort, { port }, 'done');
    },
  },
};
