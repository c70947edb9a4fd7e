/** The tables of a game: a component set and the optional rules, prepared for play as flat lists by id. */
import type { ComponentSet, FINDS, LINE_EVENTS } from './components.ts';
import {
  BOX_NAMES,
  BOXES,
  HEX_NAMES,
  HEXES,
  NATION_NAMES,
  NATIONS,
  type NationId,
  type NationName,
  NO_PLACE,
  NO_PORT,
  NO_SHIP,
  NONE,
  OCEAN_NAMES,
  OCEANS,
  type OceanId,
  type OceanName,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortId,
  SHIP_NAMES,
  SHIPS,
  type ShipId,
} from './ids.ts';
import type { RandomEventKind } from './random-events.ts';
import type { Settings } from './settings.ts';

export type LineEvent = (typeof LINE_EVENTS)[number];
export type Find = (typeof FINDS)[number];
/** The wounds of cards, as `wound` in a position has them. */
export const [NO_WOUND, SUPERFICIAL, MINOR, CRIPPLING] = [0, 1, 2, 3] as const;

interface Ratings {
  readonly ability: number;
  readonly cruelty: number;
  readonly leadership: number;
  readonly cunning: number;
  readonly endurance: number;
  readonly duelAttack: number;
  readonly duelDefense: number;
}

/** C22.1 An action card. */
interface Card {
  /** By number of players less 2: the seat that has the next Player Turn, or an event. */
  readonly next: readonly (number | LineEvent)[];
  readonly randomEvent: RandomEventKind;
  /** The ocean of a storm or scurvy; none for other events. */
  readonly eventOcean: OceanId | typeof NONE;
  readonly station: PlaceId;
  readonly findAtCoast: Find;
  readonly findAtSea: Find;
  /** By defense less 2, then by ocean: pounds. */
  readonly worth: readonly (readonly number[])[];
  readonly revelry: boolean;
  readonly hostage: number;
  /** By ocean: a port, or none for the closest of the ship's nationality. */
  readonly homePort: readonly PortId[];
  readonly wound: number;
}

export interface Tables {
  readonly set: ComponentSet;
  readonly settings: Settings;
  readonly startUnrest: number;
  readonly mutinyUnrest: number;
  readonly highestUnrest: number;
  readonly speedSunkAt: number;
  readonly notorietyToWin: number;
  /** Pirates that a player may use in the game. */
  readonly piratesEach: number;
  readonly activeEach: number;
  readonly commissionersEach: number;
  readonly warshipMove: number;
  readonly pirates: readonly Ratings[];
  readonly ships: readonly { readonly combat: number; readonly speed: number; readonly holds: number; readonly start: boolean }[];
  /** By log: the ships on its two sides. */
  readonly logs: readonly (readonly ShipId[])[];
  /** Mask of the logs with a ship of the start. */
  readonly logsToStart: number;
  // by place: hexes, boxes and ports
  /** The hexes beside a hex, without the sides that land blocks. */
  readonly adjacent: readonly (readonly PlaceId[])[];
  /** The transit box that a hex has an arrow to, or none. */
  readonly boxOf: readonly PlaceId[];
  /** The port in a hex, or none. */
  readonly portIn: readonly PortId[];
  /** The hex of a port; a hex or box itself. */
  readonly hexOf: readonly PlaceId[];
  /** The arrow hexes of a box; empty for other places. */
  readonly arrows: readonly (readonly PlaceId[])[];
  /** By place: mask of its oceans. A box joins several. */
  readonly oceans: readonly number[];
  readonly isCoastal: readonly boolean[];
  /** By hex. */
  readonly oceanOf: readonly OceanId[];
  // by port
  readonly portNation: readonly NationId[];
  readonly portValue: readonly number[];
  readonly portDefense: readonly number[];
  readonly hostageModifier: readonly number[];
  readonly merchantNation: readonly NationId[];
  readonly merchantDefense: readonly number[];
  /** By merchant: the ship that it can become (C9.6), or none. */
  readonly merchantShip: readonly ShipId[];
  readonly warshipNation: readonly NationId[];
  readonly warshipCombat: readonly number[];
  readonly commissioners: readonly { readonly nation: NationId; readonly movement: number; readonly combat: number }[];
  /** By governor. */
  readonly isPro: readonly boolean[];
  readonly letterNation: readonly NationId[];
  readonly earthquake: readonly PortId[];
  readonly cards: readonly Card[];
}

const WOUND_OF = { superficial: SUPERFICIAL, minor: MINOR, crippling: CRIPPLING } as const;

