/** What the pieces are called, in the cases that sentences want them in. */
import {
  type CardId,
  type CommissionerId,
  type GovernorId,
  type HostageId,
  type LetterId,
  MAX_HOLDS,
  type MerchantId,
  NATION_NAMES,
  type NationId,
  type NationName,
  NONE,
  type OceanName,
  type PirateId,
  RECONSTRUCTED as SET,
  SHIP_NAMES,
  type ShipId,
  type ShipName,
  type SightingId,
  type SlotId,
  type TradePart,
  type WarshipId,
} from '../../rules/index.ts';
import { goodsOf, isRoyal, printed } from '../figures.ts';
import { list, pounds } from './grammar.ts';

export const pirate = (id: PirateId): string => (id === NONE ? 'ein Pirat' : printed(SET.pirates[id].name));
export const governor = (id: GovernorId): string => SET.governors[id].name;
export const sideOf = (id: GovernorId): string => (SET.governors[id].side === 'pro' ? 'piratenfreundlich' : 'piratenfeindlich');
export const commissioner = (id: CommissionerId): string =>
  id === NONE ? 'dein Kommissar' : `Kommissar ${SET.kingsCommissioners[id].name}`;
export const sighting = (id: SightingId): string => (id === NONE ? 'den Kauffahrer' : `Kauffahrer ${id + 1}`);
export const slot = (id: SlotId): string => `Kriegsschiff ${id + 1}`;
export const hostage = (id: HostageId): string => (id === NONE ? 'die Geisel' : `Geisel ${id + 1}`);
export const hold = (index: number): string => `Laderaum ${index + 1}`;
/** Holds of an ally's ship follow those of the pirate's own. */
export const holdOrAllys = (index: number): string => (index < MAX_HOLDS ? hold(index) : `${hold(index - MAX_HOLDS)} des Verbündeten`);

interface Ship {
  readonly name: string;
  /** `eine Schaluppe` */
  readonly eine: string;
  /** As an object: `einen Schoner` */
  readonly einen: string;
  /** With `mit`: `einer Schaluppe` */
  readonly einer: string;
}
const she = (name: string): Ship => ({ name, eine: `eine ${name}`, einen: `eine ${name}`, einer: `einer ${name}` });
const he = (name: string): Ship => ({ name, eine: `ein ${name}`, einen: `einen ${name}`, einer: `einem ${name}` });
export const SHIPS: Readonly<Record<ShipName, Ship>> = {
  schooner: he('Schoner'),
  sloop: she('Schaluppe'),
  brigantine: she('Brigantine'),
  'square-rigger': he('Rahsegler'),
};
export const ship = (id: ShipId): Ship => SHIPS[SHIP_NAMES[id]];

interface Nation {
  /** Before an ending: `englisch` */
  readonly of: string;
  readonly people: string;
}
const NATIONS: Readonly<Record<NationName, Nation>> = {
  english: { of: 'englisch', people: 'Engländer' },
  spanish: { of: 'spanisch', people: 'Spanier' },
  french: { of: 'französisch', people: 'Franzosen' },
  dutch: { of: 'niederländisch', people: 'Niederländer' },
  portuguese: { of: 'portugiesisch', people: 'Portugiesen' },
  arab: { of: 'arabisch', people: 'Araber' },
  pirate: { of: 'piratisch', people: 'Piraten' },
};
/** `englische` */
export const ofNation = (id: NationId): string => `${NATIONS[NATION_NAMES[id]].of}e`;
export const people = (id: NationId): string => NATIONS[NATION_NAMES[id]].people;

const letterOf = (id: LetterId): string => NATIONS[SET.lettersOfMarque[id].nationality].of;
/** `englischer Kaperbrief` */
export const letter = (id: LetterId): string => `${letterOf(id)}er Kaperbrief`;
/** As an object: `englischen Kaperbrief` */
export const letterObject = (id: LetterId): string => `${letterOf(id)}en Kaperbrief`;

/** `die Concorde` */
export const merchantName = (id: MerchantId): string => `die ${SET.merchants[id].name}`;
export function merchant(id: MerchantId): string {
  const { nationality, name, defense } = SET.merchants[id];
  return `die ${NATIONS[nationality].of}e ${name}, Verteidigung ${defense}`;
}

export function warship(id: WarshipId): string {
  const { nationality, name, combat } = SET.warships[id];
  return `die ${isRoyal(name) ? '' : `${NATIONS[nationality].of}e `}${name}, Kampf ${combat}`;
}

const everywhere = (name: string) => ({ caribbean: name, 'north-atlantic': name, 'gold-coast': name, 'indian-ocean': name });
/** By manifest. */
const GOODS: readonly Readonly<Record<OceanName, string>>[] = [
  { caribbean: 'Salz', 'north-atlantic': 'Stockfisch', 'gold-coast': 'Yams', 'indian-ocean': 'Reis' },
  { caribbean: 'Zucker', 'north-atlantic': 'Reis', 'gold-coast': 'Stoffe', 'indian-ocean': 'Kaffee' },
  { caribbean: 'Häute', 'north-atlantic': 'Bauholz', 'gold-coast': 'Palmöl', 'indian-ocean': 'Kokosfasern' },
  { caribbean: 'Indigo', 'north-atlantic': 'Pelze', 'gold-coast': 'Elfenbein', 'indian-ocean': 'Seide' },
  { caribbean: 'Rum', 'north-atlantic': 'Tabak', 'gold-coast': 'Pfeffer', 'indian-ocean': 'Kattun' },
  { caribbean: 'Silber', 'north-atlantic': 'feines Tuch', 'gold-coast': 'Goldstaub', 'indian-ocean': 'Edelsteine' },
  { caribbean: 'Blauholz', 'north-atlantic': 'Korn und Mehl', 'gold-coast': 'Gummi', 'indian-ocean': 'Salpeter' },
  { caribbean: 'Kakao', 'north-atlantic': 'Rum', 'gold-coast': 'Branntwein und Pulver', 'indian-ocean': 'Gewürze' },
  {
    caribbean: 'Silberzeug und Perlen',
    'north-atlantic': 'Sold der Kolonien',
    'gold-coast': 'Goldbarren',
    'indian-ocean': 'Schätze des Großmoguls',
  },
  everywhere('Ballast'),
];
/** Without an article. @param code  as a position has it */
export function goods(code: number): string {
  const found = goodsOf(code);
  return found === null ? 'Plündergut' : GOODS[found.manifest][found.ocean];
}

const FINDS = { nothing: 'nichts', merchant: 'einen Kauffahrer', two: 'zwei Kauffahrer', storm: 'einen Sturm' } as const;

/** @returns what a search finds by this card, as an object */
export function find(id: CardId): string {
  const { coastal, open } = SET.cards[id].search;
  return coastal === open ? FINDS[coastal] : `an der Küste ${FINDS[coastal]}, auf offener See ${FINDS[open]}`;
}

export function tradePart({ booty, hostages, pounds: money }: TradePart): string {
  const parts = booty.map((worth) => `Beute im Wert von ${pounds(worth)}`);
  parts.push(...hostages.map(hostage));
  if (money > 0) parts.push(`${pounds(money)} Vermögen`);
  return parts.length === 0 ? 'nichts' : list(parts);
}
