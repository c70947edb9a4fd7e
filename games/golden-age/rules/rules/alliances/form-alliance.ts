/** 4.5 I, 11.1 Two pirates of one player form an alliance. Their player decides all that no rule decides for them (11.7). */
import type { PirateId } from '../../data/ids.ts';
import { joinForces } from '../../effects/alliance.ts';
import { CHOOSE_ALLY } from '../../state/choices.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface FormAlliance extends Frame {
  proc: 'formAlliance';
  readonly pirate: PirateId;
  readonly ally: PirateId;
}

export const formAlliance: Procedure<
  { pirate: PirateId; ally: PirateId },
  FormAlliance,
  { join: undefined; chooseSenior: Asks<'chooseAlly'> }
> = {
  name: 'formAlliance',
  rule: '11.1',
  enter: ({ pirate, ally }) => ({ proc: 'formAlliance', at: 'join', pirate, ally }),
  steps: {
    /** 11.3 The better leader gets the odd part of all they gain. */
    join(g, { pirate, ally }) {
      const [his, allys] = [g.tables.pirates[pirate].leadership, g.tables.pirates[ally].leadership];
      if (his === allys) return 'chooseSenior';
      joinForces(g, pirate, ally, his > allys ? pirate : ally);
      return DONE;
    },

    /** If their Leadership is equal, their player chooses once, for as long as they are allied [R70]. */
    chooseSenior: {
      ask: 'chooseSenior',
      rule: '11.3',
      seat: (g) => g.active,
      options(_g, { pirate, ally }, out) {
        out.push(CHOOSE_ALLY[pirate], CHOOSE_ALLY[ally]);
      },
      choose(g, { pirate, ally }, choice) {
        joinForces(g, pirate, ally, choice.pirate);
        return DONE;
      },
      about: (_g, { pirate, ally }) => ({ pirate, target: ally }),
    },
  },
};
