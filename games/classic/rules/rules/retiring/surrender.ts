/** C24.3 Surrender to a hunter of the nation whose letter he has. */
import type { PirateId } from '../../data/ids.ts';
import { losePirate, retirePirate } from '../../effects/leaving.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { surrenderTrial, trialTrial } from '../../queries/trials.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Surrender extends Frame {
  proc: 'surrender';
  readonly pirate: PirateId;
}

/** He is out of the game afterwards, retired or hanged. His booty is lost either way. */
export const surrender: Procedure<{ pirate: PirateId }, Surrender, { strike: undefined; judged: number; tried: number }> = {
  name: 'surrender',
  rule: 'C24.3',
  enter: ({ pirate }) => ({ proc: 'surrender', at: 'strike', pirate }),
  steps: {
    strike(g, { pirate }) {
      g.events?.push({ type: 'surrendered', rule: 'C24.3', pirate });
      return call(g, roll, { purpose: 'surrender', pirate, count: 1 }, 'judged');
    },

    judged(g, { pirate }, die) {
      const { outcome } = judged(surrenderTrial, sumThrown(die));
      if (outcome === 'tried') return call(g, roll, { purpose: 'trial', pirate, count: 2 }, 'tried');
      if (outcome === 'hanged') losePirate(g, pirate, 'hanged', 'C24.3');
      else retirePirate(g, pirate, 'C24.3');
      return DONE;
    },

    tried(g, { pirate }, sum) {
      const { outcome, amount: pounds } = judged(trialTrial(g.netWorth[pirate]), sumThrown(sum));
      if (outcome === 'hanged') {
        losePirate(g, pirate, 'hanged', 'C24.3');
        return DONE;
      }
      g.netWorth[pirate] = g.netWorth[pirate] - pounds;
      g.events?.push({ type: 'tried', rule: 'C24.3', pirate, pounds });
      retirePirate(g, pirate, 'C24.3');
      return DONE;
    },
  },
};
