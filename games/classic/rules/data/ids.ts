/** The names of the game's pieces, and their ids: the index of each in its list. */

declare const brand: unique symbol;
type Id<B extends string> = number & { readonly [brand]: { readonly [K in B]: true } };

export { CHANCE, type Seat } from '@bb/kernel';
/** C4.1, C27 Two to four play, or up to six by an option of ours. */
export const MAX_SEATS = 6;
/** C28 Two dummies, and the player with Peter Blood. */
export const SOLITAIRE_SEATS = 3;

export const OCEAN_NAMES = ['caribbean', 'north-atlantic', 'gold-coast', 'indian-ocean'] as const;
/** C33 Chart, column and row of each hex: A the Americas, G Guinea, I the Indies. */
export const HEX_NAMES: readonly string[] = `
A0007 A0008 A0106 A0206 A0207 A0208 A0209 A0306 A0307 A0308 A0406 A0407 A0408 A0409 A0410 A0411 A0503 A0505 A0506 A0507 A0508 A0509
A0510 A0511 A0603 A0604 A0605 A0606 A0607 A0608 A0609 A0610 A0611 A0612 A0701 A0702 A0703 A0704 A0705 A0706 A0707 A0708 A0709 A0710
A0711 A0801 A0802 A0803 A0804 A0805 A0806 A0807 A0808 A0809 A0810 A0811 A0900 A0901 A0902 A0903 A0904 A0905 A0906 A0907 A0908 A0909
A0910 A1000 A1001 A1002 A1003 A1004 A1005 A1006 A1007 A1008 A1009 A1010 A1011 A1100 A1101 A1102 A1103 A1104 A1105 A1107 A1108 A1109
A1110 A1200 A1201 A1202 A1203 A1204 A1207 A1208 A1209 A1210 A1211 A1300 A1301 A1302 A1303 A1307 A1308 A1309 A1310 A1311 A1400 A1401
A1402 A1408 A1409 A1410 A1411 A1500 A1508 A1509 A1510 A1511 A1512 G0000 G0001 G0002 G0003 G0101 G0102 G0103 G0202 G0203 G0301 G0302
G0303 G0401 G0402 G0403 G0501 G0502 G0503 G0602 G0603 G0703 I0000 I0001 I0004 I0005 I0006 I0007 I0101 I0102 I0103 I0104 I0105 I0106
I0201 I0202 I0203 I0204 I0205 I0206 I0207 I0300 I0301 I0302 I0303 I0304 I0305 I0306 I0400 I0401 I0402 I0403 I0404 I0405 I0406 I0407
I0500 I0501 I0502 I0503 I0504 I0505 I0506 I0600 I0601 I0602 I0603 I0604 I0605 I0606 I0607 I0701 I0702 I0703 I0704 I0705 I0706
`
  .trim()
  .split(/\s+/);
export const BOX_NAMES = ['atlantic-crossing', 'cape-passage'] as const;
/** In the order of their Dr66, 11 to 66. */
export const PORT_NAMES = [
  'boston',
  'new-york',
  'philadelphia',
  'virginia',
  'bath',
  'charleston',
  'st-augustine',
  'campeche',
  'honduras',
  'portobello',
  'cartagena',
  'curacao',
  'port-o-spain',
  'martinique',
  'guadeloupe',
  'san-juan',
  'santo-domingo',
  'isla-de-tortuga',
  'port-royal',
  'santiago',
  'havana',
  'new-providence',
  'bermuda',
  'cape-coast',
  'cormantin',
  'whydah',
  'cape-lopez',
  'kilwa',
  'zanzibar',
  'ethiopia',
  'mocha',
  'bombay',
  'severndroog',
  'goa',
  'calicut',
  'isle-ste-marie',
] as const;
export const PIRATE_NAMES = [
  'avery',
  'bonnet',
  'condent',
  'davis',
  'england',
  'kennedy',
  'kidd',
  'la-buse',
  'l-ollonois',
  'low',
  'lowther',
  'lusan',
  'quelch',
  'rackham',
  'roberts',
  'spriggs',
  'taylor',
  'teach',
  'tew',
  'vane',
  'wynne',
  'blood',
  'misson',
  'portugues',
] as const;
export const SHIP_NAMES = ['schooner', 'sloop', 'brigantine', 'square-rigger'] as const;
export const COMMISSIONER_NAMES = ['ogle', 'matthews', 'rogers', 'solgard', 'rhett', 'herdman', 'maynard', 'barnet'] as const;
export const NATION_NAMES = ['english', 'spanish', 'french', 'dutch', 'portuguese', 'arab', 'pirate'] as const;

export type OceanName = (typeof OCEAN_NAMES)[number];
export type PortName = (typeof PORT_NAMES)[number];
export type PirateName = (typeof PIRATE_NAMES)[number];
export type ShipName = (typeof SHIP_NAMES)[number];
export type CommissionerName = (typeof COMMISSIONER_NAMES)[number];
export type NationName = (typeof NATION_NAMES)[number];

