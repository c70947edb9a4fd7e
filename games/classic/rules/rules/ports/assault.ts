/** C14.2, C14.3, C14.5 The dice of an attack on a port, from the sea or by the pirate who holds it, and the damage. */
import { NO_PIRATE, type PirateId, type PortId } from '../../data/ids.ts';
import { isActive } from '../../queries/pirates.ts';
import { assaultDefense, assaultStrength } from '../../queries/strengths.ts';
import { contest } from '../dice/contest.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';
import { jointHits } from '../wounds/joint-hits.ts';

interface Assault extends Frame {
  proc: 'assault';
  readonly pirate: PirateId;
  readonly port: PortId;
  /** He has information on the port, and throws two dice. */
  readonly informed: boolean;
}

/** @returns whether the port has fallen to him, and he is afloat */
export const assault: Procedure<
  { pirate: PirateId; port: PortId; informed: boolean },
  Assault,
  { strike: undefined; diced: readonly number[]; repelled: undefined; fallen: undefined },
  boolean
> = {
  name: 'assault',
  rule: 'C14.2',
  enter: ({ pirate, port, informed }) => ({ proc: 'assault', at: 'strike', pirate, port, informed }),
  steps: {
    strike(g, { pirate, port, informed }) {
      const sides = [
        { pirate, count: informed ? 2 : 1, modifier: assaultStrength(g, pirate) },
        { pirate: NO_PIRATE, count: 2, modifier: assaultDefense(g, pirate, port) },
      ];
      return call(g, contest, { purpose: 'portAttack', sides }, 'diced');
    },

    diced(g, { pirate, port }, dice) {
      const one = dice[dice.length - 2];
      const other = dice[dice.length - 1];
      const own = dice.slice(0, -2).reduce((sum, die) => sum + die, 0);
      const margin = assaultStrength(g, pirate) + own - (assaultDefense(g, pirate, port) + one + other);
      g.events?.push({ type: 'portAttacked', rule: 'C14.2', pirate, port, margin });
      if (margin > 0) return call(g, jointHits, { pirate, hits: Math.min(one, other) - 1, cause: 'portAttack' }, 'fallen');
      // [C52] He counts as ousted: the point beyond the difference is the hit for that.
      g.bars.push(pirate, port);
      return call(g, jointHits, { pirate, hits: 1 - margin, cause: 'portAttack' }, 'repelled');
    },

    repelled: (g) => end(g, false),
    fallen: (g, { pirate }) => end(g, isActive(g, pirate)),
  },
};
