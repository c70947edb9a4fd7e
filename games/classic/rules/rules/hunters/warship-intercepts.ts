/** C22.3 The event "Warship intercepts": a new warship comes upon the most notorious pirate. */
import { NO_PIRATE, PIRATES, type PirateId } from '../../data/ids.ts';
import { removeWarship } from '../../effects/sea.ts';
import { slotsIn } from '../../queries/hunters.ts';
import { isActive } from '../../queries/pirates.ts';
import { breakTie } from '../dice/break-tie.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { newWarship } from './new-warship.ts';
import { slotNumbered, warshipArrives } from './warship-arrives.ts';

interface WarshipIntercepts extends Frame {
  proc: 'warshipIntercepts';
  pirate: PirateId;
}

/** [C41] He is put out of a port of its nation, blockaded in another one, and in a box it waits for a Random Event. */
export const warshipIntercepts: Procedure<undefined, WarshipIntercepts, { recall: undefined; found: number; placed: number }> = {
  name: 'warshipIntercepts',
  rule: 'C22.3',
  enter: () => ({ proc: 'warshipIntercepts', at: 'recall', pirate: NO_PIRATE }),
  steps: {
    recall(g) {
      for (const slot of slotsIn(g)) removeWarship(g, slot, 'C22.3');
      const among = PIRATES.filter((pirate) => isActive(g, pirate));
      return among.length === 0 ? DONE : call(g, breakTie, { among }, 'found');
    },

    found(g, f, pirate) {
      f.pirate = PIRATES[pirate];
      return call(g, newWarship, { place: g.tables.hexOf[g.at[f.pirate]], up: true }, 'placed');
    },

    placed: (g, { pirate }, slot) => call(g, warshipArrives, { slot: slotNumbered(slot), quarry: pirate }, 'done'),
  },
};
