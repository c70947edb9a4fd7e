/** 19.20 A crew at Loyalty 0 costs Blackbeard Notoriety. */
import { NO_PIRATE, type PirateId } from '../../data/ids.ts';
import { loseNotoriety } from '../../effects/pirates.ts';
import { roll } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** The number of dice when Loyalty falls to 0, and at the end of each Player-Turn in which it is 0. */
export const [DICE_AT_ONCE, DICE_EACH_TURN] = [2, 1] as const;

interface Disgrace extends Frame {
  proc: 'disgrace';
  readonly pirate: PirateId;
  readonly count: number;
}

export const disgrace: Procedure<{ pirate: PirateId; count: number }, Disgrace, { rumors: undefined; suffer: number }> = {
  name: 'disgrace',
  rule: '19.20',
  enter: ({ pirate, count }) => ({ proc: 'disgrace', at: 'rumors', pirate, count }),
  steps: {
    rumors: (g, { pirate, count }) => call(g, roll, { purpose: 'disgrace', pirate: NO_PIRATE, seat: g.owner[pirate], count }, 'suffer'),

    suffer(g, { pirate }, dice) {
      loseNotoriety(g, pirate, dice, 'disgrace', '19.20');
      return DONE;
    },
  },
};
