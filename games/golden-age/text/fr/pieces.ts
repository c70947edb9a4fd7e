/** What pieces and people are called, and their articles. */
import { de, isElided } from '@bb/common/text/fr/elision';
import {
  type CardId,
  type CommissionerId,
  EX_PIRATE,
  type HostageId,
  type HostageType,
  MERCHANT_TYPES,
  type MerchantId,
  type MerchantType,
  NATION_NAMES,
  type NationId,
  type NationName,
  type Seat,
  SHIP_NAMES,
  type ShipId,
  type WarshipId,
} from '@bb/golden-age/rules';
import type { PieceWords } from '../language.ts';
import { hostageType, type Names } from '../names.ts';
import { formsOf, PLACES } from './places.ts';

const SHIPS: Readonly<Record<MerchantType, readonly [article: string, name: string]>> = {
  flute: ['une', 'flûte'],
  sloop: ['un', 'sloop'],
  schooner: ['une', 'goélette'],
  brigantine: ['un', 'brigantin'],
  'square-rigger': ['un', 'trois-mâts carré'],
};
const shipWords = (type: MerchantType | undefined): string => (type === undefined ? 'un navire' : SHIPS[type].join(' '));
/** `une goélette` */
export const aMerchant = (merchant: MerchantId, n: Names): string => shipWords(MERCHANT_TYPES[n.tables.merchantType[merchant] ?? -1]);
export const aShip = (ship: ShipId): string => shipWords(SHIP_NAMES[ship]);

const HOSTAGES: Readonly<Record<HostageType, string>> = {
  captain: 'capitaine',
  pilot: 'pilote',
  mate: 'second',
  'naval-officer': 'officier de marine',
  sailor: 'matelot',
  surgeon: 'chirurgien',
  merchant: 'négociant',
  priest: 'prêtre',
  planter: 'planteur',
  nobleman: 'gentilhomme',
  'governors-daughter': 'fille de gouverneur',
};
export const isFemale = (hostage: HostageId, n: Names): boolean => hostageType(hostage, n.tables) === 'governors-daughter';

/** `un pilote`, `un pilote espagnol` */
export function un(hostage: HostageId, n: Names, nation?: NationId): string {
  const female = isFemale(hostage, n);
  const whence = nation === undefined ? '' : ` ${female ? ofNation(nation).female : ofNation(nation).male}`;
  return `${female ? 'une' : 'un'} ${n.hostage(hostage)}${whence}`;
}
/** `le pilote`, `l’officier de marine` */
export function le(hostage: HostageId, n: Names): string {
  const name = n.hostage(hostage);
  return isElided(name) ? `l’${name}` : `${isFemale(hostage, n) ? 'la' : 'le'} ${name}`;
}

interface Nation {
  readonly male: string;
  readonly female: string;
  /** `les ports anglais` */
  readonly ports: string;
}
const nation = (male: string, female: string, plural: string): Nation => ({ male, female, ports: `les ports ${plural}` });
const NATIONS: Readonly<Record<NationName, Nation>> = {
  english: nation('anglais', 'anglaise', 'anglais'),
  spanish: nation('espagnol', 'espagnole', 'espagnols'),
  french: nation('français', 'française', 'français'),
  dutch: nation('hollandais', 'hollandaise', 'hollandais'),
  portuguese: nation('portugais', 'portugaise', 'portugais'),
  arab: nation('arabe', 'arabe', 'arabes'),
  pirate: nation('pirate', 'pirate', 'pirates'),
};
export const ofNation = (id: NationId): Nation => {
  const name = NATION_NAMES[id];
  return name === undefined ? nation('étranger', 'étrangère', 'étrangers') : NATIONS[name];
};

/** `« Trahison »`; `une carte`, if it is not known which. */
export const carte = (card: CardId, n: Names): string => (card < 0 ? n.card(card) : `« ${n.card(card)} »`);

/** `la carte « Trahison »`; `une carte`, if it is not known which. */
export const laCarte = (card: CardId, n: Names): string => (card < 0 ? n.card(card) : `la carte ${carte(card, n)}`);

/** `le HMS Lyme` */
export const navire = (warship: WarshipId, n: Names): string => (warship < 0 ? n.warship(warship) : `le ${n.warship(warship)}`);

/** `le commissaire Rhett`, `l’ex-pirate` */
export const commissaire = (commissioner: CommissionerId, n: Names): string =>
  commissioner === EX_PIRATE ? 'l’ex-pirate' : `le commissaire ${n.commissioner(commissioner)}`;
/** The same with his player: `le commissaire Rhett (Arlo)`. */
export const hunter = (seat: Seat, commissioner: CommissionerId, n: Names): string => `${commissaire(commissioner, n)} (${n.seat(seat)})`;

export const pieces: PieceWords = {
  places: Object.fromEntries(Object.entries(PLACES).map(([id, place]) => [id, place.name])),
  pirates: { 'l-ollonois': 'François L’Olonnais', lusan: 'Raveneau de Lussan' },
  hostages: HOSTAGES,
  merchants: {
    flute: SHIPS.flute[1],
    sloop: SHIPS.sloop[1],
    schooner: SHIPS.schooner[1],
    brigantine: SHIPS.brigantine[1],
    'square-rigger': SHIPS['square-rigger'][1],
  },
  ships: { sloop: SHIPS.sloop[1], schooner: SHIPS.schooner[1], brigantine: SHIPS.brigantine[1] },
  nations: {
    english: NATIONS.english.male,
    spanish: NATIONS.spanish.male,
    french: NATIONS.french.male,
    dutch: NATIONS.dutch.male,
    portuguese: NATIONS.portuguese.male,
    arab: NATIONS.arab.male,
    pirate: NATIONS.pirate.male,
  },
  sea: (place, name) => formsOf(place, name).object,
  inShort: (family) => family.replace(/^de /, ''),
  where: (place, name) => formsOf(place, name).where,
  seat: (seat) => `Place ${seat + 1}`,
  exPirate: 'l’ex-pirate',
  formerPirate: 'ex-pirate',
  unknown: {
    pirate: 'un pirate',
    ownPirate: 'ton pirate',
    otherPirate: 'l’autre',
    place: 'nulle part',
    card: 'une carte',
    hostage: 'otage',
    merchant: 'navire marchand',
    ship: 'navire',
    nation: 'aucune nation',
    governor: 'un gouverneur',
    warship: 'un navire de guerre',
    commissioner: 'un commissaire',
  },
  piratesInPort: 'les pirates au port',
  port: 'le port',
  warship: 'le navire de guerre',
  commissionerOf: (seat, n) => `le commissaire ${de(n.seat(seat))}`,
};
