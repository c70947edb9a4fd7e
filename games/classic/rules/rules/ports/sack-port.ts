/** C14.5 The sack of a port by the pirate who holds it. */
import { NO_PIRATE, type PirateId, type PortId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { shareNotoriety } from '../../effects/history.ts';
import { destroyPort } from '../../effects/ports.ts';
import { isTogether } from '../../queries/allies.ts';
import { isActive } from '../../queries/pirates.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { assault } from './assault.ts';
import { clearPort } from './clear-port.ts';
import { oust } from './oust.ts';

interface SackPort extends Frame {
  proc: 'sackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** The ally who lies in the port with him, or none. */
  companion: PirateId;
}
type SackPortSteps = { assault: undefined; judged: boolean; outside: undefined; over: undefined };

const SACK_UNREST = 3;

/** He may be out of the game afterwards. */
export const sackPort: Procedure<{ pirate: PirateId; port: PortId }, SackPort, SackPortSteps> = {
  name: 'sackPort',
  rule: 'C14.5',
  enter: ({ pirate, port }) => ({ proc: 'sackPort', at: 'assault', pirate, port, companion: NO_PIRATE }),
  steps: {
    assault(g, f) {
      const ally = g.ally[f.pirate];
      if (ally >= 0 && g.at[ally] === g.at[f.pirate]) f.companion = ally;
      return call(g, assault, { pirate: f.pirate, port: f.port, informed: false }, 'judged');
    },

    judged(g, { pirate, port }, hasFallen) {
      if (!isActive(g, pirate)) return DONE;
      // The assault has barred the port to him.
      if (!hasFallen) return call(g, oust, { pirate, hit: false, barred: false }, 'outside');
      const ally = isTogether(g, pirate) ? g.ally[pirate] : NO_PIRATE;
      shareNotoriety(g, pirate, ally, 2 * g.tables.portDefense[port], 'sack', 'C14.5');
      changeUnrest(g, pirate, SACK_UNREST, 'sack', 'C14.5');
      destroyPort(g, port, 'C14.5');
      return call(g, clearPort, { port }, 'over');
    },

    /** C21.2 His ally goes out with him. */
    outside: (g, { companion }) => (companion < 0 ? DONE : call(g, oust, { pirate: companion, hit: false, barred: false }, 'over')),

    over: () => DONE,
  },
};
