/** A component set: every figure printed on the pieces, and the map. A game can be played with any set of this shape. */
import { bool, type Check, type Checked, type Fault, fail, int, label, list, object, oneOf, text } from '@bb/kernel/check';
import {
  BOX_NAMES,
  CARD_NAMES,
  COMMISSIONER_NAMES,
  GOVERNOR_NAMES,
  HEX_NAMES,
  LETTER_NAMES,
  LOG_NAMES,
  locatorOf,
  MAX_HOLDS,
  MAX_SEATS,
  MERCHANT_NAMES,
  NATION_NAMES,
  OCEAN_NAMES,
  PIRATE_NAMES,
  PORT_NAMES,
  PORTS,
  SHIP_NAMES,
  WARSHIP_NAMES,
} from './ids.ts';
import { RANDOM_EVENT_KINDS } from './random-events.ts';

export const LINE_EVENTS = [
  'random-event',
  'move-warships',
  'warship-intercepts',
  'new-merchant',
  'two-merchants',
  'remove-even',
  'remove-odd',
] as const;
export const FINDS = ['nothing', 'merchant', 'two', 'storm'] as const;
const WOUNDS = ['superficial', 'minor', 'crippling'] as const;
export const MERCHANT_DEFENSE = { lowest: 2, highest: 9 } as const;
const RATING = int(0, 9);
const ocean = oneOf(OCEAN_NAMES, 'ocean');
const ship = oneOf(SHIP_NAMES, 'ship');
const nation = oneOf(NATION_NAMES, 'nationality');
const hex = oneOf(HEX_NAMES, 'hex');
const perOcean = <T>(item: Check<T>) => object({ caribbean: item, 'north-atlantic': item, 'gold-coast': item, 'indian-ocean': item });
const port = oneOf(PORT_NAMES, 'port');
const point: Check<number> = (value, path, faults): value is number =>
  (typeof value === 'number' && Number.isFinite(value)) || fail(faults, path, 'must be a number');
/** A field that may be absent. */
const optional =
  <T>(item: Check<T>): Check<T | undefined> =>
  (value, path, faults): value is T | undefined =>
    value === undefined || item(value, path, faults);
/** One item for each of these names, in this order. */
const pieces = <T extends { readonly id: string }>(names: readonly string[], item: Check<T>): Check<T[]> => {
  const all = list(item, names.length);
  return (value, path, faults): value is T[] => {
    if (!all(value, path, faults)) return false;
    const wrong = value.findIndex(({ id }, i) => id !== names[i]);
    if (wrong >= 0) faults.push({ path: `${path}[${wrong}].id`, message: `must be "${names[wrong]}"` });
    return wrong < 0;
  };
};
const fortified = object({ value: int(0, 9), defense: int(1, 20) });

