/** What pieces and people are called, and their articles. */
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
import { of } from './grammar.ts';
import { formsOf, PLACES } from './places.ts';

const nameOf = ({ name }: { readonly name: string }): string => name;

const SHIPS: Readonly<Record<MerchantType, readonly [article: string, articleOfObject: string, name: string]>> = {
  flute: ['eine', 'eine', 'Fleute'],
  sloop: ['eine', 'eine', 'Schaluppe'],
  schooner: ['ein', 'einen', 'Schoner'],
  brigantine: ['eine', 'eine', 'Brigantine'],
  'square-rigger': ['ein', 'einen', 'Rahsegler'],
};

interface Person {
  readonly name: string;
  /** As an object. */
  readonly object: string;
  readonly female?: boolean;
}
const person = (name: string, object = name): Person => ({ name, object });
const HOSTAGES: Readonly<Record<HostageType, Person>> = {
  captain: person('Kapitän'),
  pilot: person('Lotse', 'Lotsen'),
  mate: person('Steuermann'),
  'naval-officer': person('Marineoffizier'),
  sailor: person('Matrose', 'Matrosen'),
  surgeon: person('Schiffsarzt'),
  merchant: person('Kaufmann'),
  priest: person('Priester'),
  planter: person('Pflanzer'),
  nobleman: person('Edelmann'),
  'governors-daughter': { name: 'Gouverneurstochter', object: 'Gouverneurstochter', female: true },
};

function personOf(hostage: HostageId, n: Names): Person {
  const type = hostageType(hostage, n.tables);
  const known = type === undefined ? undefined : HOSTAGES[type];
  const name = n.hostage(hostage);
  return known?.name === name ? known : { ...person(name), female: known?.female ?? false };
}

/** `ein Lotse`, `ein spanischer Lotse` */
export function ein(hostage: HostageId, n: Names, nation?: NationId): string {
  const { name, female } = personOf(hostage, n);
  const whence = nation === undefined ? '' : ` ${ofNation(nation)}${female ? '' : 'r'}`;
  return `${female ? 'eine' : 'ein'}${whence} ${name}`;
}
/** `einen Lotsen` */
export function einen(hostage: HostageId, n: Names): string {
  const { object, female } = personOf(hostage, n);
  return `${female ? 'eine' : 'einen'} ${object}`;
}
/** `der Lotse` */
export function der(hostage: HostageId, n: Names): string {
  const { name, female } = personOf(hostage, n);
  return `${female ? 'die' : 'der'} ${name}`;
}
/** `den Lotsen` */
export function den(hostage: HostageId, n: Names): string {
  const { object, female } = personOf(hostage, n);
  return `${female ? 'die' : 'den'} ${object}`;
}

const shipWords = (type: MerchantType | undefined, inObject: boolean): string => {
  if (type === undefined) return 'ein Schiff';
  const [article, articleOfObject, name] = SHIPS[type];
  return `${inObject ? articleOfObject : article} ${name}`;
};
/** `eine Schaluppe`, `ein Schoner` */
export const aMerchant = (merchant: MerchantId, n: Names): string =>
  shipWords(MERCHANT_TYPES[n.tables.merchantType[merchant] ?? -1], false);
export const aShip = (ship: ShipId): string => shipWords(SHIP_NAMES[ship], false);
/** `eine Schaluppe`, `einen Schoner` */
export const ofAShip = (ship: ShipId): string => shipWords(SHIP_NAMES[ship], true);
export const theMerchant = (merchant: MerchantId, n: Names): string =>
  shipWords(MERCHANT_TYPES[n.tables.merchantType[merchant] ?? -1], true);

const NATIONS: Readonly<Record<NationName, string>> = {
  english: 'englisch',
  spanish: 'spanisch',
  french: 'französisch',
  dutch: 'niederländisch',
  portuguese: 'portugiesisch',
  arab: 'arabisch',
  pirate: 'piratisch',
};
/** `englische` */
export const ofNation = (nation: NationId): string => {
  const name = NATION_NAMES[nation];
  return name === undefined ? 'fremde' : `${NATIONS[name]}e`;
};

