/** 17.2 #8 A pardoned pirate who comes into an English port converts all his booty and retires, as part of the Move. */
import { type PirateId, portAt } from '../../data/ids.ts';
import { convertBooty } from '../../effects/booty.ts';
import { retire } from '../../effects/leaving.ts';
import { booty } from '../../queries/pirates.ts';
import { conversionRate, portStatus } from '../../queries/ports.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface PardonedRetirement extends Frame {
  proc: 'pardonedRetirement';
  readonly pirate: PirateId;
}

export const pardonedRetirement: Procedure<{ pirate: PirateId }, PardonedRetirement, { retire: undefined }> = {
  name: 'pardonedRetirement',
  rule: '17.2 #8',
  enter: ({ pirate }) => ({ proc: 'pardonedRetirement', at: 'retire', pirate }),
  steps: {
    /** He converts at the rate of the port's status, in an anti-pirate port as in a neutral one [R19]. */
    retire(g, { pirate }) {
      const status = portStatus(g.tables, g, pirate, portAt(g.at[pirate]));
      const percent = conversionRate(status === 'anti' ? 'neutral' : status);
      convertBooty(g, pirate, booty(g.tables, g, pirate), percent, '17.2 #8');
      retire(g, pirate, '18.41 E');
      return DONE;
    },
  },
};