const shape = object({
  format: int(1, 1),
  id: label,
  about: text,
  tracks: object({
    crewUnrest: object({ start: int(1, 12), afterMutiny: int(1, 12), highest: int(1, 12) }),
    combat: object({ sunkAt: int(0, 0) }),
    speed: object({ sunkAt: int(-9, -1) }),
    notorietyToWin: int(1, 1000),
  }),
  limits: object({
    activePirates: int(1, 3),
    pirates: int(1, 4),
    piratesShortGame: int(1, 4),
    commissioners: int(0, 8),
    governorsAtStart: int(0, 24),
    merchantsAtStart: int(0, 20),
    warshipMove: int(0, 20),
  }),
  oceans: pieces(OCEAN_NAMES, object({ id: ocean, name: label, hostageModifier: int(-9, 9) })),
  ships: pieces(
    SHIP_NAMES,
    object({ id: ship, name: label, strength: int(2, 9), combat: int(1, 20), speed: int(-4, 9), holds: int(1, MAX_HOLDS), start: bool }),
  ),
  logs: pieces(LOG_NAMES, object({ id: label, sides: list(ship, 2) })),
  transitBoxes: pieces(BOX_NAMES, object({ id: oneOf(BOX_NAMES, 'transit box'), name: label, joins: list(ocean), arrows: list(hex) })),
  lanes: list(object({ id: label, ocean, name: label, stations: list(hex) })),
  ports: pieces(
    PORT_NAMES,
    object({
      locator: int(11, 66),
      id: port,
      name: label,
      nationality: nation,
      ocean,
      hex,
      value: optional(int(0, 9)),
      defense: optional(int(1, 20)),
      asEnglishPort: optional(fortified),
    }),
  ),
  pirates: pieces(
    PIRATE_NAMES,
    object({
      id: oneOf(PIRATE_NAMES, 'pirate'),
      name: label,
      ship: label,
      ability: RATING,
      cruelty: RATING,
      leadership: RATING,
      cunning: RATING,
      endurance: int(1, 9),
      duelAttack: RATING,
      duelDefense: RATING,
    }),
  ),
  merchants: pieces(
    MERCHANT_NAMES,
    object({ id: label, nationality: nation, name: label, defense: int(MERCHANT_DEFENSE.lowest, MERCHANT_DEFENSE.highest), type: label }),
  ),
  warships: pieces(WARSHIP_NAMES, object({ id: label, name: label, nationality: nation, combat: int(1, 20) })),
  kingsCommissioners: pieces(
    COMMISSIONER_NAMES,
    object({ id: oneOf(COMMISSIONER_NAMES, 'Commissioner'), name: label, nationality: nation, movement: int(1, 9), combat: int(1, 20) }),
  ),
  governors: pieces(GOVERNOR_NAMES, object({ id: label, name: label, side: oneOf(['pro', 'anti'], 'side') })),
  lettersOfMarque: pieces(LETTER_NAMES, object({ id: label, nationality: nation })),
  earthquake: list(port, 6),
  manifests: list(
    object({
      goods: perOcean(label),
      worth: list(list(int(0, 9000), OCEAN_NAMES.length), MERCHANT_DEFENSE.highest - MERCHANT_DEFENSE.lowest + 1),
    }),
  ),
  cards: pieces(
    CARD_NAMES,
    object({
      id: label,
      next: list(oneOf([...LINE_EVENTS, 1, 2, 3, 4, 5, 6], 'event or player'), MAX_SEATS - 1),
      randomEvent: object({ kind: oneOf(RANDOM_EVENT_KINDS, 'random event'), ocean: optional(ocean) }),
      station: hex,
      search: object({ coastal: oneOf(FINDS, 'find'), open: oneOf(FINDS, 'find') }),
      manifest: int(0, 99),
      revelry: bool,
      hostage: int(0, 20),
      homePort: perOcean(oneOf([...PORT_NAMES, '*'], 'port')),
      wound: oneOf(WOUNDS, 'wound'),
    }),
  ),
  hexes: pieces(HEX_NAMES, object({ id: label, ocean, coastal: bool, at: list(point, 2), adjacent: list(hex) })),
});

export type ComponentSet = Checked<typeof shape>;

