/** The state that the projection builds from events. */
import { AREA_COUNT, HOSTAGE_COUNT, NONE, PIRATE_COUNT, PIRATES, PORT_COUNT, SOBER } from '../rules/index.ts';

interface Ship {
  ship: number;
  combat: number;
  speed: number;
  /** Doubloons in all holds. */
  booty: number;
  scurvy: number;
  revelry: number;
  guns: boolean;
}
export const noShip = (): Ship => ({ ship: NONE, combat: 0, speed: 0, booty: 0, scurvy: 0, revelry: SOBER, guns: false });

export interface Projection {
  readonly vp: number[];
  readonly at: number[];
  readonly ships: Ship[];
  readonly loyalty: number[];
  readonly notoriety: number[];
  readonly netWorth: number[];
  readonly cunning: number[];
  readonly hostageOf: number[];
  /** The pirate who captured the hostage that awaits a decision, or else the last one captured. */
  readonly captorOf: number[];
  readonly governorAt: number[];
  readonly hasMerchant: boolean[];
  readonly destroyed: boolean[];
  readonly havenOf: number[];
  /** Cards in hand, with those sealed before the seat and Letters that its pirates have kept. */
  readonly handSizes: number[];
  readonly letter: number[];
  /** Information Points, by pirate and port. */
  readonly info: number[];
  /** The seat that has the map; unknown while its player counts the treasure. */
  readonly treasureMapOf: number[];
  readonly ally: number[];
  /** Masks of nations. */
  readonly history: number[];
  readonly warshipAt: number[];
  readonly commissioner: number[];
  readonly commissionerAt: number[];
  /** Whether the pirate has taken the Pardon, by pirate. */
  readonly pardoned: boolean[];
}

export const filled = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

export const emptyProjection = (players: number): Projection => ({
  vp: filled(players, 0),
  at: filled(PIRATE_COUNT, NONE),
  ships: PIRATES.map(noShip),
  loyalty: filled(PIRATE_COUNT, 0),
  notoriety: filled(PIRATE_COUNT, 0),
  netWorth: filled(PIRATE_COUNT, 0),
  cunning: filled(PIRATE_COUNT, 0),
  hostageOf: filled(HOSTAGE_COUNT, NONE),
  captorOf: [NONE],
  governorAt: filled(PORT_COUNT, NONE),
  hasMerchant: filled(PORT_COUNT, false),
  destroyed: filled(PORT_COUNT, false),
  havenOf: filled(PORT_COUNT, NONE),
  handSizes: filled(players, 0),
  letter: filled(PIRATE_COUNT, NONE),
  info: filled(PIRATE_COUNT * PORT_COUNT, 0),
  treasureMapOf: [NONE],
  ally: filled(PIRATE_COUNT, NONE),
  history: filled(PIRATE_COUNT, 0),
  warshipAt: filled(AREA_COUNT, NONE),
  commissioner: filled(players, NONE),
  commissionerAt: filled(players, NONE),
  pardoned: filled(PIRATE_COUNT, false),
});
