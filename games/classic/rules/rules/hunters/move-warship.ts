/** C22.3 The event "Move Warships": the drawer moves a warship, or draws a new one. */
import { isBox, NO_SLOT, NONE, type PlaceId, type SlotId } from '../../data/ids.ts';
import { moveWarship as moveTo, turnUpWarship } from '../../effects/sea.ts';
import { slotsIn } from '../../queries/hunters.ts';
import { MOVE_TO, MOVE_WARSHIP, NEW_WARSHIP, STOP } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, type Frame, type Procedure } from '../procedure.ts';
import { newWarship } from './new-warship.ts';
import { slotNumbered, warshipArrives } from './warship-arrives.ts';

interface MoveWarship extends Frame {
  proc: 'moveWarship';
  slot: SlotId;
  points: number;
}
type MoveWarshipSteps = {
  chooseWarship: Asks<'moveWarship' | 'newWarship'>;
  moveStep: Asks<'moveTo' | 'stop'>;
  placed: number;
  arrive: undefined;
};

export const moveWarship: Procedure<undefined, MoveWarship, MoveWarshipSteps> = {
  name: 'moveWarship',
  rule: 'C22.3',
  enter: () => ({ proc: 'moveWarship', at: 'chooseWarship', slot: NO_SLOT, points: 0 }),
  steps: {
    chooseWarship: {
      ask: 'moveWarship',
      seat: (g) => g.active,
      options(g, _f, out) {
        for (const slot of slotsIn(g)) if (g.slotAt[slot] !== NONE) out.push(MOVE_WARSHIP[slot]);
        if (g.warshipPool.length > 0) out.push(NEW_WARSHIP);
      },
      choose(g, f, choice) {
        if (choice.type === 'newWarship') return call(g, newWarship, {}, 'placed');
        f.slot = choice.slot;
        f.points = g.tables.warshipMove;
        turnUpWarship(g, f.slot, 'C19');
        return 'moveStep';
      },
    },

    /** C19 No hexes at all will do. */
    moveStep: {
      ask: 'moveWarship',
      seat: (g) => g.active,
      options(g, { slot }, out) {
        out.push(STOP);
        for (const hex of hexesBeside(g, slot)) out.push(MOVE_TO[hex]);
      },
      choose(g, f, choice) {
        if (choice.type === 'stop') return 'arrive';
        f.points -= 1;
        moveTo(g, f.slot, choice.to, 'C22.3');
        return f.points > 0 ? 'moveStep' : 'arrive';
      },
      about: (_g, { slot, points }) => ({ slot, points }),
    },

    placed(_g, f, slot) {
      f.slot = slotNumbered(slot);
      return 'arrive';
    },

    arrive: (g, { slot }) => call(g, warshipArrives, { slot }, 'done'),
  },
};

/** C19 It enters neither ports nor boxes. */
const hexesBeside = (g: Game, slot: SlotId): readonly PlaceId[] => {
  const at = g.slotAt[slot];
  return isBox(at) ? g.tables.arrows[at] : g.tables.adjacent[at];
};
