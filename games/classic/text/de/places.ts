/** Places in the cases that sentences want them in. */
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
  /** Where: `in Havanna` */
  readonly wo: string;
  /** Where to: `nach Havanna` */
  readonly wohin: string;
  /** Where from: `aus Havanna` */
  readonly woher: string;
}

const town = (name: string): Place => ({ name, wo: `in ${name}`, wohin: `nach ${name}`, woher: `aus ${name}` });
const island = (name: string): Place => ({ name, wo: `auf ${name}`, wohin: `nach ${name}`, woher: `von ${name}` });
const passage = (name: string): Place => ({ name, wo: `in der ${name}`, wohin: `in die ${name}`, woher: `aus der ${name}` });

const PORTS: Readonly<Record<PortName, Place>> = {
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
  'cape-lopez': { name: 'Kap Lopez', wo: 'am Kap Lopez', wohin: 'zum Kap Lopez', woher: 'vom Kap Lopez' },
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
const BOXES: Readonly<Record<(typeof BOX_NAMES)[number], Place>> = {
  'atlantic-crossing': passage('Atlantikpassage'),
  'cape-passage': passage('Kappassage'),
};
const IN_OCEAN: Readonly<Record<OceanName, string>> = {
  caribbean: 'in der Karibik',
  'north-atlantic': 'im Nordatlantik',
  'gold-coast': 'vor der Goldküste',
  'indian-ocean': 'im Indischen Ozean',
};
export const OCEANS: Readonly<Record<OceanName, string>> = {
  caribbean: 'Karibik',
  'north-atlantic': 'Nordatlantik',
  'gold-coast': 'Goldküste',
  'indian-ocean': 'Indischer Ozean',
};

/** Such as A1000 vor Boston, A1102 bei Bermuda, or A1508 in der Karibik. */
const HEXES: readonly (Place & { readonly about: string })[] = LANDMARKS.map(({ hex, ocean, port: near, isThere }) => {
  const about = near === null ? IN_OCEAN[ocean] : `${isThere ? 'vor' : 'bei'} ${PORTS[near].name}`;
  const name = `${hex} ${about}`;
  return { about, name, wo: `auf ${name}`, wohin: `nach ${name}`, woher: `von ${name}` };
});
const UNKNOWN_PLACE: Place = { name: 'ein unbekannter Ort', wo: 'irgendwo', wohin: 'irgendwohin', woher: 'irgendwoher' };
const UNKNOWN_PORT: Place = { name: 'ein Hafen', wo: 'im Hafen', wohin: 'in den Hafen', woher: 'aus dem Hafen' };

const portIn = (id: PortId): Place => (id === NONE ? UNKNOWN_PORT : PORTS[PORT_NAMES[id]]);
function placeIn(at: PlaceId): Place {
  if (at < 0) return UNKNOWN_PLACE;
  if (isPort(at)) return portIn(portAt(at));
  return isBox(at) ? BOXES[BOX_NAMES[at - HEX_NAMES.length]] : HEXES[at];
}

/** Where that is, without coordinates: `vor Boston` */
export const whereabouts = (at: PlaceId): string => (isPort(at) || isBox(at) ? wo(at) : HEXES[at].about);
export const wo = (at: PlaceId): string => placeIn(at).wo;
export const wohin = (at: PlaceId): string => placeIn(at).wohin;
export const place = (at: PlaceId): string => placeIn(at).name;
export const port = (id: PortId): string => portIn(id).name;
export const inPort = (id: PortId): string => portIn(id).wo;
export const toPort = (id: PortId): string => portIn(id).wohin;
export const fromPort = (id: PortId): string => portIn(id).woher;
export const inOcean = (id: OceanId): string => IN_OCEAN[OCEAN_NAMES[id]];
/** A port by the id that the component set has. */
export const portNamed = (name: PortName): string => PORTS[name].name;
