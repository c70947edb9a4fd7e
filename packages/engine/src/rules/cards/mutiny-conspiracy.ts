/** 17.2 #15 Mutiny Conspiracy. */
import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { roll } from '../cunning/roll.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface MutinyConspiracy extends Frame {
  proc: 'mutinyConspiracy';
  readonly pirate: PirateId;
  readonly by: Seat;
}
type MutinyConspiracySteps = { conspire: undefined; judge: number; mutinied: undefined };

export const mutinyConspiracy: Procedure<{ pirate: PirateId; by: Seat }, MutinyConspiracy, MutinyConspiracySteps> = {
  name: 'mutinyConspiracy',
  rule: '14.1',
  enter: ({ pirate, by }) => ({ proc: 'mutinyConspiracy', at: 'conspire', pirate, by }),
  steps: {
    conspire: (g, f) =>
      call(g, roll, { purpose: 'conspiracy', pirate: NO_PIRATE, seat: f.by, count: 2, need: g.loyalty[f.pirate] + 1 }, 'judge'),

    /** 14.1 Above the crew's Loyalty a mutiny breaks out. */
    judge(g, { pirate }, dice) {
      const loyalty = g.loyalty[pirate];
      g.events?.push({
        type: 'tested',
        rule: '14.1',
        purpose: 'conspiracy',
        pirate,
        dice,
        modifiers: [],
        total: dice,
        target: loyalty,
        needed: 'above',
        passed: dice > loyalty,
      });
      return dice > loyalty ? call(g, mutiny, { pirate }, 'mutinied') : DONE;
    },

    mutinied: () => DONE,
  },
};
