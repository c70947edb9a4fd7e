/** C11 Debauchery & Revelry in port: the duel first, then the governor. */
import { type GovernorId, NONE, type PirateId, type PortId } from '../../data/ids.ts';
import { dismissGovernor, placeGovernor, removeGovernor } from '../../effects/governors.ts';
import { loseHaven } from '../../effects/leaving.ts';
import { isActive } from '../../queries/pirates.ts';
import { isHaven, portOf, portStatus } from '../../queries/ports.ts';
import type { Game } from '../../state/position.ts';
import { challenge } from '../duels/challenge.ts';
import { checkPort } from '../ports/check-port.ts';
import { drawGovernor, governorNumbered } from '../ports/draw-governor.ts';
import { oust } from '../ports/oust.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { declareRevelry } from './revelry.ts';

interface Revel extends Frame {
  proc: 'revel';
  readonly pirate: PirateId;
  readonly port: PortId;
}
type RevelSteps = { declare: undefined; duelled: undefined; drawn: number; ousted: undefined };

/** He may be at sea, or out of the game, afterwards. */
export const revel: Procedure<{ pirate: PirateId; port: PortId }, Revel, RevelSteps> = {
  name: 'revel',
  rule: 'C11',
  enter: ({ pirate, port }) => ({ proc: 'revel', at: 'declare', pirate, port }),
  steps: {
    declare(g, { pirate }) {
      declareRevelry(g, pirate);
      return call(g, challenge, { pirate }, 'duelled');
    },

    /** [C68] Without a governor in the cup none is drawn. [C86] A pirate who has died in his duel draws none either. */
    duelled: (g, { pirate, port }) =>
      isActive(g, pirate) && portOf(g, pirate) === port && !isHaven(g.tables, g, port) && g.governorPool.length > 0
        ? call(g, drawGovernor, { port }, 'drawn')
        : DONE,

    drawn(g, { pirate, port }, number) {
      const governor = governorNumbered(number);
      if (g.tables.isPro[governor]) {
        dismissGovernor(g, port, governor, 'C11');
        return DONE;
      }
      return offend(g, pirate, port, governor) ? call(g, oust, { pirate }, 'ousted') : 'ousted';
    },

    ousted: (g, { port }) => call(g, checkPort, { port }, 'done'),
  },
};

/**
 * An anti governor has been drawn: the port is offended, by what it is to him.
 * @returns whether he is ousted at once
 */
function offend(g: Game, pirate: PirateId, port: PortId, governor: GovernorId): boolean {
  switch (portStatus(g.tables, g, pirate, port)) {
    case 'safeHaven':
      // [C20] The governor stays.
      loseHaven(g, port, 'C11');
      return false;
    case 'pro':
      // [C54] A port that is pro by his letter alone has no governor to lose.
      removeGovernor(g, port, false, 'C11');
      return false;
    default:
      // [C54] Neutral by his letter, with an anti governor already there, it ousts him all the same.
      if (g.governorAt[port] === NONE) placeGovernor(g, port, governor, 'C11');
      return true;
  }
}
