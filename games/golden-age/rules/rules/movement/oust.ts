/** 10.52, 9.24 Pirates are driven out of a port into its Sea Area. */
import { NONE, type PirateId, type PlaceId, type PortId, placeOf } from '../../data/ids.ts';
import { placePirate } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { piratesAt } from '../../queries/pirates.ts';
import { sailTo } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Oust extends Frame {
  proc: 'oust';
  readonly port: PortId;
  readonly rule: string;
  /** The Sea Area that they must go to, or none for the port's own. */
  readonly to: PlaceId;
}

export const oust: Procedure<{ port: PortId; rule: string; to: PlaceId }, Oust, { next: undefined; chooseArea: Asks<'sailTo'> }> = {
  name: 'oust',
  rule: '10.52',
  enter: ({ port, rule, to }) => ({ proc: 'oust', at: 'next', port, rule, to }),
  steps: {
    /** [R43] In Bermuda the pirate's player chooses between its two Sea Areas. */
    next(g, { port, rule, to }) {
      const areas: readonly PlaceId[] = to === NONE ? g.tables.portAreas[port] : [to];
      for (const pirate of piratesAt(g, placeOf(port))) {
        if (areas.length > 1) return 'chooseArea';
        driveOut(g, pirate, areas[0], rule);
      }
      return DONE;
    },

    chooseArea: {
      ask: 'chooseArea',
      seat: (g, { port }) => g.owner[piratesAt(g, placeOf(port))[0]],
      options(g, { port }, out) {
        const [pirate] = piratesAt(g, placeOf(port));
        for (const area of g.tables.portAreas[port]) out.push(sailTo(pirate, area));
      },
      choose(g, { rule }, { pirate, to }) {
        for (const partner of partners(g, pirate)) driveOut(g, partner, to, rule);
        return 'next';
      },
      about: (g, { port }) => ({ port, pirate: piratesAt(g, placeOf(port))[0] }),
    },
  },
};

function driveOut(g: Game, pirate: PirateId, to: PlaceId, rule: string): void {
  const from = g.at[pirate];
  placePirate(g, pirate, to);
  g.events?.push({ type: 'pirateOusted', rule, pirate, from, to });
}
