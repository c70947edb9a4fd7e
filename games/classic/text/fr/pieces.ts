/** What the pieces are called, with their articles. */
import { isElided } from '@bb/common/text/fr/elision';
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
  PIRATE_NAMES,
  type PirateId,
  type PirateName,
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

const PIRATES: Partial<Readonly<Record<PirateName, string>>> = {
  'l-ollonois': 'François L’Olonnais',
  lusan: 'Raveneau de Lussan',
  portugues: 'Barthélemy le Portugais',
};
export const pirate = (id: PirateId): string => (id === NONE ? 'un pirate' : (PIRATES[PIRATE_NAMES[id]] ?? printed(SET.pirates[id].name)));
export const governor = (id: GovernorId): string => SET.governors[id].name;
export const sideOf = (id: GovernorId): string => (SET.governors[id].side === 'pro' ? 'favorable' : 'hostile');
export const commissioner = (id: CommissionerId): string =>
  id === NONE ? 'ton commissaire' : `le commissaire ${SET.kingsCommissioners[id].name}`;
/** `du commissaire Ogle` */
export const ofCommissioner = (id: CommissionerId): string => `du commissaire ${SET.kingsCommissioners[id].name}`;
export const sighting = (id: SightingId): string => (id === NONE ? 'le navire marchand' : `le navire marchand ${id + 1}`);
export const slot = (id: SlotId): string => `le navire de guerre ${id + 1}`;
export const hostage = (id: HostageId): string => (id === NONE ? 'l’otage' : `l’otage ${id + 1}`);
export const hold = (index: number): string => `la cale ${index + 1}`;
/** Holds of an ally's ship follow those of the pirate's own. */
export const holdOrAllys = (index: number): string => (index < MAX_HOLDS ? hold(index) : `${hold(index - MAX_HOLDS)} de l’allié`);

export const SHIPS: Readonly<Record<ShipName, { readonly name: string; readonly un: string }>> = {
  schooner: { name: 'goélette', un: 'une goélette' },
  sloop: { name: 'sloop', un: 'un sloop' },
  brigantine: { name: 'brigantin', un: 'un brigantin' },
  'square-rigger': { name: 'trois-mâts carré', un: 'un trois-mâts carré' },
};
export const shipName = (id: ShipId): string => SHIPS[SHIP_NAMES[id]].name;
/** `une goélette` */
export const ship = (id: ShipId): string => SHIPS[SHIP_NAMES[id]].un;

interface Nation {
  readonly male: string;
  readonly female: string;
  readonly several: string;
  readonly people: string;
}
const nation = (male: string, female: string, several: string, people: string): Nation => ({ male, female, several, people });
const NATIONS: Readonly<Record<NationName, Nation>> = {
  english: nation('anglais', 'anglaise', 'anglais', 'Anglais'),
  spanish: nation('espagnol', 'espagnole', 'espagnols', 'Espagnols'),
  french: nation('français', 'française', 'français', 'Français'),
  dutch: nation('hollandais', 'hollandaise', 'hollandais', 'Hollandais'),
  portuguese: nation('portugais', 'portugaise', 'portugais', 'Portugais'),
  arab: nation('arabe', 'arabe', 'arabes', 'Arabes'),
  pirate: nation('pirate', 'pirate', 'pirates', 'Pirates'),
};
/** `anglaise` */
export const ofNation = (id: NationId): string => NATIONS[NATION_NAMES[id]].female;
/** `espagnols` */
export const several = (id: NationId): string => NATIONS[NATION_NAMES[id]].several;
export const people = (id: NationId): string => NATIONS[NATION_NAMES[id]].people;
/** `lettre de marque anglaise` */
export const letter = (id: LetterId): string => `lettre de marque ${NATIONS[SET.lettersOfMarque[id].nationality].female}`;

/** Ships whose names are those of women, saints and other feminine nouns. All others are masculine, as is `HMS`. */
const FEMININE: readonly string[] = [
  'Capitana',
  'Cassandra',
  'Concepción',
  'Concorde',
  'Fée',
  'Marianne',
  'Mary Ann',
  'Nossa Senhora do Cabo',
  'Nuestra Señora del Carmen',
  'Prosperity',
  'Rainha dos Anjos',
  'Sagrada Família',
  'Santa Bárbara',
  'Santa Rosa',
  'Santísima Trinidad',
  'Sultane',
  'Valeur',
  'Wakkerheid',
];
const named = (name: string): string => {
  if (isElided(name)) return `l’${name}`;
  return FEMININE.includes(name) ? `la ${name}` : `le ${name}`;
};
const madeIn = (name: string, nationality: NationName): string =>
  FEMININE.includes(name) ? NATIONS[nationality].female : NATIONS[nationality].male;

