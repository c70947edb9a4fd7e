/** 19.1, 19.7 The System Player gets a pirate from the deck, at the start and for each one lost or retired [R64]. */
import {
  CHANCE,
  NO_PIRATE,
  NO_PLACE,
  NO_SHIP,
  type PlaceId,
  type PortId,
  SCHOONER,
  type Seat,
  type ShipId,
  SLOOP,
} from '../../data/ids.ts';
import { takeFrom } from '../../effects/lists.ts';
import { giveShip } from '../../effects/pirates.ts';
import { piratesAt } from '../../queries/pirates.ts';
import { DRAW_PIRATE } from '../../state/choices.ts';
import { roll, rollPort } from '../cunning/roll.ts';
import { comeIntoPlay } from '../pirates/deploy.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** 19.1 The highest die with which his ship is a Sloop; above it she is a Schooner. */
const SLOOP_UP_TO = 4;

interface NewRival extends Frame {
  proc: 'newRival';
  readonly seat: Seat;
  /** If true, as at the start of the game, he must begin in an empty Sea Area. */
  readonly alone: boolean;
  ship: ShipId;
  to: PlaceId;
}
type Steps = { fitOut: undefined; search: number; land: PortId; draw: Asks<'drawPirate'> };

/** `seat` must have no pirate, and the deck at least one. */
export const newRival: Procedure<{ seat: Seat; alone: boolean }, NewRival, Steps> = {
  name: 'newRival',
  rule: '19.1',
  enter: ({ seat, alone }) => ({ proc: 'newRival', at: 'fitOut', seat, alone, ship: NO_SHIP, to: NO_PLACE }),
  steps: {
    fitOut: (g, { seat }) => call(g, roll, { purpose: 'rivalsShip', pirate: NO_PIRATE, seat, count: 1 }, 'search'),

    search(g, f, die) {
      f.ship = die <= SLOOP_UP_TO ? SLOOP : SCHOONER;
      return call(g, rollPort, { purpose: 'randomDeployment', seat: f.seat }, 'land');
    },

    /**
     * 19.7 He begins in the Sea Area of that port; if it has two, in one where nobody is [R81]. At the start the D66 is thrown again if none
     * is empty.
     */
    land(g, f, port) {
      const areas = g.tables.portAreas[port];
      const free = areas.find((area) => piratesAt(g, area).length === 0);
      if (f.alone && free === undefined) return call(g, rollPort, { purpose: 'randomDeployment', seat: f.seat }, 'land');
      f.to = free ?? areas[0];
      return 'draw';
    },

    draw: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAW_PIRATE[pirate]);
      },
      choose(g, { seat, ship, to }, { pirate }) {
        takeFrom(g.pirateDeck, pirate);
        comeIntoPlay(g, seat, pirate, to);
        giveShip(g, pirate, ship);
        g.events?.push({ type: 'shipChosen', rule: '19.1', pirate, ship });
        return DONE;
      },
    },
  },
};
