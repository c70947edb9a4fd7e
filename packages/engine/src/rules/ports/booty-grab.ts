/** 9.5 */
import type { PirateId } from '../../data/ids.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface BootyGrab extends Frame {
  proc: 'bootyGrab';
  readonly pirate: PirateId;
  readonly target: PirateId;
}

export const bootyGrab: Procedure<{ pirate: PirateId; target: PirateId }, BootyGrab, { begin: undefined }> = {
  name: 'bootyGrab',
  rule: '9.5',
  enter: ({ pirate, target }) => ({ proc: 'bootyGrab', at: 'begin', pirate, target }),
  steps: {
    begin: () => DONE,
  },
};
