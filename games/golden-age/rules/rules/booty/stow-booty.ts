/** 9.42, 11.3 Booty is taken aboard; allies share it. */
import { NO_PIRATE, NONE, type PirateId } from '../../data/ids.ts';
import { addToHold } from '../../effects/pirates.ts';
import { partners, share } from '../../queries/alliance.ts';
import { holdCount } from '../../queries/pirates.ts';
import { STOW } from '../../state/choices.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface StowBooty extends Frame {
  proc: 'stowBooty';
  /** The pirate whose part is stowed now. */
  pirate: PirateId;
  doubloons: number;
  readonly rule: string;
  /** The ally who stows his part next, or none. */
  ally: PirateId;
  allysPart: number;
}

export const stowBooty: Procedure<
  { pirate: PirateId; doubloons: number; rule: string },
  StowBooty,
  { divide: undefined; next: undefined; stow: Asks<'stow'> }
> = {
  name: 'stowBooty',
  rule: '9.42',
  enter: ({ pirate, doubloons, rule }) => ({
    proc: 'stowBooty',
    at: 'divide',
    pirate,
    doubloons,
    rule,
    ally: NO_PIRATE,
    allysPart: 0,
  }),
  steps: {
    divide(g, f) {
      const [pirate, ally = NO_PIRATE] = partners(g, f.pirate);
      if (ally !== NONE) {
        f.ally = ally;
        f.allysPart = share(g, ally, f.doubloons);
        f.doubloons = share(g, pirate, f.doubloons);
      }
      return 'stow';
    },

    /** A part goes into any hold, empty or not; a hold has no upper limit. */
    stow: {
      ask: 'stowBooty',
      seat: (g, f) => g.owner[f.pirate],
      options(g, { pirate }, out) {
        for (let i = 0; i < holdCount(g.tables, g, pirate); i++) out.push(STOW[i]);
      },
      choose(g, { pirate, doubloons, rule }, { hold }) {
        addToHold(g, pirate, hold, doubloons);
        g.events?.push({ type: 'bootyStowed', rule, pirate, hold, doubloons });
        return 'next';
      },
      about: (_g, { pirate, doubloons }) => ({ pirate, doubloons }),
    },

    next(_g, f) {
      if (f.ally === NONE) return DONE;
      f.pirate = f.ally;
      f.doubloons = f.allysPart;
      f.ally = NO_PIRATE;
      return 'stow';
    },
  },
};