/** @param set  must be free of faults */
export function tablesOf(set: ComponentSet, settings: Settings, players: number): Tables {
  const hex = (name: string): PlaceId => HEXES[HEX_NAMES.indexOf(name)];
  const portNames: readonly string[] = PORT_NAMES;
  const port = (name: string): PortId => (portNames.includes(name) ? PORTS[portNames.indexOf(name)] : NO_PORT);
  const ocean = (name: OceanName): OceanId => OCEANS[OCEAN_NAMES.indexOf(name)];
  const nation = (name: NationName): NationId => NATIONS[NATION_NAMES.indexOf(name)];
  const perOcean = <T>(of: Readonly<Record<(typeof OCEAN_NAMES)[number], T>>): readonly T[] => OCEAN_NAMES.map((name) => of[name]);
  const oceanOf = set.hexes.map((hex) => ocean(hex.ocean));
  const masks = oceanOf.map((ocean) => 1 << ocean);
  const boxMasks = set.transitBoxes.map((box) => box.joins.reduce((mask, value) => mask | (1 << ocean(value)), 0));
  const hexOfPort = set.ports.map((port) => hex(port.hex));
  const shipOfStrength = (strength: number): ShipId => SHIPS[set.ships.findIndex((ship) => ship.strength === strength)] ?? NO_SHIP;
  const isSolo = settings.solitaire;
  return {
    set,
    settings,
    startUnrest: set.tracks.crewUnrest.start,
    mutinyUnrest: set.tracks.crewUnrest.afterMutiny,
    highestUnrest: set.tracks.crewUnrest.highest,
    speedSunkAt: set.tracks.speed.sunkAt,
    notorietyToWin: set.tracks.notorietyToWin,
    piratesEach: settings.short ? set.limits.piratesShortGame : set.limits.pirates,
    // C27, C28 With more than four players, and in solitaire, one at a time.
    activeEach: isSolo || players > 4 ? 1 : set.limits.activePirates,
    commissionersEach: set.limits.commissioners,
    warshipMove: set.limits.warshipMove,
    pirates: set.pirates,
    ships: set.ships,
    logs: set.logs.map((log) => log.sides.map((side) => SHIPS[SHIP_NAMES.indexOf(side)])),
    logsToStart: set.logs.reduce(
      (mask, log, i) => (log.sides.some((side) => set.ships[SHIP_NAMES.indexOf(side)]?.start) ? mask | (1 << i) : mask),
      0,
    ),
    adjacent: set.hexes.map((printed) => printed.adjacent.map(hex)),
    boxOf: set.hexes.map((hex) => BOXES[set.transitBoxes.findIndex((box) => box.arrows.includes(hex.id))] ?? NO_PLACE),
    portIn: [...HEXES.map((hex) => PORTS[hexOfPort.indexOf(hex)] ?? NO_PORT), ...BOXES.map(() => NO_PORT)],
    hexOf: [...HEXES, ...BOXES, ...hexOfPort],
    arrows: [...HEXES.map(() => []), ...set.transitBoxes.map((box) => box.arrows.map(hex)), ...PORTS.map(() => [])],
    oceans: [...masks, ...boxMasks, ...hexOfPort.map((place) => masks[place])],
    isCoastal: [...set.hexes.map((hex) => hex.coastal), ...BOX_NAMES.map(() => false), ...PORTS.map(() => true)],
    oceanOf,
    portNation: set.ports.map((port) => nation(port.nationality)),
    portValue: set.ports.map((port) => port.value ?? port.asEnglishPort?.value ?? 0),
    portDefense: set.ports.map((port) => port.defense ?? port.asEnglishPort?.defense ?? 0),
    hostageModifier: set.oceans.map((ocean) => ocean.hostageModifier),
    merchantNation: set.merchants.map((merchant) => nation(merchant.nationality)),
    merchantDefense: set.merchants.map((merchant) => merchant.defense),
    merchantShip: set.merchants.map((merchant) => shipOfStrength(merchant.defense)),
    warshipNation: set.warships.map((warship) => nation(warship.nationality)),
    warshipCombat: set.warships.map((warship) => warship.combat),
    commissioners: set.kingsCommissioners.map((commissioner) => ({
      nation: nation(commissioner.nationality),
      movement: commissioner.movement,
      combat: commissioner.combat,
    })),
    isPro: set.governors.map((governor) => governor.side === 'pro'),
    letterNation: set.lettersOfMarque.map((letter) => nation(letter.nationality)),
    earthquake: set.earthquake.map(port),
    cards: set.cards.map((card) => ({
      next: card.next.map((line) => (typeof line === 'number' ? line - 1 : line)),
      randomEvent: card.randomEvent.kind,
      eventOcean: card.randomEvent.ocean === undefined ? NONE : ocean(card.randomEvent.ocean),
      station: hex(card.station),
      findAtCoast: card.search.coastal,
      findAtSea: card.search.open,
      worth: set.manifests[card.manifest].worth,
      revelry: card.revelry,
      hostage: card.hostage,
      homePort: perOcean(card.homePort).map(port),
      wound: WOUND_OF[card.wound],
    })),
  };
}

/** The columns of the grid are straight, odd ones half a hex lower. */
function cubeOf(hex: string): { readonly x: number; readonly y: number; readonly z: number } {
  const column = Number(hex.slice(1, 3));
  const row = Number(hex.slice(3));
  const z = row - Math.floor(column / 2);
  return { x: column, y: -column - z, z };
}
const CUBES = HEX_NAMES.map(cubeOf);

/** C6 @returns the distance between two hexes of a chart by the shortest way, land or not */
export function distance(a: PlaceId, b: PlaceId): number {
  const from = CUBES[a];
  const to = CUBES[b];
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y), Math.abs(from.z - to.z));
}
