/** 17.2 #22 Wear and Tear. */

import { isPort, NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { loseSpeedTogether } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { roll } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface WearAndTear extends Frame {
  proc: 'wearAndTear';
  readonly pirate: PirateId;
  readonly by: Seat;
}

export const wearAndTear: Procedure<{ pirate: PirateId; by: Seat }, WearAndTear, { rollWear: undefined; wear: number }> = {
  name: 'wearAndTear',
  rule: '17.2 #22',
  enter: ({ pirate, by }) => ({ proc: 'wearAndTear', at: 'rollWear', pirate, by }),
  steps: {
    rollWear: (g, f) => call(g, roll, { purpose: 'wearAndTear', pirate: NO_PIRATE, seat: f.by, count: 1 }, 'wear'),

    /** The ship takes half the die in Speed hits, rounded down; both ships of an alliance take them all (11.4). */
    wear(g, f, die) {
      const hits = Math.floor(die / 2);
      g.events?.push({ type: 'shipWorn', rule: '17.2 #22', pirate: f.pirate, dice: die, hits });
      loseSpeedTogether(g, partners(g, f.pirate), hits, 'wearAndTear', '17.2 #22');
      return DONE;
    },
  },
};

export const wearAndTearCard: WindowCard = {
  title: 'wear-and-tear',
  mayPlay: (b, pirate) => !isPort(b.at[pirate]),
  resolve: (g, { pirate, by }) => call(g, wearAndTear, { pirate, by }, 'played'),
};
