/** C22.4 Hunters in a transit box meet each pirate there, the most notorious first. */
import { BOXES, PIRATES, type PirateId } from '../../data/ids.ts';
import { hasHunter } from '../../queries/hunters.ts';
import { isActive, pirateBit } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
import { breakTie } from '../dice/break-tie.ts';
import { interception } from '../hunters/interception.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface MeetInBoxes extends Frame {
  proc: 'meetInBoxes';
  box: number;
  /** Mask of the pirates who have been met. */
  met: number;
}

const toMeet = (g: Game, { box, met }: MeetInBoxes): readonly PirateId[] =>
  PIRATES.filter(
    (pirate) =>
      isActive(g, pirate) && g.at[pirate] === BOXES[box] && (met & pirateBit(pirate)) === 0 && hasHunter(g, BOXES[box], g.owner[pirate]),
  );

export const meetInBoxes: Procedure<undefined, MeetInBoxes, { next: undefined; found: number; fought: boolean }> = {
  name: 'meetInBoxes',
  rule: 'C22.4',
  enter: () => ({ proc: 'meetInBoxes', at: 'next', box: 0, met: 0 }),
  steps: {
    next(g, f) {
      for (; f.box < BOXES.length; f.box += 1) {
        const among = toMeet(g, f);
        if (among.length > 0) return call(g, breakTie, { among }, 'found');
      }
      return DONE;
    },

    found(g, f, number) {
      const pirate = PIRATES[number];
      f.met |= pirateBit(pirate);
      return call(g, interception, { pirate, automatic: true }, 'fought');
    },

    fought: () => 'next',
  },
};
