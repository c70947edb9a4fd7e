/** C23.1 Disease in a port: its governor dies, and hostages aboard the ships there. */
import { placeOf, portNamed } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { removeGovernor } from '../../effects/governors.ts';
import { hostagesOf } from '../../queries/hostages.ts';
import { roll } from '../dice/roll.ts';
import { checkPort } from '../ports/check-port.ts';
import { dropHostage } from '../prizes/torture.ts';
import { call, type Frame, type Procedure } from '../procedure.ts';

interface Disease extends Frame {
  proc: 'disease';
}

export const disease: Procedure<undefined, Disease, { rollPort: undefined; named: number }> = {
  name: 'disease',
  rule: 'C23.1',
  enter: () => ({ proc: 'disease', at: 'rollPort' }),
  steps: {
    rollPort: (g) => call(g, roll, { purpose: 'disease', count: 2, tens: true }, 'named'),

    named(g, _f, dr66) {
      const port = portNamed(dr66);
      removeGovernor(g, port, false, 'C23.1');
      for (const pirate of g.fleet.flat()) {
        if (g.at[pirate] !== placeOf(port)) continue;
        for (const hostage of hostagesOf(g, pirate)) {
          g.events?.push({ type: 'hostageDied', rule: 'C23.1', pirate, hostage });
          dropHostage(g, hostage);
        }
        changeUnrest(g, pirate, -1, 'disease', 'C23.1');
      }
      return call(g, checkPort, { port }, 'done');
    },
  },
};
