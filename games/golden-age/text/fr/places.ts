/** Places with the prepositions that sentences want. */
import { de } from '@bb/common/text/fr/elision';
import { isTransit, PLACE_NAMES, type PlaceId, type PlaceName, type PortId, placeOf } from '@bb/golden-age/rules';
import type { Names } from '../names.ts';

interface Place {
  readonly name: string;
  /** Where: `à La Havane` */
  readonly where: string;
  /** Where to: `vers l’Inde` */
  readonly to: string;
  /** Where from, and of: `de l’Inde` */
  readonly from: string;
  /** As an object: `l’Inde` */
  readonly object: string;
}

const withArticle = (name: string, object: string, from: string, where: string): Place => ({
  name,
  where,
  to: `vers ${object}`,
  from,
  object,
});
const atlantic = (side: string): Place =>
  withArticle(`Atlantique ${side}`, `l’Atlantique ${side}`, `de l’Atlantique ${side}`, `dans l’Atlantique ${side}`);
const caribbean = (side: string): Place =>
  withArticle(`Caraïbe ${side}`, `la Caraïbe ${side}`, `de la Caraïbe ${side}`, `dans la Caraïbe ${side}`);
const coast = (name: string, article: 'l’' | 'la ' = 'l’'): Place =>
  withArticle(name, `${article}${name}`, `de ${article}${name}`, `au large de ${article}${name}`);
const town = (name: string): Place => ({ name, where: `à ${name}`, to: `vers ${name}`, from: de(name), object: name });
const island = (name: string): Place => withArticle(name, `la ${name}`, `de la ${name}`, `à la ${name}`);
const passage = (name: string): Place => withArticle(name, `le passage ${name}`, `du passage ${name}`, `dans le passage ${name}`);

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  'north-atlantic': atlantic('Nord'),
  'central-atlantic': atlantic('central'),
  'south-atlantic': atlantic('Sud'),
  'west-caribbean': caribbean('occidentale'),
  'east-caribbean': caribbean('orientale'),
  'central-america': coast('Amérique centrale'),
  'south-america': coast('Amérique du Sud'),
  'gold-coast': coast('Côte-de-l’Or', 'la '),
  'east-africa': coast('Afrique orientale'),
  india: coast('Inde'),
  'transit-south-america-gold-coast': passage('Amérique du Sud – Côte-de-l’Or'),
  'transit-gold-coast-east-africa': passage('Côte-de-l’Or – Afrique orientale'),
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

/** A place with a name of its own, from a component set, goes like a town. */
export function formsOf(place: PlaceId, name: string): Place {
  const id = PLACE_NAMES[place];
  const known = id === undefined ? undefined : PLACES[id];
  return known?.name === name ? known : isTransit(place) ? passage(name) : town(name);
}

const at = (place: PlaceId, n: Names): Place => formsOf(place, n.place(place));
export const where = (place: PlaceId, n: Names): string => at(place, n).where;
export const to = (place: PlaceId, n: Names): string => at(place, n).to;
export const from = (place: PlaceId, n: Names): string => at(place, n).from;
export const thePlace = (place: PlaceId, n: Names): string => at(place, n).object;
export const inPort = (port: PortId, n: Names): string => where(placeOf(port), n);
/** `de La Havane`, `du Honduras` */
export const ofPort = (port: PortId, n: Names): string => from(placeOf(port), n);
/** `La Havane`, `le Honduras` */
export const thePort = (port: PortId, n: Names): string => thePlace(placeOf(port), n);
/** `au large de La Havane` */
export const off = (port: PortId, n: Names): string => `au large ${ofPort(port, n)}`;
export const offPlace = (place: PlaceId, n: Names): string => `au large ${from(place, n)}`;
/** `le port de Bath`, `le port du Honduras`, but `Port Royal` */
export const lePort = (port: PortId, n: Names): string => (/^Port/.test(n.port(port)) ? n.port(port) : `le port ${ofPort(port, n)}`);
