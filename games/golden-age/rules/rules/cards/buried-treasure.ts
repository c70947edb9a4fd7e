/** 17.2 #1 Digging for Buried Treasure on the Isle of Pines. */
import type { PirateId } from '../../data/ids.ts';
import { dropTreasureMap } from '../../effects/leaving.ts';
import { hasTreasureMap } from '../../queries/alliance.ts';
import { meets, TREASURE_TRIAL } from '../../queries/trials.ts';
import { stowBooty } from '../booty/stow-booty.ts';
import { roll, rollOf } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** Doubloons for each point of the 3d6. */
const TREASURE_UNIT = 100;

interface Dig extends Frame {
  proc: 'digForTreasure';
  readonly pirate: PirateId;
}

export const digForTreasure: Procedure<{ pirate: PirateId }, Dig, { dig: undefined; look: number; count: number }> = {
  name: 'digForTreasure',
  rule: '17.2 #1',
  enter: ({ pirate }) => ({ proc: 'digForTreasure', at: 'dig', pirate }),
  steps: {
    /** He digs with his own map or his ally's; a mutiny may just have parted them (11.6). */
    dig(g, { pirate }) {
      if (!hasTreasureMap(g, pirate)) {
        g.events?.push({ type: 'actionLost', rule: '17.2 #1', pirate, action: 'dig' });
        return DONE;
      }
      return call(g, roll, { ...rollOf(TREASURE_TRIAL), pirate, seat: g.active }, 'look');
    },

    /** The map is used up, whether he finds something or not. */
    look(g, { pirate }, die) {
      dropTreasureMap(g);
      if (meets(TREASURE_TRIAL.needed, die, TREASURE_TRIAL.target))
        return call(g, roll, { purpose: 'treasureWorth', pirate, seat: g.active, count: 3 }, 'count');
      g.events?.push({ type: 'treasureSought', rule: '17.2 #1', pirate, doubloons: 0 });
      return DONE;
    },

    count(g, { pirate }, dice) {
      const doubloons = dice * TREASURE_UNIT;
      g.events?.push({ type: 'treasureSought', rule: '17.2 #1', pirate, doubloons });
      return call(g, stowBooty, { pirate, doubloons, rule: '17.2 #1' }, 'done');
    },
  },
};