const numbered = (what: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${what}-${i + 1}`);
export const LOG_NAMES = numbered('log', 8);
export const CARD_NAMES = numbered('card', 40);
export const MERCHANT_NAMES = numbered('merchant', 32);
export const WARSHIP_NAMES = numbered('warship', 24);
export const GOVERNOR_NAMES = numbered('governor', 24);
export const LETTER_NAMES = numbered('letter', 12);

export const HEX_COUNT = HEX_NAMES.length;
export const BOX_COUNT = BOX_NAMES.length;
export const PORT_COUNT = PORT_NAMES.length;
export const PIRATE_COUNT = PIRATE_NAMES.length;
const NATION_COUNT = NATION_NAMES.length;
export const MAX_HOLDS = 5;
/** Hostages who are aboard, or whose information is kept. A piece of paper has room for more than any game has seen. */
const HOSTAGE_SLOTS = 48;
/** Hexes first, then transit boxes, then ports. */
export const PLACE_NAMES: readonly string[] = [...HEX_NAMES, ...BOX_NAMES, ...PORT_NAMES];
const FIRST_PORT = HEX_COUNT + BOX_COUNT;

export type OceanId = Id<'ocean'>;
/** A hex, transit box or port. */
export type PlaceId = Id<'place'>;
export type PortId = Id<'port'>;
export type PirateId = Id<'pirate'>;
export type ShipId = Id<'ship'>;
/** A ship log. One of its sides is in use. */
export type LogId = Id<'log'>;
export type NationId = Id<'nation'>;
export type CardId = Id<'card'>;
export type MerchantId = Id<'merchant'>;
/** C9.1 A merchant on the map, by its sighting number less 1. */
export type SightingId = Id<'sighting'>;
export type WarshipId = Id<'warship'>;
/** A warship on the map: a public number that tells nothing of it. */
export type SlotId = Id<'slot'>;
export type CommissionerId = Id<'commissioner'>;
export type GovernorId = Id<'governor'>;
export type LetterId = Id<'letter'>;
export type HostageId = Id<'hostage'>;

/** No piece or place, wherever an id could stand. */
export const NONE = -1;
/** In a view: a piece or a place that the viewer can't see. */
export const HIDDEN = -2;

const ids = <I extends number>(count: number): readonly I[] => [...Array.from({ length: count }, (_, i) => i as I)];

export const OCEANS = ids<OceanId>(OCEAN_NAMES.length);
export const PLACES = ids<PlaceId>(PLACE_NAMES.length);
export const HEXES = PLACES.slice(0, HEX_COUNT);
export const BOXES = PLACES.slice(HEX_COUNT, FIRST_PORT);
export const PORTS = ids<PortId>(PORT_COUNT);
export const PIRATES = ids<PirateId>(PIRATE_COUNT);
export const SHIPS = ids<ShipId>(SHIP_NAMES.length);
export const LOGS = ids<LogId>(LOG_NAMES.length);
export const NATIONS = ids<NationId>(NATION_COUNT);
export const CARDS = ids<CardId>(CARD_NAMES.length);
export const MERCHANTS = ids<MerchantId>(MERCHANT_NAMES.length);
export const SIGHTINGS = ids<SightingId>(MERCHANT_NAMES.length);
export const WARSHIPS = ids<WarshipId>(WARSHIP_NAMES.length);
export const SLOTS = ids<SlotId>(WARSHIP_NAMES.length);
export const COMMISSIONERS = ids<CommissionerId>(COMMISSIONER_NAMES.length);
export const GOVERNORS = ids<GovernorId>(GOVERNOR_NAMES.length);
export const LETTERS = ids<LetterId>(LETTER_NAMES.length);
export const HOSTAGES = ids<HostageId>(HOSTAGE_SLOTS);

export const NO_PLACE = NONE as PlaceId;
export const NO_PORT = NONE as PortId;
export const NO_PIRATE = NONE as PirateId;
export const NO_SHIP = NONE as ShipId;
export const NO_LOG = NONE as LogId;
export const NO_NATION = NONE as NationId;
export const NO_CARD = NONE as CardId;
export const NO_MERCHANT = NONE as MerchantId;
export const NO_SIGHTING = NONE as SightingId;
export const NO_WARSHIP = NONE as WarshipId;
export const NO_SLOT = NONE as SlotId;
export const NO_COMMISSIONER = NONE as CommissionerId;
export const NO_GOVERNOR = NONE as GovernorId;
export const NO_LETTER = NONE as LetterId;
export const NO_HOSTAGE = NONE as HostageId;

export const ENGLISH = NATIONS[NATION_NAMES.indexOf('english')];
export const PIRATE_NATION = NATIONS[NATION_NAMES.indexOf('pirate')];
/** C4.2, C28 The captain of the solitaire game. */
export const BLOOD = PIRATES[PIRATE_NAMES.indexOf('blood')];

/** C5.2 A ship at sea lies in a hex; one in port lies in the port, and one in a transit box in the box. */
export const isHex = (at: PlaceId): boolean => at >= 0 && at < HEX_COUNT;
export const isBox = (at: PlaceId): boolean => at >= HEX_COUNT && at < FIRST_PORT;
export const isPort = (at: PlaceId): boolean => at >= FIRST_PORT;
export const portAt = (at: PlaceId): PortId => PORTS[at - FIRST_PORT];
export const placeOf = (port: PortId): PlaceId => PLACES[port + FIRST_PORT];
/** @returns the number by which a Dr66 names the port, 11 to 66 */
export const locatorOf = (port: PortId): number => 11 + 10 * Math.floor(port / 6) + (port % 6);
/** @returns the port that this Dr66 names */
export const portNamed = (dr66: number): PortId => PORTS[(Math.floor(dr66 / 10) - 1) * 6 + (dr66 % 10) - 1];
