/** 17.2 #20 Storms at Sea. */

import {
  type AreaId,
  isTransit,
  NO_PIRATE,
  NO_PORT,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  type Seat,
} from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { recallCommissioner, recallWarship } from '../../effects/navy.ts';
import { loseSpeed } from '../../effects/pirates.ts';
import { removeMerchant } from '../../effects/ports.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
import { roll, rollPort } from '../cunning/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

/** Speed hits by the die with its bonus, 1 to 6; with 7 or more the ship is sunk. */
const STORM_HITS = [1, 1, 2, 2, 2, 3] as const;
/** The bonus on the die of a pirate in a Transit Box. */
const TRANSIT_BONUS = 1;
/** The highest die with which a King's Commissioner returns to the pool. */
const COMMISSIONER_RECALLED_UP_TO = 4;

interface StormsAtSea extends Frame {
  proc: 'stormsAtSea';
  readonly seat: Seat;
  port: PortId;
  /** The index of the next area, pirate or seat to check, depending on the step. */
  next: number;
}
type Steps = {
  findPort: undefined;
  strike: PortId;
  warships: undefined;
  warship: number;
  pirates: undefined;
  pirate: number;
  commissioners: undefined;
  commissioner: number;
};

export const stormsAtSea: Procedure<{ seat: Seat }, StormsAtSea, Steps> = {
  name: 'stormsAtSea',
  rule: '17.2 #20',
  enter: ({ seat }) => ({ proc: 'stormsAtSea', at: 'findPort', seat, port: NO_PORT, next: 0 }),
  steps: {
    findPort: (g, { seat }) => call(g, rollPort, { purpose: 'storm', seat }, 'strike'),

    /** The storm strikes the port's Sea Area (both at Bermuda [R22]) and the Transit Boxes joined to it, and removes all merchants there. */
    strike(g, f, port) {
      f.port = port;
      const areas = g.tables.portAreas[port];
      g.events?.push({ type: 'stormStruck', rule: '17.2 #20', port, areas: struck(g, port) });
      for (const area of areas) for (const other of g.tables.areaPorts[area]) removeMerchant(g, other, '17.2 #20');
      return 'warships';
    },

    warships(g, f) {
      const areas = g.tables.portAreas[f.port];
      while (f.next < areas.length) {
        if (g.warshipAt[areas[f.next]] !== NONE)
          return call(g, roll, { purpose: 'stormAndWarship', pirate: NO_PIRATE, seat: f.seat, count: 2 }, 'warship');
        f.next += 1;
      }
      f.next = 0;
      return 'pirates';
    },

    /** A warship returns to the pool if 2d6 exceed its printed Combat [R62]. */
    warship(g, f, dice) {
      const area: AreaId = g.tables.portAreas[f.port][f.next];
      const warship = g.warshipAt[area];
      const { combat } = g.tables.warships[warship];
      g.events?.push({ type: 'warshipTossed', rule: '17.2 #20', warship, dice, combat });
      if (dice > combat) recallWarship(g, area, '17.2 #20');
      f.next += 1;
      return 'warships';
    },

    pirates(g, f) {
      while (f.next < PIRATES.length) {
        const pirate = PIRATES[f.next];
        if (isStruck(g, f, g.at[pirate]) && isInPlay(g, pirate))
          return call(
            g,
            roll,
            { purpose: 'stormAndPirate', pirate: NO_PIRATE, seat: f.seat, count: 1, modifier: bonus(g, pirate) },
            'pirate',
          );
        f.next += 1;
      }
      f.next = 0;
      return 'commissioners';
    },

    pirate(g, f, die) {
      const pirate = PIRATES[f.next];
      const total = die + bonus(g, pirate);
      const hits = STORM_HITS[total - 1] ?? 0;
      g.events?.push({
        type: 'shipTossed',
        rule: '17.2 #20',
        pirate,
        dice: die,
        modifiers: [{ cause: 'transitBox', amount: bonus(g, pirate) }],
        hits,
      });
      if (total > STORM_HITS.length) eliminate(g, pirate, 'storm', '17.2 #20');
      else loseSpeed(g, pirate, hits, 'storm', '17.2 #20');
      f.next += 1;
      return 'pirates';
    },

    commissioners(g, f) {
      while (f.next < g.players) {
        if (g.commissioner[f.next] !== NONE && isStruck(g, f, g.commissionerAt[f.next]))
          return call(g, roll, { purpose: 'stormAndCommissioner', pirate: NO_PIRATE, seat: f.seat, count: 1 }, 'commissioner');
        f.next += 1;
      }
      return DONE;
    },

    commissioner(g, f, die) {
      const commissioner = g.commissioner[f.next];
      g.events?.push({
        type: 'commissionerTossed',
        rule: '17.2 #20',
        commissioner,
        seat: f.next,
        dice: die,
        upTo: COMMISSIONER_RECALLED_UP_TO,
      });
      if (die <= COMMISSIONER_RECALLED_UP_TO) recallCommissioner(g, f.next, '17.2 #20');
      f.next += 1;
      return 'commissioners';
    },
  },
};

const bonus = (g: Game, pirate: PirateId): number => (isTransit(g.at[pirate]) ? TRANSIT_BONUS : 0);

const struck = (g: Game, port: PortId): readonly PlaceId[] => {
  const areas = g.tables.portAreas[port];
  return [...areas, ...new Set(areas.flatMap((area) => g.tables.areaTransits[area]))];
};

const isStruck = (g: Game, f: StormsAtSea, at: PlaceId): boolean => {
  for (const area of g.tables.portAreas[f.port]) if (area === at || g.tables.areaTransits[area].includes(at)) return true;
  return false;
};

export const stormsAtSeaCard: NowCard = {
  title: 'storms-at-sea',
  resolve: (g, seat) => call(g, stormsAtSea, { seat }, 'resolved'),
};
