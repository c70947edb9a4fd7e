/** 3.0 Step 7, the option: dice determine where the first pirates begin. */
import { NO_PORT, NONE, type PlaceId, type PortId, type Seat } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import { deployPirate } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { rollPort } from '../cunning/roll.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface RandomDeployment extends Frame {
  proc: 'randomDeployment';
  /** The port of the last D66. */
  port: PortId;
}
type Steps = { next: undefined; land: PortId; chooseArea: Asks<'deployPirate'> };

/** The next seat to deploy: of those that still hold a pirate, the one with the fewest on the map; of several, the first in player order. */
function nextSeat(g: Game): Seat {
  let next: Seat = NONE;
  for (let i = 0; i < g.players; i++) {
    const seat = (g.first + i) % g.players;
    if (g.pirateHands[seat].length > 0 && (next === NONE || g.fleet[seat].length < g.fleet[next].length)) next = seat;
  }
  return next;
}

export const randomDeployment: Procedure<undefined, RandomDeployment, Steps> = {
  name: 'randomDeployment',
  rule: '3.0 Step 7',
  enter: () => ({ proc: 'randomDeployment', at: 'next', port: NO_PORT }),
  steps: {
    /** All pirates dealt come into play [R80]. */
    next(g) {
      const seat = nextSeat(g);
      return seat === NONE ? DONE : call(g, rollPort, { purpose: 'randomDeployment', seat }, 'land');
    },

    /** The D66 names a port, and the pirate begins in its Sea Area. If the port has two, his player chooses. */
    land(g, f, port) {
      f.port = port;
      const areas = g.tables.portAreas[port];
      if (areas.length > 1) return 'chooseArea';
      begin(g, areas[0]);
      return 'next';
    },

    chooseArea: {
      ask: 'deployFleet',
      seat: nextSeat,
      options(g, f, out) {
        const [pirate] = g.pirateHands[nextSeat(g)];
        for (const area of g.tables.portAreas[f.port]) out.push(deployPirate(pirate, area));
      },
      choose(g, _f, { to }) {
        begin(g, to);
        return 'next';
      },
      /** The pirate is not named, because the other players don't know him yet. */
      about: (_g, { port }) => ({ port }),
    },
  },
};

function begin(g: Game, area: PlaceId): void {
  const seat = nextSeat(g);
  const [pirate] = g.pirateHands[seat];
  dropFrom(g.pirateHands[seat], pirate);
  comeIntoPlay(g, seat, pirate, area);
}
