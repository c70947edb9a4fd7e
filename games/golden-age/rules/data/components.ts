/** A component set: every figure printed on the pieces. A game can be played with any file of this shape. */

import { bool, type Check, type Fault, int, label, list, object, oneOf, text } from '@bb/kernel/check';
import {
  AREA_NAMES,
  type AreaName,
  CARGO_COLUMNS,
  type CargoColumn,
  COMMISSIONER_NAMES,
  type CommissionerName,
  GOVERNOR_COUNT,
  HOSTAGE_COUNT,
  HOSTAGE_TYPES,
  type HostageType,
  locatorOf,
  MERCHANT_COUNT,
  MERCHANT_TYPES,
  type MerchantType,
  NATION_NAMES,
  type NationName,
  PIRATE_NAMES,
  type PirateName,
  PORT_NAMES,
  PORTS,
  type PortName,
  PRO_GOVERNOR_COUNT,
  TRANSIT_NAMES,
  type TransitName,
  WARSHIP_NAMES,
  type WarshipName,
} from './ids.ts';

/** Where a figure comes from: `published`, `history`, `reconstructed`, or a sentence. */
export type Source = string;

interface Ship {
  readonly combat: number;
  readonly speed: number;
  readonly holds: number;
}

export interface PortData {
  /** The D66 that names the port, 11 to 66. */
  readonly locator: number;
  readonly id: PortName;
  readonly name: string;
  readonly areas: readonly AreaName[];
  readonly nationality: NationName;
  /** Value (9.13); absent for a pirate port, as is `defense`. */
  readonly value?: number;
  readonly defense?: number;
  readonly source: { readonly nationality: Source; readonly areas: Source; readonly ratings?: Source; readonly ruling?: string };
}

export interface PirateData {
  readonly id: PirateName;
  readonly name: string;
  readonly ship: string;
  readonly initiative: number;
  readonly ability: number;
  readonly leadership: number;
  readonly cruelty: number;
  readonly cunning: number;
  readonly duel: number;
  /** Names of the ratings that are known from the published rules; the others are reconstructed. */
  readonly published: readonly string[];
}

export interface ComponentSet {
  readonly format: number;
  readonly id: string;
  readonly about: string;
  /** The tracks of a pirate's figures. At `sunkAt` his ship sinks; `start` is a new crew's Loyalty. */
  readonly tracks: {
    readonly combat: { readonly lowest: number; readonly sunkAt: number };
    readonly speed: { readonly lowest: number; readonly sunkAt: number };
    readonly loyalty: { readonly lowest: number; readonly start: number; readonly highest: number };
    readonly source: Source;
  };
  readonly ships: { readonly sloop: Ship; readonly schooner: Ship; readonly brigantine: Ship; readonly source: Source };
  readonly areas: readonly {
    readonly id: AreaName;
    readonly name: string;
    readonly region: string;
    readonly cargoColumn: CargoColumn;
    readonly source: Source;
  }[];
  /** Pairs of Sea Areas with a common border. */
  readonly adjacent: readonly { readonly between: readonly AreaName[]; readonly source: Source }[];
  /** `joins` names the two Sea Areas at its ends. */
  readonly transitBoxes: readonly {
    readonly id: TransitName;
    readonly name: string;
    readonly joins: readonly AreaName[];
    readonly source: Source;
  }[];
  /** The Sea Area of the Isle of Pines, where the treasure is buried. */
  readonly islePinesArea: { readonly area: AreaName; readonly source: Source };
  readonly ports: readonly PortData[];
  readonly pirates: readonly PirateData[];
  readonly kingsCommissioners: readonly {
    readonly id: CommissionerName;
    readonly name: string;
    readonly speed: number;
    readonly combat: number;
    readonly source: Source;
  }[];
  readonly warships: readonly {
    readonly id: WarshipName;
    readonly name: string;
    readonly speed: number;
    readonly combat: number;
    /** The class of ship, such as `sixth-rate`. Play does not use it. */
    readonly guns: string;
    readonly source: Source;
  }[];
  readonly merchants: readonly {
    readonly type: MerchantType;
    readonly cargo: number;
    /** Can it become a pirate ship? */
    readonly convertible: boolean;
    /** How many counters of this type there are. */
    readonly count: number;
    readonly source: Source;
  }[];
  readonly hostages: readonly {
    readonly type: HostageType;
    readonly name: string;
    readonly info: number;
    readonly value: number;
    readonly count: number;
    readonly source: Source;
  }[];
  readonly governors: { readonly pro: readonly string[]; readonly anti: readonly string[]; readonly source: Source };
}

