/** The names of the pieces, as they stand in a sentence. */
import {
  type CardId,
  type CommissionerId,
  type GovernorId,
  HEX_NAMES,
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
  type OceanId,
  type OceanName,
  type PirateId,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortId,
  portAt,
  RECONSTRUCTED as SET,
  type ShipId,
  type SightingId,
  type SlotId,
  type TradePart,
  type WarshipId,
} from '../../rules/index.ts';
import { capital, goodsOf, isRoyal, printed } from '../figures.ts';
import { LANDMARKS } from '../landmarks.ts';
import { list, pounds } from './grammar.ts';

export const pirate = (id: PirateId): string => (id === NONE ? 'a pirate' : printed(SET.pirates[id].name));
export const ship = (id: ShipId): string => SET.ships[id].name.toLowerCase();
const IN_OCEAN: Readonly<Record<OceanName, string>> = {
  caribbean: 'in the Caribbean',
  'north-atlantic': 'in the North Atlantic',
  'gold-coast': 'off the Gold Coast',
  'indian-ocean': 'in the Indian Ocean',
};
export const inOcean = (id: OceanId): string => IN_OCEAN[OCEAN_NAMES[id]];
export const nation = (id: NationId): string => capital(NATION_NAMES[id]);
export const port = (id: PortId): string => (id === NONE ? 'a port' : printed(SET.ports[id].name));
export const governor = (id: GovernorId): string => SET.governors[id].name;
export const sideOf = (id: GovernorId): string => `${SET.governors[id].side}-pirate`;
/** `English Letter of Marque` */
export const letter = (id: LetterId): string => `${capital(SET.lettersOfMarque[id].nationality)} Letter of Marque`;
export const commissioner = (id: CommissionerId): string => (id === NONE ? 'a Commissioner' : SET.kingsCommissioners[id].name);
export const sighting = (id: SightingId): string => (id === NONE ? 'the merchant' : `merchant ${id + 1}`);
export const slot = (id: SlotId): string => `warship ${id + 1}`;
export const hostage = (id: HostageId): string => (id === NONE ? 'the hostage' : `hostage ${id + 1}`);
export const hold = (index: number): string => `hold ${index + 1}`;
/** Holds of an ally's ship follow those of the pirate's own. */
export const holdOrAllys = (index: number): string => (index < MAX_HOLDS ? hold(index) : `${hold(index - MAX_HOLDS)} of the ally’s ship`);

/** Without an article. */
export const merchantName = (id: MerchantId): string => SET.merchants[id].name;
export const merchant = (id: MerchantId): string =>
  `the ${capital(SET.merchants[id].nationality)} ${merchantName(id)}, defense ${SET.merchants[id].defense}`;

/** `HMS Rose` needs neither an article nor a nation. */
export function warship(id: WarshipId): string {
  const { nationality, name, combat } = SET.warships[id];
  return `${isRoyal(name) ? '' : `the ${capital(nationality)} `}${name}, Combat ${combat}`;
}

/** Such as A1000 off Boston, A1102 near Bermuda, or A1508 in the Caribbean. */
const HEXES_NAMED = LANDMARKS.map(({ hex, ocean, port: near, isThere }) => {
  const about = near === null ? IN_OCEAN[ocean] : `${isThere ? 'off' : 'near'} ${port(PORTS[PORT_NAMES.indexOf(near)])}`;
  return { name: `${hex} ${about}`, about };
});

/** @returns a hex by its coordinates, a port or a box by its name */
export function place(at: PlaceId): string {
  if (at < 0) return 'an unknown place';
  if (isPort(at)) return port(portAt(at));
  if (isBox(at)) return `the ${SET.transitBoxes[at - HEX_NAMES.length].name}`;
  return HEXES_NAMED[at].name;
}

/** `in Mocha`, `at A0102 near Bermuda` */
export const lyingAt = (at: PlaceId): string => `${isPort(at) || isBox(at) ? 'in' : 'at'} ${place(at)}`;

/** @returns where that is, without coordinates: `off Boston` */
export const whereabouts = (at: PlaceId): string => (isPort(at) || isBox(at) ? `in ${place(at)}` : HEXES_NAMED[at].about);

/** @param code  as a position has it */
export function goods(code: number): string {
  const found = goodsOf(code);
  return found === null ? 'plunder' : printed(SET.manifests[found.manifest].goods[found.ocean]);
}

const FINDS = { nothing: 'nothing', merchant: 'a merchant', two: 'two merchants', storm: 'a storm' } as const;

/** @returns what a search finds by this card */
export function find(id: CardId): string {
  const { coastal, open } = SET.cards[id].search;
  return coastal === open ? FINDS[coastal] : `${FINDS[coastal]} near land, ${FINDS[open]} in open sea`;
}

export function tradePart({ booty, hostages, pounds: money }: TradePart): string {
  const parts = booty.map((worth) => `booty worth ${pounds(worth)}`);
  parts.push(...hostages.map(hostage));
  if (money > 0) parts.push(`${pounds(money)} of Net Worth`);
  return parts.length === 0 ? 'nothing' : list(parts);
}
