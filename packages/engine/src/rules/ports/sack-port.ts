/** 9.5 */
import type { PirateId, PortId } from '../../data/ids.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface SackPort extends Frame {
  proc: 'sackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
}

export const sackPort: Procedure<{ pirate: PirateId; port: PortId }, SackPort, { begin: undefined }> = {
  name: 'sackPort',
  rule: '9.5',
  enter: ({ pirate, port }) => ({ proc: 'sackPort', at: 'begin', pirate, port }),
  steps: {
    begin: () => DONE,
  },
};
