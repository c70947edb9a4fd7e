/** C14.5 The sack of a port by the pirate who holds it. */
import { NO_PIRATE, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { shareNotoriety } from '../../effects/history.ts';
import { destroyPort } from '../../effects/ports.ts';
import { isTogether } from '../../queries/allies.ts';
import { isActive } from '../../queries/pirates.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { assault } from './assault.ts';
import { clearPort } from './clear-port.ts';
import { putToSea } from './oust.ts';

interface SackPort extends Frame {
  proc: 'sackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The ally who lies in the port with him and goes out with him (C21.2), or none. */
  companion: PirateId;
}
type SackPortSteps = { assault: undefined; judged: boolean };

const SACK_UNREST = 3;

/** He may be out of the game afterwards. */
export const sackPort: Procedure<{ pirate: PirateId; port: PortId }, SackPort, SackPortSteps> = {
  name: 'sackPort',
  rule: 'C14.5',
  enter: ({ pirate, port }) => ({ proc: 'sackPort', at: 'assault', pirate, port, companion: NO_PIRATE }),
  steps: {
    assault(g, f) {
      const ally = g.ally[f.pirate];
      if (ally !== NONE && g.at[ally] === g.at[f.pirate]) f.companion = ally;
      return call(g, assault, { pirate: f.pirate, port: f.port, informed: false }, 'judged');
    },

    judged(g, { pirate, port, companion }, hasFallen) {
      if (!isActive(g, pirate)) return DONE;
      if (!hasFallen) {
        // The assault has barred the port to him.
        for (const ship of [pirate, companion]) if (ship !== NONE && isActive(g, ship)) putToSea(g, ship, false, false);
        return call(g, enterHex, { pirate, companion }, 'done');
      }
      const ally = isTogether(g, pirate) ? g.ally[pirate] : NO_PIRATE;
      shareNotoriety(g, pirate, ally, 2 * g.tables.portDefense[port], 'sack', 'C14.5');
      changeUnrest(g, pirate, SACK_UNREST, 'sack', 'C14.5');
      destroyPort(g, port, 'C14.5');
      return call(g, clearPort, { port }, 'done');
    },
  },
};
