/** C24.1 Retiring in a safe haven or pro port. */
import type { PirateId } from '../../data/ids.ts';
import { retirePirate } from '../../effects/leaving.ts';
import { judged, sumThrown, totalOf } from '../../queries/dice-odds.ts';
import { retirementRefusal } from '../../queries/refusals/ports.ts';
import { retirementTrial } from '../../queries/trials.ts';
import { type Choice, RETIRE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Retire extends Frame {
  proc: 'retire';
  readonly pirate: PirateId;
}

export function offerRetirement(g: Game, pirate: PirateId, out: Choice[]): void {
  if (retirementRefusal(g, pirate) === null) out.push(RETIRE[pirate]);
}

/** He retires if his Net Worth, stashes included, is at least the Dr66 in hundreds. */
export const retire: Procedure<{ pirate: PirateId }, Retire, { ask: undefined; answered: number }> = {
  name: 'retire',
  rule: 'C24.1',
  enter: ({ pirate }) => ({ proc: 'retire', at: 'ask', pirate }),
  steps: {
    ask: (g, { pirate }) => call(g, roll, { purpose: 'retirement', pirate, count: 2, tens: true }, 'answered'),

    answered(g, { pirate }, dr66) {
      const trial = retirementTrial(g, pirate);
      const pounds = totalOf(trial.own, sumThrown(dr66));
      const retires = judged(trial, sumThrown(dr66)).outcome === 'retires';
      g.events?.push({ type: 'retirementRolled', rule: 'C24.1', pirate, pounds, retires });
      if (retires) retirePirate(g, pirate, 'C24.1');
      return DONE;
    },
  },
};
