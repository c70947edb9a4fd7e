/** C13.1 [C63] Everybody in a destroyed port is put to sea, without hit or bar; then hunters outside try each. */
import { type PirateId, type PortId, placeOf } from '../../data/ids.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { putCommissionersToSea } from './check-port.ts';
import { putToSea } from './oust.ts';

interface ClearPort extends Frame {
  proc: 'clearPort';
  readonly port: PortId;
  /** The pirates that hunters have not tried. */
  toTry: readonly PirateId[];
}

export const clearPort: Procedure<{ port: PortId }, ClearPort, { begin: undefined; next: undefined; met: boolean }> = {
  name: 'clearPort',
  rule: 'C13.1',
  enter: ({ port }) => ({ proc: 'clearPort', at: 'begin', port, toTry: [] }),
  steps: {
    begin(g, f) {
      f.toTry = g.fleet.flat().filter((pirate) => g.at[pirate] === placeOf(f.port));
      for (const pirate of f.toTry) putToSea(g, pirate, false, false);
      return 'next';
    },

    next(g, f) {
      const [pirate] = f.toTry;
      if (pirate === undefined) {
        putCommissionersToSea(g, f.port);
        return DONE;
      }
      f.toTry = f.toTry.slice(1);
      return call(g, enterHex, { pirate }, 'met');
    },

    met: () => 'next',
  },
};
