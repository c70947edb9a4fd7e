/** C5.5, C10.3, C26 What must happen when an operation, an event or a card is over: mutinies, then the end of the game. */
import { NONE, type PirateId } from '../../data/ids.ts';
import { pirateBit } from '../../queries/pirates.ts';
import { richest } from '../../queries/winners.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { mutiny } from '../crew/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { endByNotoriety, endGame, isGameOver } from '../winning/end-game.ts';

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
      const pirate = nextMutiny(g);
      if (pirate !== NONE) return call(g, mutiny, { pirate }, 'look');
      return isGameOver(g) ? endGame(g, 'pirates', richest(g)) : DONE;
    },
  },
};

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