export const pieces: PieceWords = {
  places: Object.fromEntries(Object.entries(PLACES).map(([id, place]) => [id, place.name])),
  pirates: {},
  hostages: {
    captain: nameOf(HOSTAGES.captain),
    pilot: nameOf(HOSTAGES.pilot),
    mate: nameOf(HOSTAGES.mate),
    'naval-officer': nameOf(HOSTAGES['naval-officer']),
    sailor: nameOf(HOSTAGES.sailor),
    surgeon: nameOf(HOSTAGES.surgeon),
    merchant: nameOf(HOSTAGES.merchant),
    priest: nameOf(HOSTAGES.priest),
    planter: nameOf(HOSTAGES.planter),
    nobleman: nameOf(HOSTAGES.nobleman),
    'governors-daughter': nameOf(HOSTAGES['governors-daughter']),
  },
  merchants: {
    flute: SHIPS.flute[2],
    sloop: SHIPS.sloop[2],
    schooner: SHIPS.schooner[2],
    brigantine: SHIPS.brigantine[2],
    'square-rigger': SHIPS['square-rigger'][2],
  },
  ships: { sloop: SHIPS.sloop[2], schooner: SHIPS.schooner[2], brigantine: SHIPS.brigantine[2] },
  nations: NATIONS,
  sea: (_, name) => name,
  inShort: (family) => family,
  where: (place, name) => formsOf(place, name).wo,
  seat: (seat) => `Platz ${seat + 1}`,
  exPirate: 'der Ex-Pirat',
  formerPirate: 'Ex-Pirat',
  unknown: {
    pirate: 'ein Pirat',
    ownPirate: 'dein Pirat',
    otherPirate: 'der andere',
    place: 'nirgendwo',
    card: 'eine Karte',
    hostage: 'Geisel',
    merchant: 'Kauffahrer',
    ship: 'Schiff',
    nation: 'keine Nation',
    governor: 'ein Gouverneur',
    warship: 'ein Kriegsschiff',
    commissioner: 'ein Kommissar',
  },
  piratesInPort: 'die Piraten im Hafen',
  port: 'der Hafen',
  warship: 'das Kriegsschiff',
  commissionerOf: (seat, n) => of(n.seat(seat), 'der', 'Kommissar'),
};

/** `„Verrat“`; `eine Karte`, if it is not known which. */
export const karte = (card: CardId, n: Names): string => (card < 0 ? n.card(card) : `„${n.card(card)}“`);

/** `Arlos Kommissar Rhett`, `Arlos Ex-Pirat`. */
export const hunter = (seat: Seat, commissioner: CommissionerId, n: Names): string =>
  of(n.seat(seat), 'der', commissioner === EX_PIRATE ? 'Ex-Pirat' : `Kommissar ${n.commissioner(commissioner)}`);
/** The same where he is given something: `Arlos Ex-Piraten`. */
export const ofHunter = (seat: Seat, commissioner: CommissionerId, n: Names): string =>
  of(n.seat(seat), 'dem', commissioner === EX_PIRATE ? 'Ex-Piraten' : `Kommissar ${n.commissioner(commissioner)}`);
/** `Kommissar Rhett`, `den Ex-Piraten` */
export const commissionerObject = (commissioner: CommissionerId, n: Names): string =>
  commissioner === EX_PIRATE ? 'den Ex-Piraten' : `Kommissar ${n.commissioner(commissioner)}`;
export const commissionerSubject = (commissioner: CommissionerId, n: Names): string =>
  commissioner === EX_PIRATE ? 'der Ex-Pirat' : `Kommissar ${n.commissioner(commissioner)}`;

/** A name as subject and as object. */
interface Cases {
  readonly subject: string;
  readonly object: string;
}
/** `die HMS Lyme` */
export const warship = (id: WarshipId, n: Names): Cases =>
  id < 0 ? { subject: n.warship(id), object: n.warship(id) } : { subject: `die ${n.warship(id)}`, object: `die ${n.warship(id)}` };
