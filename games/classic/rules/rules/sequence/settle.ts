/** C5.5, C10.3, C13.1, C21.4, C26 What must happen when an operation, an event or a card is over: partings, mutinies, pirates put out of ports, then the end of the game. */
import { NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { endAlliance } from '../../effects/leaving.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { portOf } from '../../queries/ports.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { mutiny } from '../crew/mutiny.ts';
import { checkPort, isStranded } from '../ports/check-port.ts';
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
      const port = portOfStranded(g);
      if (port !== NONE) return call(g, checkPort, { port }, 'look');
      endByPirates(g);
      return DONE;
    },
  },
};

/** Settles, if there is anything to settle, and goes on with this step. */
export const settleThen = <L extends string>(g: Game, then: L): L => (isSettled(g) ? then : call(g, settle, undefined, then));

/** Does the same as `settleThen` after a step that can change nothing but Crew Unrest, and checks only that. */
export const settleUnrestThen = <L extends string>(g: Game, then: L): L => (g.mutinous === 0 ? then : call(g, settle, undefined, then));

function isSettled(g: Game): boolean {
  if (g.famous !== 0 || g.mutinous !== 0 || isOver(g)) return false;
  for (const fleet of g.fleet) for (const pirate of fleet) if (hasParted(g, pirate) || isStranded(g, pirate)) return false;
  return true;
}

/** C13.1 [C80] @returns a port that was taken, and in which a pirate lies who neither holds it any more nor is an ally of its holder; else none */
function portOfStranded(g: Game): PortId | typeof NONE {
  for (const fleet of g.fleet) for (const pirate of fleet) if (isStranded(g, pirate)) return portOf(g, pirate);
  return NONE;
}

/** C21.4 [C77] Allies who lie no longer side by side have parted. */
function partAllies(g: Game): void {
  for (const fleet of g.fleet) for (const pirate of fleet) if (hasParted(g, pirate)) endAlliance(g, pirate, 'C21.4');
}
const hasParted = (g: Game, pirate: PirateId): boolean => g.ally[pirate] !== NONE && g.at[g.ally[pirate]] !== g.at[pirate];

/** C10.3 Several mutinies come in seat order from the player whose turn it is. */
function nextMutiny(g: Game): PirateId | typeof NONE {
  if (g.mutinous === 0) return NONE;
  let seat = g.active;
  do {
    for (const pirate of g.fleet[seat]) if ((g.mutinous & pirateBit(pirate)) !== 0) return pirate;
    seat = leftOf(g, seat);
  } while (seat !== g.active);
  return NONE;
}
