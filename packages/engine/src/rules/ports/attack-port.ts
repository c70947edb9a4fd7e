/** 9.5 */
import type { PirateId, PortId } from '../../data/ids.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface AttackPort extends Frame {
  proc: 'attackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
}

export const attackPort: Procedure<{ pirate: PirateId; port: PortId }, AttackPort, { begin: undefined }> = {
  name: 'attackPort',
  rule: '9.5',
  enter: ({ pirate, port }) => ({ proc: 'attackPort', at: 'begin', pirate, port }),
  steps: {
    begin: () => DONE,
  },
};