/** The format of component sets that this engine reads. */
const COMPONENTS_FORMAT = 1;

const rating = int(0, 20);
const ship = object({ combat: rating, speed: rating, holds: int(1, 4) });
const area = oneOf(AREA_NAMES, 'area');

const shape = object({
  format: oneOf([COMPONENTS_FORMAT], 'format (this engine reads 1)'),
  id: label,
  about: text,
  tracks: object({
    combat: object({ lowest: int(-9, 9), sunkAt: int(-10, 8) }),
    speed: object({ lowest: int(-9, 9), sunkAt: int(-10, 8) }),
    loyalty: object({ lowest: int(0, 0), start: int(1, 30), highest: int(1, 30) }),
    source: text,
  }),
  ships: object({ sloop: ship, schooner: ship, brigantine: ship, source: text }),
  areas: list(object({ id: area, name: label, region: label, cargoColumn: oneOf(CARGO_COLUMNS, 'cargo column'), source: text })),
  adjacent: list(object({ between: list(area, 2), source: text })),
  transitBoxes: list(object({ id: oneOf(TRANSIT_NAMES, 'transit box'), name: label, joins: list(area, 2), source: text })),
  islePinesArea: object({ area, source: text }),
  ports: list(
    object({
      locator: int(11, 66),
      id: oneOf(PORT_NAMES, 'port'),
      name: label,
      areas: list(area),
      nationality: oneOf(NATION_NAMES, 'nationality'),
      source: object({ nationality: text, areas: text }),
    }),
  ),
  pirates: list(
    object({
      id: oneOf(PIRATE_NAMES, 'pirate'),
      name: label,
      ship: label,
      initiative: int(1, 9),
      ability: int(1, 9),
      leadership: int(0, 9),
      cruelty: int(0, 9),
      cunning: int(0, 9),
      duel: int(1, 9),
      published: list(label),
    }),
  ),
  kingsCommissioners: list(
    object({ id: oneOf(COMMISSIONER_NAMES, 'commissioner'), name: label, speed: rating, combat: rating, source: text }),
  ),
  warships: list(object({ id: oneOf(WARSHIP_NAMES, 'warship'), name: label, speed: rating, combat: rating, guns: label, source: text })),
  merchants: list(
    object({
      type: oneOf(MERCHANT_TYPES, 'merchant type'),
      cargo: int(0, 4),
      convertible: bool,
      count: int(0, MERCHANT_COUNT),
      source: text,
    }),
  ),
  hostages: list(
    object({
      type: oneOf(HOSTAGE_TYPES, 'hostage'),
      name: label,
      info: int(0, 9),
      value: int(0, 9),
      count: int(0, HOSTAGE_COUNT),
      source: text,
    }),
  ),
  governors: object({ pro: list(label, PRO_GOVERNOR_COUNT), anti: list(label, GOVERNOR_COUNT - PRO_GOVERNOR_COUNT), source: text }),
}) satisfies Check<unknown>;

/** Checks that each of `names` occurs exactly once, in any order. */
function checkComplete(field: string, names: readonly string[], given: readonly { readonly id: string }[], faults: Fault[]): void {
  for (const name of names) if (!given.some((g) => g.id === name)) faults.push({ path: field, message: `"${name}" is missing` });
  given.forEach((g, i) => {
    if (given.findIndex((other) => other.id === g.id) !== i)
      faults.push({ path: `${field}[${i}].id`, message: `"${g.id}" is listed twice` });
  });
}

/** Checks that no area occurs twice. */
function checkDistinct(path: string, areas: readonly string[], faults: Fault[]): void {
  if (new Set(areas).size !== areas.length) faults.push({ path, message: 'names an area twice' });
}

const total = (given: readonly { readonly count: number }[]): number => given.reduce((sum, g) => sum + g.count, 0);

