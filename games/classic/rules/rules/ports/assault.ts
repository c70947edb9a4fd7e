/** C14.2, C14.3, C14.5 The dice of an attack on a port, from the sea or by the pirate who holds it, and the damage. */
import { itemAt } from '@bb/kernel';
import { NO_PIRATE, type PirateId, type PortId } from '../../data/ids.ts';
import { isTogether } from '../../queries/allies.ts';
import { combatOf, isActive, ratingOf } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
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

/** C21.2 Both ships' Combat counts, and the Ability of the operating pirate. */
function strengthOf(g: Game, pirate: PirateId): number {
  const alone = ratingOf(g.tables, g, pirate, 'ability') + combatOf(g.tables, g, pirate);
  return isTogether(g, pirate) ? alone + combatOf(g.tables, g, itemAt(g.ally, pirate)) : alone;
}

/** C14.5 A port that is sacked counts half its defense, rounded up. */
function defenseOf(g: Game, pirate: PirateId, port: PortId): number {
  const full = itemAt(g.tables.portDefense, port);
  return g.holding[pirate] === 1 ? Math.ceil(full / 2) : full;
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
        { pirate, count: informed ? 2 : 1, modifier: strengthOf(g, pirate) },
        { pirate: NO_PIRATE, count: 2, modifier: defenseOf(g, pirate, port) },
      ];
      return call(g, contest, { purpose: 'portAttack', sides }, 'diced');
    },

    diced(g, { pirate, port }, dice) {
      const one = itemAt(dice, dice.length - 2);
      const other = itemAt(dice, dice.length - 1);
      const own = dice.slice(0, -2).reduce((sum, die) => sum + die, 0);
      const margin = strengthOf(g, pirate) + own - (defenseOf(g, pirate, port) + one + other);
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