/** `la Concorde`, or elided before a vowel */
export const merchantName = (id: MerchantId): string => named(SET.merchants[id].name);
/** `de la Concorde`, `du Saint-Louis` */
export const ofMerchant = (id: MerchantId): string => `de ${merchantName(id)}`.replace(/^de le /, 'du ');
export function merchant(id: MerchantId): string {
  const { nationality, name, defense } = SET.merchants[id];
  return `${named(name)}, ${madeIn(name, nationality)}, Défense ${defense}`;
}

/** The nation of `le HMS Rose` is clear. */
export function warship(id: WarshipId): string {
  const { nationality, name, combat } = SET.warships[id];
  return `${named(name)}${isRoyal(name) ? '' : `, ${madeIn(name, nationality)}`}, Combat ${combat}`;
}

const everywhere = (name: string) => ({ caribbean: name, 'north-atlantic': name, 'gold-coast': name, 'indian-ocean': name });
/** By manifest. */
const GOODS: readonly Readonly<Record<OceanName, string>>[] = [
  { caribbean: 'sel', 'north-atlantic': 'morue salée', 'gold-coast': 'ignames', 'indian-ocean': 'riz' },
  { caribbean: 'sucre', 'north-atlantic': 'riz', 'gold-coast': 'étoffes', 'indian-ocean': 'café' },
  { caribbean: 'peaux', 'north-atlantic': 'bois de charpente', 'gold-coast': 'huile de palme', 'indian-ocean': 'fibre de coco' },
  { caribbean: 'indigo', 'north-atlantic': 'fourrures', 'gold-coast': 'ivoire', 'indian-ocean': 'soie' },
  { caribbean: 'rhum', 'north-atlantic': 'tabac', 'gold-coast': 'poivre', 'indian-ocean': 'calicot' },
  { caribbean: 'argent', 'north-atlantic': 'draps fins', 'gold-coast': 'poudre d’or', 'indian-ocean': 'joyaux' },
  { caribbean: 'bois de campêche', 'north-atlantic': 'blé et farine', 'gold-coast': 'gomme', 'indian-ocean': 'salpêtre' },
  { caribbean: 'cacao', 'north-atlantic': 'rhum', 'gold-coast': 'eau-de-vie et poudre', 'indian-ocean': 'épices' },
  {
    caribbean: 'argenterie et perles',
    'north-atlantic': 'solde des colonies',
    'gold-coast': 'lingots d’or',
    'indian-ocean': 'trésor du Grand Moghol',
  },
  everywhere('lest'),
];
/** Words for goods that are many, and feminine ones; all others take `du` or `de l’`. */
const SEVERAL_GOODS: readonly string[] = [
  'ignames',
  'étoffes',
  'peaux',
  'fourrures',
  'draps fins',
  'joyaux',
  'épices',
  'perles',
  'lingots d’or',
];
const FEMININE_GOODS: readonly string[] = ['morue salée', 'fibre de coco', 'soie', 'poudre d’or', 'gomme', 'farine', 'poudre'];
/** There is one of each. */
const TREASURES: Readonly<Record<string, string>> = { 'solde des colonies': 'la', 'trésor du Grand Moghol': 'le' };
function some(name: string): string {
  const article = TREASURES[name];
  if (article !== undefined) return `${article} ${name}`;
  if (SEVERAL_GOODS.includes(name)) return `des ${name}`;
  if (isElided(name) || name.startsWith('hui')) return `de l’${name}`;
  return FEMININE_GOODS.includes(name) ? `de la ${name}` : `du ${name}`;
}
/** `du sel`, `de l’indigo`, `du blé et de la farine` */
export const someGoods = (code: number): string => goods(code).split(' et ').map(some).join(' et ');
/** Without an article. @param code  as a position has it */
export function goods(code: number): string {
  const found = goodsOf(code);
  return found === null ? 'butin pillé' : GOODS[found.manifest][found.ocean];
}

const FINDS = { nothing: 'rien', merchant: 'un navire marchand', two: 'deux navires marchands', storm: 'une tempête' } as const;

/** @returns what a search finds by this card */
export function find(id: CardId): string {
  const { coastal, open } = SET.cards[id].search;
  return coastal === open ? FINDS[coastal] : `${FINDS[coastal]} près des côtes, ${FINDS[open]} en haute mer`;
}

export function tradePart({ booty, hostages, pounds: money }: TradePart): string {
  const parts = booty.map((worth) => `un butin de ${pounds(worth)}`);
  parts.push(...hostages.map(hostage));
  if (money > 0) parts.push(`${pounds(money)} de Fortune`);
  return parts.length === 0 ? 'rien' : list(parts);
}
