/** 3, 4 The game: its setup, then Player-Turns in order until it ends. */
import type { Seat } from '../../data/ids.ts';
import { isSystem } from '../../queries/solitaire.ts';
import { leftOf } from '../../state/position.ts';
import { call, type Frame, type Procedure } from '../procedure.ts';
import { setup } from '../setup/setup.ts';
import { solitaireSetup } from '../solitaire/solitaire-setup.ts';
import { playerTurn } from './player-turn.ts';

interface WholeGame extends Frame {
  proc: 'game';
  seat: Seat;
}

export const game: Procedure<undefined, WholeGame, { prepare: undefined; begin: undefined; nextTurn: undefined }> = {
  name: 'game',
  rule: '3',
  enter: () => ({ proc: 'game', at: 'prepare', seat: 0 }),
  steps: {
    prepare: (g) => (g.tables.settings.solitaire ? call(g, solitaireSetup, undefined, 'begin') : call(g, setup, undefined, 'begin')),

    /** 3.0 Step 11 Player A begins. */
    begin(g, f) {
      f.seat = g.first;
      return call(g, playerTurn, { seat: f.seat }, 'nextTurn');
    },

    /** 4.4 D, 19.2 The next seat has its Player-Turn, skipping seats of the System Player whose pirate is gone for good. */
    nextTurn(g, f) {
      do f.seat = leftOf(g, f.seat);
      while (isSystem(g.tables, f.seat) && g.fleet[f.seat].length === 0);
      return call(g, playerTurn, { seat: f.seat }, 'nextTurn');
    },
  },
};