/** Checks what the shape can't express: completeness, sums, and figures that depend on each other. */
function checkConsistent(set: ComponentSet, faults: Fault[]): void {
  checkComplete('areas', AREA_NAMES, set.areas, faults);
  checkComplete('transitBoxes', TRANSIT_NAMES, set.transitBoxes, faults);
  checkComplete('ports', PORT_NAMES, set.ports, faults);
  checkComplete('pirates', PIRATE_NAMES, set.pirates, faults);
  checkComplete('kingsCommissioners', COMMISSIONER_NAMES, set.kingsCommissioners, faults);
  checkComplete('warships', WARSHIP_NAMES, set.warships, faults);
  checkComplete(
    'merchants',
    MERCHANT_TYPES,
    set.merchants.map((m) => ({ id: m.type })),
    faults,
  );
  set.merchants.forEach((m, i) => {
    if (m.convertible && (m.type === 'flute' || m.type === 'square-rigger'))
      faults.push({ path: `merchants[${i}].convertible`, message: `a ${m.type} can never become a pirate ship` });
  });
  if (total(set.merchants) !== MERCHANT_COUNT)
    faults.push({ path: 'merchants', message: `counts must sum to ${MERCHANT_COUNT}, not ${total(set.merchants)}` });
  if (total(set.hostages) !== HOSTAGE_COUNT)
    faults.push({ path: 'hostages', message: `counts must sum to ${HOSTAGE_COUNT}, not ${total(set.hostages)}` });
  for (const [i, border] of set.adjacent.entries()) checkDistinct(`adjacent[${i}].between`, border.between, faults);
  for (const [i, box] of set.transitBoxes.entries()) checkDistinct(`transitBoxes[${i}].joins`, box.joins, faults);
  set.ports.forEach((port, i) => {
    const at = `ports[${i}]`;
    const expected = locatorOf(PORTS[PORT_NAMES.indexOf(port.id)]);
    if (port.locator !== expected)
      faults.push({ path: `${at}.locator`, message: `must be ${expected} for "${port.id}", not ${port.locator}` });
    if (port.areas.length < 1 || port.areas.length > 2) faults.push({ path: `${at}.areas`, message: 'must name one or two areas' });
    checkDistinct(`${at}.areas`, port.areas, faults);
    if (port.nationality === 'pirate') return;
    int(1, 6)(port.value, `${at}.value`, faults);
    int(1, 20)(port.defense, `${at}.defense`, faults);
  });
  if (set.ports.every((port) => port.nationality === 'pirate'))
    faults.push({ path: 'ports', message: 'at least one port must belong to a nation' });
  const { combat, speed, loyalty } = set.tracks;
  if (combat.sunkAt !== combat.lowest - 1) faults.push({ path: 'tracks.combat.sunkAt', message: 'must be one below the lowest value' });
  if (speed.sunkAt !== speed.lowest - 1) faults.push({ path: 'tracks.speed.sunkAt', message: 'must be one below the lowest value' });
  if (loyalty.start > loyalty.highest) faults.push({ path: 'tracks.loyalty.start', message: 'must not exceed the highest value' });
  for (const name of ['sloop', 'schooner', 'brigantine'] as const) {
    if (set.ships[name].combat < combat.lowest)
      faults.push({ path: `ships.${name}.combat`, message: 'is below the lowest value of the track' });
    if (set.ships[name].speed < speed.lowest)
      faults.push({ path: `ships.${name}.speed`, message: 'is below the lowest value of the track' });
  }
}

/** @returns every fault of a component file in reading order; empty if the file can be used */
export function componentFaults(json: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  isComponentSet(json, '', faults);
  return faults;
}

/** Checks the shape and the consistency of a component set inside other data. Adds each fault to `faults`, with `path` before its place. */
export const isComponentSet = (json: unknown, path: string, faults: Fault[]): json is ComponentSet => {
  if (!shape(json, path, faults)) return false;
  const set: unknown = json;
  const found: Fault[] = [];
  checkConsistent(set as ComponentSet, found);
  for (const fault of found) faults.push(path === '' ? fault : { ...fault, path: `${path}.${fault.path}` });
  return found.length === 0;
};
