/** C8.1 [C13] A move from an arrow hex into its transit box: an operation of its own, without a die. */
import { NONE, PIRATES, type PirateId } from '../../data/ids.ts';
import type { Game } from '../../state/position.ts';
import { joinMove } from '../alliances/join-move.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { movePirate } from './move.ts';

interface EnterBox extends Frame {
  proc: 'enterBox';
  readonly pirate: PirateId;
}

export const enterBox: Procedure<{ pirate: PirateId }, EnterBox, { begin: undefined; sail: number }> = {
  name: 'enterBox',
  rule: 'C8.1',
  enter: ({ pirate }) => ({ proc: 'enterBox', at: 'begin', pirate }),
  steps: {
    begin: (g, { pirate }) => call(g, joinMove, { pirate, intoBox: true }, 'sail'),
    sail(g, { pirate }, companion) {
      sailIn(g, pirate);
      if (companion !== NONE) sailIn(g, PIRATES[companion]);
      return DONE;
    },
  },
};

function sailIn(g: Game, pirate: PirateId): void {
  g.boxed[pirate] = 1;
  movePirate(g, pirate, g.tables.boxOf[g.at[pirate]]);
}
