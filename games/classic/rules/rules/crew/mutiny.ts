/** C10.3 Mutiny. */
import type { PirateId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { losePirate, retirePirate } from '../../effects/leaving.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { mutinyTrial } from '../../queries/trials.ts';
import { DECLINE, RETIRE_NOW } from '../../state/choices.ts';
import { roll } from '../dice/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Mutiny extends Frame {
  proc: 'mutiny';
  readonly pirate: PirateId;
}

export const mutiny: Procedure<
  { pirate: PirateId },
  Mutiny,
  { break: undefined; judge: number; retireFromMutiny: Asks<'retireNow' | 'decline'> }
> = {
  name: 'mutiny',
  rule: 'C10.3',
  enter: ({ pirate }) => ({ proc: 'mutiny', at: 'break', pirate }),
  steps: {
    break(g, { pirate }) {
      g.mutinous &= ~pirateBit(pirate);
      g.events?.push({ type: 'mutinyBrokeOut', rule: 'C10.3', pirate });
      return call(g, roll, { purpose: 'mutiny', pirate, count: 1 }, 'judge');
    },

    /** Below Leadership he talks his way out; if equal, he may retire; above, he is marooned. */
    judge(g, { pirate }, die) {
      const { outcome } = judged(mutinyTrial(g, pirate), sumThrown(die));
      if (outcome === 'mayRetire') return 'retireFromMutiny';
      if (outcome === 'marooned') {
        losePirate(g, pirate, 'marooned', 'C10.3');
        return DONE;
      }
      changeUnrest(g, pirate, g.tables.mutinyUnrest - g.unrest[pirate], 'mutiny', 'C10.3');
      g.events?.push({ type: 'mutinyTalkedDown', rule: 'C10.3', pirate });
      return DONE;
    },

    /** Net Worth on board is lost, stashed Net Worth counts. [C19] He who declines is marooned. */
    retireFromMutiny: {
      ask: 'retireFromMutiny',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(RETIRE_NOW, DECLINE),
      choose(g, { pirate }, choice) {
        if (choice.type === 'decline') losePirate(g, pirate, 'marooned', 'C10.3');
        else {
          g.netWorth[pirate] = 0;
          retirePirate(g, pirate, 'C10.3');
        }
        return DONE;
      },
      about: (_g, { pirate }) => ({ pirate }),
    },
  },
};
