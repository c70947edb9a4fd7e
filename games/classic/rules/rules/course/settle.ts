/** C5.5, C10.3, C21.4, C26 What must happen when an operation, an event or a card is over: partings, mutinies, then the end of the game. */
import { itemAt } from '@bb/kernel';
import { NONE, PIRATES, type PirateId } from '../../data/ids.ts';
import { endAlliance } from '../../effects/leaving.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { mutiny } from '../crew/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { endByNotoriety, endByPirates, isOver } from '../winning/end-game.ts';

interface Settle extends Frame {
  proc: 'settle';
}

export const settle: Procedure<undefined, Settle, { look: undefined }> = {
  name: 'settle',
  rule: 'C5.5',
  enter: () => ({ proc: 'settle', at: 'look' }),
  steps: {
    look(g) {
      if (endByNotoriety(g)) return DONE;
      partAllies(g);
      const pirate = nextMutiny(g);
      if (pirate !== NONE) return call(g, mutiny, { pirate }, 'look');
      endByPirates(g);
      return DONE;
    },
  },
};

/** Settles, if there is anything to settle, and goes on with this step. */
export const settleThen = <L extends string>(g: Game, then: L): L => (isSettled(g) ? then : call(g, settle, undefined, then));

/** Likewise after a step that can change nothing but Crew Unrest. */
export const settleUnrestThen = <L extends string>(g: Game, then: L): L => (g.mutinous === 0 ? then : call(g, settle, undefined, then));

function isSettled(g: Game): boolean {
  if (g.famous !== 0 || g.mutinous !== 0 || isOver(g)) return false;
  for (const pirate of PIRATES) if (hasParted(g, pirate)) return false;
  return true;
}

/** C21.4 [C77] Allies who lie no longer side by side have parted. */
function partAllies(g: Game): void {
  for (const fleet of g.fleet) for (const pirate of fleet) if (hasParted(g, pirate)) endAlliance(g, pirate, 'C21.4');
}
const hasParted = (g: Game, pirate: PirateId): boolean => g.ally[pirate] !== NONE && g.at[itemAt(g.ally, pirate)] !== g.at[pirate];

/** C10.3 Several mutinies come in seat order from the player whose turn it is. */
function nextMutiny(g: Game): PirateId | typeof NONE {
  if (g.mutinous === 0) return NONE;
  let seat = g.active;
  do {
    for (const pirate of itemAt(g.fleet, seat)) if ((g.mutinous & pirateBit(pirate)) !== 0) return pirate;
    seat = leftOf(g, seat);
  } while (seat !== g.active);
  return NONE;
}
