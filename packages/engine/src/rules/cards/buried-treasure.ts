/** 17.2 #1 Digging for Buried Treasure on the Isle of Pines. */
import type { PirateId } from '../../data/ids.ts';
import { dropTreasureMap } from '../../effects/leaving.ts';
import { addToHold } from '../../effects/pirates.ts';
import { holdCount } from '../../queries/pirates.ts';
import { STOW } from '../../state/choice.ts';
import { roll } from '../cunning/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** The die from which on there is something. */
const TREASURE_FROM = 3;
/** Doubloons for each point of the 3d6. */
const TREASURE_UNIT = 100;

interface Dig extends Frame {
  proc: 'digForTreasure';
  readonly pirate: PirateId;
  doubloons: number;
}

export const digForTreasure: Procedure<{ pirate: PirateId }, Dig, { dig: undefined; look: number; count: number; stow: Asks<'stow'> }> = {
  name: 'digForTreasure',
  rule: '17.2 #1',
  enter: ({ pirate }) => ({ proc: 'digForTreasure', at: 'dig', pirate, doubloons: 0 }),
  steps: {
    dig: (g, { pirate }) => call(g, roll, { purpose: 'treasure', pirate, seat: g.active, count: 1, need: TREASURE_FROM }, 'look'),

    /** Whatever he finds, the map is used up. */
    look(g, { pirate }, die) {
      dropTreasureMap(g);
      if (die >= TREASURE_FROM) return call(g, roll, { purpose: 'treasureWorth', pirate, seat: g.active, count: 3 }, 'count');
      g.events?.push({ type: 'treasureSought', rule: '17.2 #1', pirate, doubloons: 0 });
      return DONE;
    },

    count(g, f, dice) {
      f.doubloons = dice * TREASURE_UNIT;
      g.events?.push({ type: 'treasureSought', rule: '17.2 #1', pirate: f.pirate, doubloons: f.doubloons });
      return 'stow';
    },

    stow: {
      ask: 'stowBooty',
      seat: (g) => g.active,
      options(g, { pirate }, out) {
        for (let i = 0; i < holdCount(g.tables, g, pirate); i++) out.push(STOW[i]);
      },
      choose(g, { pirate, doubloons }, { hold }) {
        addToHold(g, pirate, hold, doubloons);
        g.events?.push({ type: 'bootyStowed', rule: '17.2 #1', pirate, hold, doubloons });
        return DONE;
      },
      about: (_g, { pirate, doubloons }) => ({ pirate, doubloons }),
    },
  },
};
