/** C4, C5 The game: its setup, then Player Turns till it ends. */
import { call, type Frame, type Procedure } from '../procedure.ts';
import { endByTurns, LAST_TURN } from '../winning/end-game.ts';
import { endOfTurn } from './end-of-turn.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

interface WholeGame extends Frame {
  proc: 'game';
}

export const game: Procedure<undefined, WholeGame, { prepare: undefined; begin: number; close: undefined }> = {
  name: 'game',
  rule: 'C4',
  enter: () => ({ proc: 'game', at: 'prepare' }),
  steps: {
    prepare: (g) => call(g, setup, undefined, 'begin'),
    /** C26.5 */
    begin: (g, _f, seat) => (g.turn < LAST_TURN ? call(g, turn, { seat }, 'close') : endByTurns(g)),
    close: (g) => call(g, endOfTurn, undefined, 'begin'),
  },
};
