/** 9.42 Ransoming a hostage. */
import type { HostageId, PirateId } from '../../data/ids.ts';
import { addToHold, releaseHostage } from '../../effects/pirates.ts';
import { holdCount } from '../../queries/pirates.ts';
import { STOW } from '../../state/choice.ts';
import { roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** Doubloons for each point of Value times the dice. */
const RANSOM_UNIT = 50;

interface Ransom extends Frame {
  proc: 'ransom';
  readonly pirate: PirateId;
  readonly hostage: HostageId;
  doubloons: number;
}

export const ransom: Procedure<
  { pirate: PirateId; hostage: HostageId },
  Ransom,
  { bargain: undefined; agree: number; stow: Asks<'stow'> }
> = {
  name: 'ransom',
  rule: '9.42',
  enter: ({ pirate, hostage }) => ({ proc: 'ransom', at: 'bargain', pirate, hostage, doubloons: 0 }),
  steps: {
    bargain: (g, { pirate }) => call(g, roll, { purpose: 'ransom', pirate, seat: g.active, count: 2 }, 'agree'),

    agree(g, f, dice) {
      const { pirate, hostage } = f;
      const { value } = g.tables.hostages[hostage];
      f.doubloons = dice * value * RANSOM_UNIT;
      releaseHostage(g, hostage);
      g.events?.push({ type: 'hostageRansomed', rule: '9.42', pirate, hostage, dice, value, doubloons: f.doubloons });
      return 'stow';
    },

    /** Into any hold; a hold has no upper limit. */
    stow: {
      ask: 'stowBooty',
      seat: (g) => g.active,
      options(g, { pirate }, out) {
        for (let i = 0; i < holdCount(g.tables, g, pirate); i++) out.push(STOW[i]);
      },
      choose(g, { pirate, doubloons }, { hold }) {
        addToHold(g, pirate, hold, doubloons);
        g.events?.push({ type: 'bootyStowed', rule: '9.42', pirate, hold, doubloons });
        return DONE;
      },
      about: (_g, { pirate, doubloons }) => ({ pirate, doubloons }),
    },
  },
};
