/** C23.1, C24.4 The King's pardon: pirates in English ports and pirate havens may retire at once. */
import { ENGLISH, NONE, PIRATE_NATION, type PirateId } from '../../data/ids.ts';
import { retirePirate } from '../../effects/leaving.ts';
import { nationOfPort, portOf, portStatus } from '../../queries/ports.ts';
import { DECLINE, RETIRE_NOW } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Pardon extends Frame {
  proc: 'pardon';
  /** The pirates who have not answered, in seat order. */
  pirates: readonly PirateId[];
}

/** [C83] The pirate who has taken the port is not pardoned, nor the ally who lies in it with him: the port is anti to them. */
function isPardoned(g: Game, pirate: PirateId): boolean {
  const port = portOf(g, pirate);
  if (port === NONE) return false;
  const nation = nationOfPort(g.tables, g, port);
  return (nation === ENGLISH || nation === PIRATE_NATION) && portStatus(g.tables, g, pirate, port) !== 'anti';
}

export const pardon: Procedure<undefined, Pardon, { begin: undefined; next: undefined; acceptPardon: Asks<'retireNow' | 'decline'> }> = {
  name: 'pardon',
  rule: 'C24.4',
  enter: () => ({ proc: 'pardon', at: 'begin', pirates: [] }),
  steps: {
    begin(g, f) {
      f.pirates = g.fleet.flat().filter((pirate) => isPardoned(g, pirate));
      return 'next';
    },

    next: (_g, { pirates }) => (pirates.length > 0 ? 'acceptPardon' : DONE),

    /** Booty and hostages are lost, Net Worth is kept. */
    acceptPardon: {
      ask: 'acceptPardon',
      seat: (g, { pirates }) => g.owner[pirates[0]],
      options: (_g, _f, out) => void out.push(RETIRE_NOW, DECLINE),
      choose(g, f, choice) {
        if (choice.type === 'retireNow') retirePirate(g, f.pirates[0], 'C24.4');
        f.pirates = f.pirates.slice(1);
        return 'next';
      },
      about: (_g, { pirates }) => ({ pirate: pirates[0] }),
    },
  },
};
