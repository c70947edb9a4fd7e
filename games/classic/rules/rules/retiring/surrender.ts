/** C24.3 Surrender to a hunter of the nation whose letter he has. */
import type { PirateId } from '../../data/ids.ts';
import { losePirate, retirePirate } from '../../effects/leaving.ts';
import { HANGED_AT, HANGED_FROM, TRIED_AT } from '../../queries/strengths.ts';
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
      if (die === TRIED_AT) return call(g, roll, { purpose: 'trial', pirate, count: 2 }, 'tried');
      if (die === HANGED_AT) losePirate(g, pirate, 'hanged', 'C24.3');
      else retirePirate(g, pirate, 'C24.3');
      return DONE;
    },

    /** He pays a tenth of his Net Worth on board for each point, rounded up [C25]. */
    tried(g, { pirate }, sum) {
      if (sum >= HANGED_FROM) {
        losePirate(g, pirate, 'hanged', 'C24.3');
        return DONE;
      }
      const pounds = Math.ceil((g.netWorth[pirate] * sum) / 10);
      g.netWorth[pirate] = g.netWorth[pirate] - pounds;
      g.events?.push({ type: 'tried', rule: 'C24.3', pirate, pounds });
      retirePirate(g, pirate, 'C24.3');
      return DONE;
    },
  },
};
