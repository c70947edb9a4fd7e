/** What must happen before play goes on: crews that have come to Loyalty 0 mutiny (14.1). */
import { PIRATES } from '../../data/ids.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Settle extends Frame {
  proc: 'settle';
}

export const settle: Procedure<undefined, Settle, { look: undefined }> = {
  name: 'settle',
  rule: '14.1',
  enter: () => ({ proc: 'settle', at: 'look' }),
  steps: {
    look(g) {
      if (g.mutinous === 0) return DONE;
      for (const pirate of PIRATES) {
        if ((g.mutinous & (1 << pirate)) === 0) continue;
        if (isInPlay(g, pirate)) return call(g, mutiny, { pirate }, 'look');
        g.mutinous &= ~(1 << pirate);
      }
      return DONE;
    },
  },
};
