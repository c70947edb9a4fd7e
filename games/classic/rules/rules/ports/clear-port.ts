/** C13.1 [C63] Everybody in a port is put to sea, without hit or bar. */
import { NONE, type PortId } from '../../data/ids.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { nextInPort, putCommissionersToSea } from './check-port.ts';
import { oust } from './oust.ts';

interface ClearPort extends Frame {
  proc: 'clearPort';
  readonly port: PortId;
}

/** The port is destroyed. */
export const clearPort: Procedure<{ port: PortId }, ClearPort, { look: undefined }> = {
  name: 'clearPort',
  rule: 'C13.1',
  enter: ({ port }) => ({ proc: 'clearPort', at: 'look', port }),
  steps: {
    look(g, { port }) {
      putCommissionersToSea(g, port);
      const pirate = nextInPort(g, port, () => true);
      return pirate === NONE ? DONE : call(g, oust, { pirate, hit: false, barred: false }, 'look');
    },
  },
};
