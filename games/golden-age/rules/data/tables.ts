/** The tables of a game: a component set and the optional rules, prepared for play as flat lists by id. */
import { CARDS, SHORT_GAME_CARDS, SHORT_GAME_SHARE } from './cards.ts';
import type { ComponentSet } from './components.ts';
import {
  AREA_COUNT,
  AREA_NAMES,
  AREAS,
  type AreaId,
  type AreaName,
  CARGO_COLUMNS,
  type CardId,
  COMMISSIONER_NAMES,
  MERCHANT_TYPES,
  NATION_NAMES,
  NATIONS,
  type NationId,
  NO_SHIP,
  PIRATE_NAMES,
  PIRATE_NATION,
  PLACES,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortId,
  placeOf,
  SHIP_NAMES,
  SHIPS,
  type ShipId,
  TRANSIT_NAMES,
  WARSHIP_NAMES,
} from './ids.ts';
import type { Settings } from './settings.ts';

interface Ratings {
  readonly initiative: number;
  readonly ability: number;
  readonly leadership: number;
  readonly cruelty: number;
  readonly cunning: number;
  readonly duel: number;
}

interface ShipRatings {
  readonly combat: number;
  readonly speed: number;
  readonly holds: number;
}

export interface Tables {
  readonly set: ComponentSet;
  readonly settings: Settings;
  readonly pirates: readonly Ratings[];
  readonly ships: readonly ShipRatings[];
  readonly portValue: readonly number[];
  readonly portDefense: readonly number[];
  readonly portNation: readonly NationId[];
  readonly portAreas: readonly (readonly AreaId[])[];
  readonly areaPorts: readonly (readonly PortId[])[];
  readonly areaTransits: readonly (readonly PlaceId[])[];
  /** By place: the places that one Move can reach (7.11, 7.2), including ports and places that may be forbidden to a pirate. */
  readonly moves: readonly (readonly PlaceId[])[];
  /** By area: the index of its column in the Cargo table. */
  readonly cargoColumn: readonly number[];
  /** By merchant counter. */
  readonly merchantType: readonly number[];
  readonly merchantCargo: readonly number[];
  /** By merchant counter: the pirate ship it can become, or none. */
  readonly merchantShip: readonly ShipId[];
  /** By hostage counter. */
  readonly hostages: readonly { readonly type: string; readonly name: string; readonly info: number; readonly value: number }[];
  readonly commissioners: readonly { readonly name: string; readonly speed: number; readonly combat: number }[];
  readonly warships: readonly { readonly name: string; readonly speed: number; readonly combat: number }[];
  /** The cards of this game; all others are out of it (4.1) [R95]. */
  readonly cards: readonly CardId[];
  /** 17.2 #8 The number of cards in the deck at which the General Pardon is shuffled back in after its second appearance. */
  readonly pardonReturnsAt: number;
  /** 2.4 The living rules' bonus on every combat die of a warship or Commissioner [R30]; 0 with printed ratings. */
  readonly navyBonus: number;
  /** The Sea Area of the Isle of Pines, where the treasure is buried. */
  readonly islePines: AreaId;
  readonly lowestCombat: number;
  readonly lowestSpeed: number;
  readonly startLoyalty: number;
  readonly highestLoyalty: number;
}

const inOrderOf = <T extends { readonly id: string }>(given: readonly T[], names: readonly string[]): readonly T[] =>
  names.flatMap((name) => given.filter((g) => g.id === name));

/** 2.4 The bonus on every combat die of a warship or Commissioner. */
const LIVING_RULES_BONUS = 2;
/** 17.2 #8 The number of cards at which the General Pardon returns, with the whole deck. */
const PARDON_RETURNS_AT = 20;

/** @param set  must be free of faults */
export function tablesOf(set: ComponentSet, settings: Settings): Tables {
  const areaOf = (name: AreaName): AreaId => AREAS[AREA_NAMES.indexOf(name)];
  const ports = inOrderOf(set.ports, PORT_NAMES);
  const areas = inOrderOf(set.areas, AREA_NAMES);
  const transits = inOrderOf(set.transitBoxes, TRANSIT_NAMES).map((box, i) => ({
    place: PLACES[AREA_COUNT + i],
    joins: box.joins.map(areaOf),
  }));
  const portAreas = ports.map((port) => port.areas.map(areaOf));
  const areaPorts = AREAS.map((area) => PORTS.filter((port) => portAreas[port].includes(area)));
  const areaTransits = AREAS.map((area) => transits.filter((t) => t.joins.includes(area)).map((t) => t.place));
  const borders = (area: AreaId): readonly AreaId[] =>
    AREAS.filter((other) =>
      set.adjacent.some((a) => a.between.includes(AREA_NAMES[area]) && a.between.includes(AREA_NAMES[other]) && other !== area),
    );
  const merchants = MERCHANT_TYPES.flatMap((type, i) =>
    set.merchants.filter((m) => m.type === type).flatMap((m) => Array.from({ length: m.count }, () => ({ ...m, typeIndex: i }))),
  );
  const shipNames: readonly string[] = SHIP_NAMES;
  const shipOf = (type: string): ShipId => SHIPS[shipNames.indexOf(type)];
  const isShort = settings.length === 'short';

  return {
    set,
    settings,
    pirates: inOrderOf(set.pirates, PIRATE_NAMES),
    ships: SHIP_NAMES.map((name) => set.ships[name]),
    portValue: ports.map((port) => port.value ?? 0),
    portDefense: ports.map((port) => port.defense ?? 0),
    portNation: ports.map((port) => NATIONS[NATION_NAMES.indexOf(port.nationality)]),
    portAreas,
    areaPorts,
    areaTransits,
    moves: [
      ...AREAS.map((area): readonly PlaceId[] => [...borders(area), ...areaTransits[area], ...areaPorts[area].map(placeOf)]),
      ...transits.map((t): readonly PlaceId[] => t.joins),
      ...portAreas,
    ],
    cargoColumn: areas.map((area) => CARGO_COLUMNS.indexOf(area.cargoColumn)),
    merchantType: merchants.map((m) => m.typeIndex),
    merchantCargo: merchants.map((m) => m.cargo),
    merchantShip: merchants.map((m) => (m.convertible ? shipOf(m.type) : NO_SHIP)),
    hostages: set.hostages.flatMap((h) => Array.from({ length: h.count }, () => h)),
    commissioners: inOrderOf(set.kingsCommissioners, COMMISSIONER_NAMES),
    warships: inOrderOf(set.warships, WARSHIP_NAMES),
    cards: isShort ? SHORT_GAME_CARDS : CARDS,
    pardonReturnsAt: isShort ? PARDON_RETURNS_AT / SHORT_GAME_SHARE : PARDON_RETURNS_AT,
    navyBonus: settings.printedRatings ? 0 : LIVING_RULES_BONUS,
    islePines: areaOf(set.islePinesArea.area),
    lowestCombat: set.tracks.combat.lowest,
    lowestSpeed: set.tracks.speed.lowest,
    startLoyalty: set.tracks.loyalty.start,
    highestLoyalty: set.tracks.loyalty.highest,
  };
}

/** 9.12 The three pirate ports belong to no nation. */
export const isPiratePort = (t: Tables, port: PortId): boolean => t.portNation[port] === PIRATE_NATION;
