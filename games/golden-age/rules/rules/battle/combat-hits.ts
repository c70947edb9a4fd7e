/** 6.27, 11.4 Combat hits. Allies share them, and their player chooses who bears the odd one. */
import { NONE, type PirateId } from '../../data/ids.ts';
import { loseCombat } from '../../effects/pirates.ts';
import { CHOOSE_ALLY } from '../../state/choices.ts';
import type { Cause } from '../../state/events.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface CombatHits extends Frame {
  proc: 'combatHits';
  readonly pirate: PirateId;
  readonly hits: number;
  readonly cause: Cause;
}

export const combatHits: Procedure<
  { pirate: PirateId; hits: number; cause: Cause },
  CombatHits,
  { share: undefined; bearOddHit: Asks<'chooseAlly'> }
> = {
  name: 'combatHits',
  rule: '6.27',
  enter: ({ pirate, hits, cause }) => ({ proc: 'combatHits', at: 'share', pirate, hits, cause }),
  steps: {
    share(g, { pirate, hits, cause }) {
      const ally = g.ally[pirate];
      if (ally === NONE) {
        loseCombat(g, pirate, hits, cause, '6.27');
        return DONE;
      }
      if (hits % 2 === 1) return 'bearOddHit';
      loseCombat(g, pirate, hits / 2, cause, '11.4');
      loseCombat(g, ally, hits / 2, cause, '11.4');
      return DONE;
    },

    bearOddHit: {
      ask: 'bearOddHit',
      rule: '11.4',
      seat: (g, f) => g.owner[f.pirate],
      options(g, { pirate }, out) {
        out.push(CHOOSE_ALLY[pirate], CHOOSE_ALLY[g.ally[pirate]]);
      },
      choose(g, { pirate, hits, cause }, choice) {
        const other = choice.pirate === pirate ? g.ally[pirate] : pirate;
        loseCombat(g, choice.pirate, (hits + 1) / 2, cause, '11.4');
        loseCombat(g, other, (hits - 1) / 2, cause, '11.4');
        return DONE;
      },
      about: (g, { pirate, hits }) => ({ pirate, target: g.ally[pirate], hits }),
    },
  },
};
