/** 17.2 #15 Mutiny Conspiracy. */

import { NO_PIRATE, NONE, type PirateId, type Seat } from '../../data/ids.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { conspiracyTrial } from '../../queries/trials.ts';
import { isPassed } from '../cunning/judge.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface MutinyConspiracy extends Frame {
  proc: 'mutinyConspiracy';
  pirate: PirateId;
  /** His ally, or none. The card is resolved for the ally next (11.6). */
  other: PirateId;
  readonly by: Seat;
}
type MutinyConspiracySteps = { conspire: undefined; plot: undefined; judge: number; mutinied: undefined };

export const mutinyConspiracy: Procedure<{ pirate: PirateId; by: Seat }, MutinyConspiracy, MutinyConspiracySteps> = {
  name: 'mutinyConspiracy',
  rule: '14.1',
  enter: ({ pirate, by }) => ({ proc: 'mutinyConspiracy', at: 'conspire', pirate, other: NO_PIRATE, by }),
  steps: {
    /** 11.6 The card is resolved separately for each of two allies. */
    conspire(g, f) {
      f.other = g.ally[f.pirate];
      return 'plot';
    },

    plot: (g, f) => call(g, roll, { ...rollOf(conspiracyTrial(g, f.pirate)), pirate: NO_PIRATE, seat: f.by }, 'judge'),

    /** 14.1 If the dice are above the crew's Loyalty, a mutiny breaks out. */
    judge: (g, { pirate }, dice) =>
      isPassed(g, '14.1', pirate, conspiracyTrial(g, pirate), dice) ? call(g, mutiny, { pirate }, 'mutinied') : 'mutinied',

    mutinied(g, f) {
      if (f.other === NONE || !isInPlay(g, f.other)) return DONE;
      f.pirate = f.other;
      f.other = NO_PIRATE;
      return 'plot';
    },
  },
};

export const mutinyConspiracyCard: WindowCard = {
  title: 'mutiny-conspiracy',
  mayPlay: () => true,
  resolve: (g, { pirate, by }) => call(g, mutinyConspiracy, { pirate, by }, 'played'),
};
