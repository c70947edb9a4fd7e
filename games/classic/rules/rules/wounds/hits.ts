/** C10.2, C16.4, C17.1 Damage from a battle, a prize that fights back, or a port: to the ship, to the crew's temper, and perhaps to the captain. */
import type { PirateId } from '../../data/ids.ts';
import { changeUnrest, loseCombat } from '../../effects/crew.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { isActive } from '../../queries/pirates.ts';
import { woundTrial } from '../../queries/trials.ts';
import type { Cause } from '../../state/events.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { wound } from './wound.ts';

interface Hits extends Frame {
  proc: 'hits';
  readonly pirate: PirateId;
  readonly hits: number;
  readonly cause: Cause;
  /** Wound checks to come. */
  checks: number;
}

/** He may be out of the game afterwards. */
export const hits: Procedure<
  { pirate: PirateId; hits: number; cause: Cause },
  Hits,
  { strike: undefined; check: undefined; checked: number }
> = {
  name: 'hits',
  rule: 'C17.1',
  enter: ({ pirate, hits, cause }) => ({ proc: 'hits', at: 'strike', pirate, hits, cause, checks: hits }),
  steps: {
    strike(g, { pirate, hits, cause }) {
      loseCombat(g, pirate, hits, cause, 'C10.2');
      if (isActive(g, pirate)) changeUnrest(g, pirate, -hits, cause, 'C10.2');
      return 'check';
    },

    /** One check for each point of damage. */
    check(g, f) {
      if (f.checks <= 0 || !isActive(g, f.pirate)) return DONE;
      f.checks -= 1;
      return call(g, roll, { purpose: 'wound', pirate: f.pirate, count: 1 }, 'checked');
    },

    checked: (g, { pirate }, die) =>
      judged(woundTrial, sumThrown(die)).outcome === 'wounded' ? call(g, wound, { pirate }, 'check') : 'check',
  },
};