/** Checks what the shape can't express: figures and places that depend on each other. */
function checkConsistent(set: ComponentSet, faults: Fault[]): void {
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  const hexNamed = new Map(set.hexes.map((hex) => [hex.id, hex]));
  set.hexes.forEach((hex, i) => {
    for (const other of hex.adjacent)
      if (!hexNamed.get(other)?.adjacent.includes(hex.id)) fault(`hexes[${i}].adjacent`, `"${other}" must have "${hex.id}" beside it too`);
    if (new Set(hex.adjacent).size < hex.adjacent.length) fault(`hexes[${i}].adjacent`, 'names a hex twice');
  });
  const portHexes = set.ports.map((port) => port.hex);
  set.ports.forEach((port, i) => {
    const at = `ports[${i}]`;
    if (port.locator !== locatorOf(PORTS[i]))
      fault(`${at}.locator`, `must be ${locatorOf(PORTS[i])} for "${port.id}", not ${port.locator}`);
    if (portHexes.indexOf(port.hex) !== i) fault(`${at}.hex`, `"${port.hex}" has two ports`);
    if (!hexNamed.get(port.hex)?.coastal) fault(`${at}.hex`, `"${port.hex}" must be coastal`);
    if (hexNamed.get(port.hex)?.ocean !== port.ocean) fault(`${at}.ocean`, `must be that of "${port.hex}"`);
    const isHaven = port.nationality === 'pirate';
    if (isHaven !== (port.asEnglishPort !== undefined)) fault(`${at}.asEnglishPort`, 'must be there for a pirate haven, and only for one');
    if (isHaven === (port.defense !== undefined)) fault(`${at}.defense`, 'must be there, except for a pirate haven');
    if (isHaven === (port.value !== undefined)) fault(`${at}.value`, 'must be there, except for a pirate haven');
  });
  set.oceans.forEach((ocean, i) => {
    if (!set.ports.some((other) => other.ocean === ocean.id && other.nationality !== 'pirate'))
      fault(`oceans[${i}]`, 'must have the port of a nation');
  });
  set.transitBoxes.forEach((box, i) => {
    for (const arrow of box.arrows) {
      const at = `transitBoxes[${i}].arrows`;
      if (!box.joins.some((join) => join === hexNamed.get(arrow)?.ocean)) fault(at, `"${arrow}" lies in no ocean that the box joins`);
      if (portHexes.includes(arrow)) fault(at, `"${arrow}" has a port`);
      if (set.transitBoxes.some((other, j) => j < i && other.arrows.includes(arrow))) fault(at, `"${arrow}" leads to another box already`);
    }
  });
  const stations = set.lanes.flatMap((lane) => lane.stations);
  set.lanes.forEach((lane, i) => {
    lane.stations.forEach((station, j) => {
      const at = `lanes[${i}].stations[${j}]`;
      if (hexNamed.get(station)?.ocean !== lane.ocean) fault(at, `"${station}" lies in another ocean`);
      // A face-down warship must not touch what its nation decides: ousting, and entering a port.
      if (portHexes.includes(station)) fault(at, `"${station}" has a port`);
    });
  });
  set.cards.forEach((card, i) => {
    const at = `cards[${i}]`;
    if (!stations.includes(card.station)) fault(`${at}.station`, `"${card.station}" is no station`);
    if (set.manifests[card.manifest] === undefined) fault(`${at}.manifest`, `there is no manifest ${card.manifest}`);
    const needsOcean = card.randomEvent.kind === 'storm' || card.randomEvent.kind === 'scurvy';
    if (needsOcean !== (card.randomEvent.ocean !== undefined))
      fault(`${at}.randomEvent.ocean`, 'must be there for a storm or scurvy, and only then');
    for (const name of OCEAN_NAMES) {
      const home = set.ports.find((port) => port.id === card.homePort[name]);
      if (home && home.ocean !== name) fault(`${at}.homePort.${name}`, `"${home.id}" lies in another ocean`);
    }
    card.next.forEach((line, j) => {
      if (typeof line === 'number' && line > j + 2) fault(`${at}.next[${j}]`, `names player ${line} of ${j + 2}`);
    });
  });
  for (let j = 0; j < MAX_SEATS - 1; j++)
    for (let player = 1; player <= j + 2; player++)
      if (!set.cards.some((card) => card.next[j] === player)) fault('cards', `no card names player ${player} of ${j + 2}`);
  const { crewUnrest } = set.tracks;
  if (crewUnrest.start > crewUnrest.highest) fault('tracks.crewUnrest.start', 'must not exceed the highest value');
  if (crewUnrest.afterMutiny > crewUnrest.highest) fault('tracks.crewUnrest.afterMutiny', 'must not exceed the highest value');
  if (!set.logs.some((log) => log.sides.some((side) => set.ships.some((ship) => ship.id === side && ship.start))))
    fault('logs', 'must have a ship for the start');
}

/** Adds the faults of a component set to `faults`, with `path` before their places. */
export const isComponentSet = (json: unknown, path: string, faults: Fault[]): json is ComponentSet => {
  if (!shape(json, path, faults)) return false;
  const found: Fault[] = [];
  checkConsistent(json, found);
  for (const fault of found) faults.push(path === '' ? fault : { ...fault, path: `${path}.${fault.path}` });
  return found.length === 0;
};

/** @returns every fault of a component set in reading order; empty if it can be used */
export function componentFaults(json: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  isComponentSet(json, '', faults);
  return faults;
}
