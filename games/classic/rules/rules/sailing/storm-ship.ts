/** C23.2 A storm strikes one pirate's ship at sea. */
import type { PirateId } from '../../data/ids.ts';
import { loseSpeed } from '../../effects/crew.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { shelterOf, stormTrial } from '../../queries/trials.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface StormShip extends Frame {
  proc: 'stormShip';
  readonly pirate: PirateId;
}

const shelterIn = (g: Game, pirate: PirateId): number => shelterOf(g.tables.isCoastal[g.at[pirate]] || g.careened[pirate] === 1);

export const stormShip: Procedure<{ pirate: PirateId }, StormShip, { strike: undefined; struck: number }> = {
  name: 'stormShip',
  rule: 'C23.2',
  enter: ({ pirate }) => ({ proc: 'stormShip', at: 'strike', pirate }),
  steps: {
    // [C42] Storms can't be rerolled.
    strike: (g, { pirate }) => call(g, roll, { purpose: 'storm', count: 1, modifier: -shelterIn(g, pirate) }, 'struck'),

    struck(g, { pirate }, die) {
      const harmless = shelterIn(g, pirate);
      const { ownHits } = judged(stormTrial('storm', harmless), sumThrown(die));
      g.events?.push({ type: 'stormWeathered', rule: 'C23.2', pirate, die, harmless });
      loseSpeed(g, pirate, ownHits, 'storm', 'C23.2');
      return DONE;
    },
  },
};
