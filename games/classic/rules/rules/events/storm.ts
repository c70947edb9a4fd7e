/** C23.2 A storm strikes every ship at sea in an ocean, and in the transit boxes joined to it. */
import { type CommissionerId, isPort, NONE, type OceanId, type PirateId, type PlaceId, type SlotId } from '../../data/ids.ts';
import { removeCommissioner, removeWarship } from '../../effects/sea.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { commissionersOf, slotsIn } from '../../queries/hunters.ts';
import { shelterOf, stormTrial } from '../../queries/trials.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { stormShip } from '../sailing/storm-ship.ts';

interface Storm extends Frame {
  proc: 'storm';
  readonly ocean: number;
  /** The ships that have not rolled. */
  pirates: readonly PirateId[];
  commissioners: readonly CommissionerId[];
  slots: readonly SlotId[];
}
type StormSteps = { begin: undefined; next: undefined; commissionerStruck: number; warshipStruck: number };

/** C23.1 Is this a place at sea in the ocean, or a box joined to it? */
export const isAtSeaIn = (g: Game, at: PlaceId, ocean: number): boolean =>
  at !== NONE && !isPort(at) && (g.tables.oceans[at] & (1 << ocean)) !== 0;

const commissionersShelter = (g: Game, commissioner: CommissionerId): number =>
  shelterOf(g.tables.isCoastal[g.commissionerAt[commissioner]] || g.ashore[commissioner] === 1);
/** A warship is not damaged: from the next die on she is lost. */
const warshipsShelter = (g: Game, slot: SlotId): number => (g.tables.isCoastal[g.slotAt[slot]] ? 4 : 5);

/** All roll before mutinies and endings are looked at. */
export const storm: Procedure<{ ocean: OceanId | typeof NONE }, Storm, StormSteps> = {
  name: 'storm',
  rule: 'C23.2',
  enter: ({ ocean }) => ({ proc: 'storm', at: 'begin', ocean, pirates: [], commissioners: [], slots: [] }),
  steps: {
    begin(g, f) {
      f.pirates = g.fleet.flat().filter((pirate) => isAtSeaIn(g, g.at[pirate], f.ocean));
      f.commissioners = g.fleet
        .flatMap((_, seat) => commissionersOf(g, seat))
        .filter((commissioner) => isAtSeaIn(g, g.commissionerAt[commissioner], f.ocean));
      f.slots = slotsIn(g).filter((slot) => isAtSeaIn(g, g.slotAt[slot], f.ocean));
      return 'next';
    },

    // [C42] Storms can't be rerolled.
    next(g, f) {
      const [pirate] = f.pirates;
      if (pirate !== undefined) {
        f.pirates = f.pirates.slice(1);
        return call(g, stormShip, { pirate }, 'next');
      }
      const [commissioner] = f.commissioners;
      if (commissioner !== undefined)
        return call(g, roll, { purpose: 'storm', count: 1, modifier: -commissionersShelter(g, commissioner) }, 'commissionerStruck');
      const [slot] = f.slots;
      return slot === undefined
        ? DONE
        : call(g, roll, { purpose: 'storm', count: 1, modifier: -warshipsShelter(g, slot) }, 'warshipStruck');
    },

    /** C18.3 It lowers his movement; without any he goes to the cup. */
    commissionerStruck(g, f, die) {
      const commissioner = f.commissioners[0];
      f.commissioners = f.commissioners.slice(1);
      const harmless = commissionersShelter(g, commissioner);
      const { ownHits } = judged(stormTrial('storm', harmless), sumThrown(die));
      const now = Math.max(0, g.movement[commissioner] - ownHits);
      g.movement[commissioner] = now;
      g.events?.push({ type: 'commissionerWeathered', rule: 'C23.2', commissioner: commissioner, die, harmless, now });
      if (now === 0) removeCommissioner(g, commissioner, 'C18.3');
      return 'next';
    },

    /** A 6, at the coast a 5 too, and it goes to the cup. */
    warshipStruck(g, f, die) {
      const slot = f.slots[0];
      f.slots = f.slots.slice(1);
      const harmless = warshipsShelter(g, slot);
      const isLost = judged(stormTrial('storm', harmless), sumThrown(die)).outcome === 'struck';
      g.events?.push({ type: 'warshipWeathered', rule: 'C23.2', slot, die, harmless, isLost });
      if (isLost) removeWarship(g, slot, 'C23.2');
      return 'next';
    },
  },
};
