/** Places in the cases that sentences want them in. */
import { isTransit, PLACE_NAMES, type PlaceId, type PlaceName, type PortId, placeOf } from '@bb/golden-age/rules';
import type { Names } from '../names.ts';

interface Place {
  readonly name: string;
  /** Where: `im Nordatlantik` */
  readonly wo: string;
  /** Where to: `in den Nordatlantik` */
  readonly wohin: string;
  /** Where from: `aus dem Nordatlantik` */
  readonly woher: string;
  /** As an object: `den Nordatlantik` */
  readonly wen: string;
}

const atlantic = (word: string, bent = word): Place => ({
  name: word,
  wo: `im ${bent}`,
  wohin: `in den ${bent}`,
  woher: `aus dem ${bent}`,
  wen: `den ${bent}`,
});
const caribbean = (side: string): Place => ({
  name: `${side}e Karibik`,
  wo: `in der ${side}en Karibik`,
  wohin: `in die ${side}e Karibik`,
  woher: `aus der ${side}en Karibik`,
  wen: `die ${side}e Karibik`,
});
const coast = (name: string): Place => ({
  name,
  wo: `vor ${name}`,
  wohin: `nach ${name}`,
  woher: `von ${name}`,
  wen: `die See vor ${name}`,
});
const town = (name: string): Place => ({ name, wo: `in ${name}`, wohin: `nach ${name}`, woher: `von ${name}`, wen: name });
const island = (name: string): Place => ({ ...town(name), wo: `auf ${name}` });
const passage = (name: string): Place => ({
  name,
  wo: `in der Passage ${name}`,
  wohin: `in die Passage ${name}`,
  woher: `aus der Passage ${name}`,
  wen: `die Passage ${name}`,
});

export const PLACES: Readonly<Record<PlaceName, Place>> = {
  'north-atlantic': atlantic('Nordatlantik'),
  'central-atlantic': atlantic('Mittlerer Atlantik', 'Mittleren Atlantik'),
  'south-atlantic': atlantic('Südatlantik'),
  'west-caribbean': caribbean('Westlich'),
  'east-caribbean': caribbean('Östlich'),
  'central-america': coast('Mittelamerika'),
  'south-america': coast('Südamerika'),
  'gold-coast': {
    name: 'Goldküste',
    wo: 'vor der Goldküste',
    wohin: 'zur Goldküste',
    woher: 'von der Goldküste',
    wen: 'die See vor der Goldküste',
  },
  'east-africa': coast('Ostafrika'),
  india: coast('Indien'),
  'transit-south-america-gold-coast': passage('Südamerika – Goldküste'),
  'transit-gold-coast-east-africa': passage('Goldküste – Ostafrika'),
  boston: town('Boston'),
  'new-york': town('New York'),
  philadelphia: town('Philadelphia'),
  virginia: town('Virginia'),
  bath: town('Bath'),
  charleston: town('Charleston'),
  'st-augustine': town('St. Augustine'),
  campeche: town('Campeche'),
  honduras: town('Honduras'),
  portobello: town('Portobello'),
  cartagena: town('Cartagena'),
  curacao: island('Curaçao'),
  'port-o-spain': town('Port of Spain'),
  martinique: island('Martinique'),
  guadeloupe: island('Guadeloupe'),
  'san-juan': town('San Juan'),
  'santo-domingo': town('Santo Domingo'),
  'isla-de-tortuga': island('Tortuga'),
  'port-royal': town('Port Royal'),
  santiago: town('Santiago'),
  havana: town('Havanna'),
  'new-providence': island('New Providence'),
  bermuda: island('Bermuda'),
  'cape-coast': town('Cape Coast'),
  cormantin: town('Cormantin'),
  whydah: town('Whydah'),
  'cape-lopez': {
    name: 'Kap Lopez',
    wo: 'am Kap Lopez',
    wohin: 'zum Kap Lopez',
    woher: 'vom Kap Lopez',
    wen: 'Kap Lopez',
  },
  kilwa: town('Kilwa'),
  zanzibar: island('Sansibar'),
  ethiopia: town('Äthiopien'),
  mocha: town('Mokka'),
  bombay: town('Bombay'),
  severndroog: town('Severndroog'),
  goa: town('Goa'),
  calicut: town('Calicut'),
  'isle-ste-marie': island('Sainte-Marie'),
};

/** A place with a name of its own, from a component set, goes like a town. */
export function formsOf(place: PlaceId, name: string): Place {
  const id = PLACE_NAMES[place];
  const known = id === undefined ? undefined : PLACES[id];
  return known?.name === name ? known : isTransit(place) ? passage(name) : town(name);
}

const at = (place: PlaceId, n: Names): Place => formsOf(place, n.place(place));
export const wo = (place: PlaceId, n: Names): string => at(place, n).wo;
export const wohin = (place: PlaceId, n: Names): string => at(place, n).wohin;
export const woher = (place: PlaceId, n: Names): string => at(place, n).woher;
/** As an object: `den Nordatlantik` */
export const wen = (place: PlaceId, n: Names): string => at(place, n).wen;
export const inPort = (port: PortId, n: Names): string => wo(placeOf(port), n);
