/** 17.2 #22 Wear and Tear. */
import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { loseSpeed } from '../../effects/pirates.ts';
import { settle } from '../course/settle.ts';
import { roll } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface WearAndTear extends Frame {
  proc: 'wearAndTear';
  readonly pirate: PirateId;
  readonly by: Seat;
}

export const wearAndTear: Procedure<{ pirate: PirateId; by: Seat }, WearAndTear, { rollWear: undefined; wear: number; worn: undefined }> = {
  name: 'wearAndTear',
  rule: '17.2 #22',
  enter: ({ pirate, by }) => ({ proc: 'wearAndTear', at: 'rollWear', pirate, by }),
  steps: {
    rollWear: (g, f) => call(g, roll, { purpose: 'wearAndTear', pirate: NO_PIRATE, seat: f.by, count: 1 }, 'wear'),

    /** Half the die, rounded down, in Speed hits. */
    wear(g, f, die) {
      loseSpeed(g, f.pirate, Math.floor(die / 2), 'wearAndTear', '17.2 #22');
      return call(g, settle, undefined, 'worn');
    },

    worn: () => DONE,
  },
};
