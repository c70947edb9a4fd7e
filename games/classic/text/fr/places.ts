/** Places with the prepositions that sentences want. */
import { de } from '@bb/common/text/fr/elision';
import {
  BOX_NAMES,
  HEX_NAMES,
  isBox,
  isPort,
  NONE,
  OCEAN_NAMES,
  type OceanId,
  type OceanName,
  type PlaceId,
  PORT_NAMES,
  type PortId,
  type PortName,
  portAt,
} from '../../rules/index.ts';
import { LANDMARKS } from '../landmarks.ts';

interface Place {
  readonly name: string;
  /** Where: `à La Havane` */
  readonly where: string;
  /** As an object: `la Virginie` */
  readonly object: string;
  /** Where from, and of: `de la Virginie` */
  readonly from: string;
}

const town = (name: string): Place => ({ name, where: `à ${name}`, object: name, from: de(name) });
const island = (name: string): Place => ({ name, where: `à la ${name}`, object: `la ${name}`, from: `de la ${name}` });
const withArticle = (name: string, object: string, from: string, where: string): Place => ({ name, where, object, from });

const PORTS: Readonly<Record<PortName, Place>> = {
  boston: town('Boston'),
  'new-york': town('New York'),
  philadelphia: town('Philadelphie'),
  virginia: withArticle('Virginie', 'la Virginie', 'de la Virginie', 'en Virginie'),
  bath: town('Bath'),
  charleston: town('Charleston'),
  'st-augustine': town('Saint-Augustin'),
  campeche: town('Campêche'),
  honduras: withArticle('Honduras', 'le Honduras', 'du Honduras', 'au Honduras'),
  portobello: town('Portobello'),
  cartagena: town('Carthagène'),
  curacao: town('Curaçao'),
  'port-o-spain': town('Port-d’Espagne'),
  martinique: island('Martinique'),
  guadeloupe: island('Guadeloupe'),
  'san-juan': town('San Juan'),
  'santo-domingo': town('Saint-Domingue'),
  'isla-de-tortuga': island('Tortue'),
  'port-royal': town('Port Royal'),
  santiago: town('Santiago'),
  havana: town('La Havane'),
  'new-providence': town('New Providence'),
  bermuda: withArticle('Bermudes', 'les Bermudes', 'des Bermudes', 'aux Bermudes'),
  'cape-coast': town('Cape Coast'),
  cormantin: town('Cormantin'),
  whydah: town('Ouidah'),
  'cape-lopez': withArticle('Cap Lopez', 'le cap Lopez', 'du cap Lopez', 'au cap Lopez'),
  kilwa: town('Kilwa'),
  zanzibar: town('Zanzibar'),
  ethiopia: withArticle('Éthiopie', 'l’Éthiopie', 'de l’Éthiopie', 'en Éthiopie'),
  mocha: town('Moka'),
  bombay: town('Bombay'),
  severndroog: town('Severndroog'),
  goa: town('Goa'),
  calicut: town('Calicut'),
  'isle-ste-marie': town('Sainte-Marie'),
};
const passage = (name: string): Place =>
  withArticle(`passage ${name}`, `le passage ${name}`, `du passage ${name}`, `dans le passage ${name}`);
const BOXES: Readonly<Record<(typeof BOX_NAMES)[number], Place>> = {
  'atlantic-crossing': passage('de l’Atlantique'),
  'cape-passage': passage('du Cap'),
};
const IN_OCEAN: Readonly<Record<OceanName, string>> = {
  caribbean: 'dans la Caraïbe',
  'north-atlantic': 'dans l’Atlantique Nord',
  'gold-coast': 'au large de la Côte-de-l’Or',
  'indian-ocean': 'dans l’océan Indien',
};
export const OCEANS: Readonly<Record<OceanName, string>> = {
  caribbean: 'Caraïbe',
  'north-atlantic': 'Atlantique Nord',
  'gold-coast': 'Côte-de-l’Or',
  'indian-ocean': 'océan Indien',
};

/** Such as A1000 au large de Boston, A1102 près des Bermudes, or A1508 dans la Caraïbe. */
const HEXES: readonly (Place & { readonly about: string })[] = LANDMARKS.map(({ hex, ocean, port: near, isThere }) => {
  const about = near === null ? IN_OCEAN[ocean] : `${isThere ? 'au large' : 'près'} ${PORTS[near].from}`;
  const name = `${hex} ${about}`;
  return { about, name, where: `en ${name}`, object: name, from: `de ${name}` };
});
const UNKNOWN_PLACE = withArticle('un lieu inconnu', 'un lieu inconnu', 'd’un lieu inconnu', 'quelque part');
const UNKNOWN_PORT = withArticle('le port', 'le port', 'du port', 'au port');

const portIn = (id: PortId): Place => (id === NONE ? UNKNOWN_PORT : PORTS[PORT_NAMES[id]]);
function placeIn(at: PlaceId): Place {
  if (at < 0) return UNKNOWN_PLACE;
  if (isPort(at)) return portIn(portAt(at));
  return isBox(at) ? BOXES[BOX_NAMES[at - HEX_NAMES.length]] : HEXES[at];
}

/** Where that is, without coordinates: `au large de Boston` */
export const whereabouts = (at: PlaceId): string => (isPort(at) || isBox(at) ? where(at) : HEXES[at].about);
export const where = (at: PlaceId): string => placeIn(at).where;
export const to = (at: PlaceId): string => `vers ${placeIn(at).object}`;
export const place = (at: PlaceId): string => placeIn(at).name;
export const port = (id: PortId): string => portIn(id).name;
export const inPort = (id: PortId): string => portIn(id).where;
/** `La Havane`, `le Honduras` */
export const thePort = (id: PortId): string => portIn(id).object;
/** `de La Havane`, `du Honduras` */
export const ofPort = (id: PortId): string => portIn(id).from;
export const inOcean = (id: OceanId): string => IN_OCEAN[OCEAN_NAMES[id]];
/** A port by the id that the component set has. */
export const portNamed = (name: PortName): string => PORTS[name].name;
