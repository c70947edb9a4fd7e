/** 17.2 #17 Piratical Ambition. */
import { NO_PIRATE, type PirateId, type Seat } from '../../data/ids.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface PiraticalAmbition extends Frame {
  proc: 'piraticalAmbition';
  readonly pirate: PirateId;
  readonly seat: Seat;
}

export const piraticalAmbition: Procedure<{ pirate: PirateId; seat: Seat }, PiraticalAmbition, { begin: undefined }> = {
  name: 'piraticalAmbition',
  rule: '17.2 #17',
  enter: ({ pirate, seat }) => ({ proc: 'piraticalAmbition', at: 'begin', pirate, seat }),
  steps: {
    begin(g, { seat }) {
      g.pirateHands[seat].push(g.challenger);
      g.challenger = NO_PIRATE;
      return DONE;
    },
  },
};
