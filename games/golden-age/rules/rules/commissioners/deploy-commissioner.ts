/** 10.12 An attempt to send a King's Commissioner after the active pirate. */
import { CHANCE, NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { commission } from '../../effects/navy.ts';
import { commissionTrial } from '../../queries/trials.ts';
import { DRAW_COMMISSIONER } from '../../state/choices.ts';
import { DEPLOYED_KC } from '../../state/position.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface DeployCommissioner extends Frame {
  proc: 'deployCommissioner';
  readonly pirate: PirateId;
  readonly seat: Seat;
}

export const deployCommissioner: Procedure<
  { pirate: PirateId; seat: Seat },
  DeployCommissioner,
  { search: undefined; judge: number; draw: Asks<'drawCommissioner'> }
> = {
  name: 'deployCommissioner',
  rule: '10.12',
  enter: ({ pirate, seat }) => ({ proc: 'deployCommissioner', at: 'search', pirate, seat }),
  steps: {
    search(g, { pirate, seat }) {
      g.actionSpent |= DEPLOYED_KC;
      return call(g, roll, { ...rollOf(commissionTrial(g, pirate)), pirate: NO_PIRATE, seat }, 'judge');
    },

    /** A Commissioner is found if 3d6 are strictly below the pirate's Notoriety. */
    judge: (g, { pirate }, dice) => (isPassed(g, '10.12', pirate, commissionTrial(g, pirate), dice) ? 'draw' : DONE),

    draw: {
      ask: 'drawCommissioner',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const commissioner of g.commissionerPool) out.push(DRAW_COMMISSIONER[commissioner]);
      },
      choose(g, { pirate, seat }, { commissioner }) {
        takeFrom(g.commissionerPool, commissioner);
        commission(g, seat, commissioner, g.at[pirate], '10.12');
        return DONE;
      },
    },
  },
};
