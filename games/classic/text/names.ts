/** The names of the pieces in English, as they stand in a sentence. */
import {
  type CardId,
  type CommissionerId,
  distance,
  type GovernorId,
  HEX_NAMES,
  HEXES,
  type HostageId,
  isBox,
  isPort,
  type LetterId,
  MAX_HOLDS,
  type MerchantId,
  NATION_NAMES,
  type NationId,
  NONE,
  OCEAN_NAMES,
  OCEANS,
  type OceanId,
  type PirateId,
  PLACES,
  type PlaceId,
  PORTS,
  type PortId,
  portAt,
  RECONSTRUCTED as SET,
  type ShipId,
  type SightingId,
  type SlotId,
  type TradePart,
  type WarshipId,
} from '../rules/index.ts';

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** @returns a name with the apostrophe of print */
const printed = (name: string): string => name.replaceAll("'", '’');
export const sentence = (text: string): string => `${capital(text)}.`;
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
export const count = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;
/** @returns a number with its sign, such as −2 */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const pounds = (n: number): string => `£${n.toLocaleString('en')}`;
export const possessive = (name: string): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;

export const pirate = (id: PirateId): string => (id === NONE ? 'a pirate' : printed(SET.pirates[id].name));
export const ship = (id: ShipId): string => SET.ships[id].name.toLowerCase();
export const inOcean = (id: OceanId): string => `${OCEAN_NAMES[id] === 'gold-coast' ? 'off' : 'in'} the ${SET.oceans[id].name}`;
export const nation = (id: NationId): string => capital(NATION_NAMES[id]);
export const port = (id: PortId): string => (id === NONE ? 'a port' : printed(SET.ports[id].name));
export const governor = (id: GovernorId): string => SET.governors[id].name;
export const sideOf = (id: GovernorId): string => `${SET.governors[id].side}-pirate`;
export const letter = (id: LetterId): string => `the ${capital(SET.lettersOfMarque[id].nationality)} Letter of Marque`;
export const commissioner = (id: CommissionerId): string => SET.kingsCommissioners[id].name;
export const sighting = (id: SightingId): string => `merchant ${id + 1}`;
export const slot = (id: SlotId): string => `warship ${id + 1}`;
export const hostage = (id: HostageId): string => `hostage ${id + 1}`;
export const hold = (index: number): string => `hold ${index + 1}`;
/** Holds of an ally's ship follow those of the pirate's own. */
export const holdOrAllys = (index: number): string => (index < MAX_HOLDS ? hold(index) : `${hold(index - MAX_HOLDS)} of the ally’s ship`);

export function merchant(id: MerchantId): string {
  const { nationality, name, defense } = SET.merchants[id];
  return `the ${capital(nationality)} ${name}, defense ${defense}`;
}

export function warship(id: WarshipId): string {
  const { nationality, name, combat } = SET.warships[id];
  return `the ${capital(nationality)} ${name}, Combat ${combat}`;
}

/** Ports are landmarks as far as this. */
const NEAR_HEXES = 2;
const HEX_OF_PORT = PORTS.map((id) => PLACES[HEX_NAMES.indexOf(SET.ports[id].hex)]);

/** @returns such as A1000 off Boston, A1102 near Bermuda, or A1508 in the Caribbean */
function hexNamed(hex: PlaceId): string {
  const { id, ocean } = SET.hexes[hex];
  const near = PORTS.filter((one) => SET.ports[one].ocean === ocean).map((one) => ({ one, away: distance(HEX_OF_PORT[one], hex) }));
  const nearest = near.reduce((best, next) => (next.away < best.away ? next : best));
  if (nearest.away > NEAR_HEXES) return `${id} ${inOcean(OCEANS[OCEAN_NAMES.indexOf(ocean)])}`;
  return `${id} ${nearest.away === 0 ? 'off' : 'near'} ${port(nearest.one)}`;
}
const HEXES_NAMED = HEXES.map(hexNamed);

/** @returns a hex by its coordinates, a port or a box by its name */
export function place(at: PlaceId): string {
  if (at < 0) return 'an unknown place';
  if (isPort(at)) return port(portAt(at));
  if (isBox(at)) return `the ${SET.transitBoxes[at - HEX_NAMES.length].name}`;
  return HEXES_NAMED[at];
}

/** @param code  of the manifest, as a position has it: card × 4 + ocean + 1, or 0 */
export function goods(code: number): string {
  if (code === 0) return 'plunder';
  const card = SET.cards[Math.floor((code - 1) / OCEANS.length)];
  return printed(SET.manifests[card.manifest].goods[OCEAN_NAMES[(code - 1) % OCEANS.length]]);
}

const FINDS = { nothing: 'nothing', merchant: 'a merchant', two: 'two merchants', storm: 'a storm' } as const;

/** @returns what a search finds by this card */
export function find(id: CardId): string {
  const { coastal, open } = SET.cards[id].search;
  return coastal === open ? FINDS[coastal] : `${FINDS[coastal]} near land, ${FINDS[open]} in open sea`;
}

export const hostageNumber = (id: CardId): number => SET.cards[id].hostage;
/** @returns whether the card has the D&R mark */
export const hasMark = (id: CardId): boolean => SET.cards[id].revelry;

export function tradePart({ booty, hostages, pounds: money }: TradePart): string {
  const parts = booty.map((worth) => `booty worth ${pounds(worth)}`);
  parts.push(...hostages.map(hostage));
  if (money > 0) parts.push(`${pounds(money)} of Net Worth`);
  return parts.length === 0 ? 'nothing' : list(parts);
}
