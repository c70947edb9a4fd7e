/** C14.2, C14.3, C14.5 The dice of an attack on a port, from the sea or by the pirate who holds it, and the damage. */
import type { PirateId, PortId } from '../../data/ids.ts';
import { isActive } from '../../queries/pirates.ts';
import { assaultTrial } from '../../queries/port-trials.ts';
import { contest, judgedDice, sidesOf } from '../dice/contest.ts';
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
      const sides = sidesOf(assaultTrial(g, pirate, port, informed), pirate);
      return call(g, contest, { purpose: 'portAttack', sides }, 'diced');
    },

    /** [C52] Repelled, he counts as ousted: the point beyond the difference is the hit for that. */
    diced(g, { pirate, port, informed }, dice) {
      const { outcome, margin, ownHits: hits } = judgedDice(assaultTrial(g, pirate, port, informed), dice);
      g.events?.push({ type: 'portAttacked', rule: 'C14.2', pirate, port, margin });
      if (outcome === 'taken') return call(g, jointHits, { pirate, hits, cause: 'portAttack' }, 'fallen');
      g.bars.push(pirate, port);
      return call(g, jointHits, { pirate, hits, cause: 'portAttack' }, 'repelled');
    },

    repelled: (g) => end(g, false),
    fallen: (g, { pirate }) => end(g, isActive(g, pirate)),
  },
};
