/** C23.2 A storm strikes one pirate's ship at sea. */
import type { PirateId } from '../../data/ids.ts';
import { loseSpeed } from '../../effects/crew.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface StormShip extends Frame {
  proc: 'stormShip';
  readonly pirate: PirateId;
}

export const stormShip: Procedure<{ pirate: PirateId }, StormShip, { strike: undefined; struck: number }> = {
  name: 'stormShip',
  rule: 'C23.2',
  enter: ({ pirate }) => ({ proc: 'stormShip', at: 'strike', pirate }),
  steps: {
    // [C42] Storms can't be rerolled.
    strike: (g) => call(g, roll, { purpose: 'storm', count: 1 }, 'struck'),

    struck(g, { pirate }, die) {
      const isAtCoast = g.tables.isCoastal[g.at[pirate]] || g.careened[pirate] === 1;
      g.events?.push({ type: 'stormWeathered', rule: 'C23.2', pirate, die });
      loseSpeed(g, pirate, Math.max(0, die - (isAtCoast ? 1 : 2)), 'storm', 'C23.2');
      return DONE;
    },
  },
};
