/** The names of the game's pieces, and their ids: the index of each in its list. */

declare const brand: unique symbol;
type Id<B extends string> = number & { readonly [brand]: { readonly [K in B]: true } };

export { CHANCE, type Seat } from '@bb/kernel';
export const MAX_SEATS = 10;
/** 19.1 One seat for Blackbeard, and one for each pirate of the System Player. */
export const SOLITAIRE_SEATS = 4;

export const AREA_NAMES = [
  'north-atlantic',
  'central-atlantic',
  'south-atlantic',
  'west-caribbean',
  'east-caribbean',
  'central-america',
  'south-america',
  'gold-coast',
  'east-africa',
  'india',
] as const;
export const TRANSIT_NAMES = ['transit-south-america-gold-coast', 'transit-gold-coast-east-africa'] as const;
/** In the order of their locators, 11 to 66. */
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
  'bellamy',
  'bonnet',
  'condent',
  'davis',
  'england',
  'hornigold',
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
] as const;
export const COMMISSIONER_NAMES = ['ogle', 'matthews', 'rhett', 'maynard', 'herdman', 'rogers', 'solgard', 'barnet', 'ex-pirate'] as const;
export const WARSHIP_NAMES = [
  'shark',
  'swift',
  'happy',
  'squirrel',
  'seahorse',
  'greyhound',
  'phoenix',
  'lyme',
  'rose',
  'winchelsea',
  'pearl',
  'scarborough',
  'milford',
  'swallow',
  'weymouth',
] as const;
export const SHIP_NAMES = ['sloop', 'schooner', 'brigantine'] as const;
export const MERCHANT_TYPES = ['flute', 'sloop', 'schooner', 'brigantine', 'square-rigger'] as const;
export const NATION_NAMES = ['english', 'spanish', 'french', 'dutch', 'portuguese', 'arab', 'pirate'] as const;
export const CARGO_COLUMNS = ['atlantic', 'americas', 'africa', 'india'] as const;
export const HOSTAGE_TYPES = [
  'captain',
  'pilot',
  'mate',
  'naval-officer',
  'sailor',
  'surgeon',
  'merchant',
  'priest',
  'planter',
  'nobleman',
  'governors-daughter',
] as const;

export type AreaName = (typeof AREA_NAMES)[number];
export type TransitName = (typeof TRANSIT_NAMES)[number];
export type PortName = (typeof PORT_NAMES)[number];
export type PlaceName = AreaName | TransitName | PortName;
export type PirateName = (typeof PIRATE_NAMES)[number];
export type CommissionerName = (typeof COMMISSIONER_NAMES)[number];
export type WarshipName = (typeof WARSHIP_NAMES)[number];
export type ShipName = (typeof SHIP_NAMES)[number];
export type MerchantType = (typeof MERCHANT_TYPES)[number];
export type NationName = (typeof NATION_NAMES)[number];
export type CargoColumn = (typeof CARGO_COLUMNS)[number];
export type HostageType = (typeof HOSTAGE_TYPES)[number];

export const AREA_COUNT = AREA_NAMES.length;
const TRANSIT_COUNT = TRANSIT_NAMES.length;
export const PORT_COUNT = PORT_NAMES.length;
export const PIRATE_COUNT = PIRATE_NAMES.length;
export const COMMISSIONER_COUNT = COMMISSIONER_NAMES.length;
export const WARSHIP_COUNT = WARSHIP_NAMES.length;
const SHIP_COUNT = SHIP_NAMES.length;
const NATION_COUNT = NATION_NAMES.length;
export const MERCHANT_COUNT = 35;
export const HOSTAGE_COUNT = 15;
export const PRO_GOVERNOR_COUNT = 8;
export const GOVERNOR_COUNT = PRO_GOVERNOR_COUNT + 16;
export const HOLD_COUNT = 4;
/** Sea Areas first, then Transit Boxes, then ports. */
export const PLACE_COUNT = AREA_COUNT + TRANSIT_COUNT + PORT_COUNT;
const FIRST_PORT = AREA_COUNT + TRANSIT_COUNT;
export const PLACE_NAMES: readonly PlaceName[] = [...AREA_NAMES, ...TRANSIT_NAMES, ...PORT_NAMES];

export type PirateId = Id<'pirate'>;
export type PortId = Id<'port'>;
/** A Sea Area, Transit Box or port. */
export type PlaceId = Id<'place'>;
/** A place that is a Sea Area. An area's number is also its number as a place. */
export type AreaId = PlaceId & Id<'area'>;
export type CardId = Id<'card'>;
export type MerchantId = Id<'merchant'>;
export type HostageId = Id<'hostage'>;
export type WarshipId = Id<'warship'>;
export type CommissionerId = Id<'commissioner'>;
export type GovernorId = Id<'governor'>;
export type ShipId = Id<'ship'>;
export type NationId = Id<'nation'>;

/** No piece or place, wherever an id could stand. */
export const NONE = -1;

const ids = <I extends number>(count: number): readonly I[] => Array.from({ length: count }, (_, i) => i as I);

export const PIRATES = ids<PirateId>(PIRATE_COUNT);
export const PORTS = ids<PortId>(PORT_COUNT);
export const PLACES = ids<PlaceId>(PLACE_COUNT);
export const AREAS = ids<AreaId>(AREA_COUNT);
export const MERCHANTS = ids<MerchantId>(MERCHANT_COUNT);
export const HOSTAGES = ids<HostageId>(HOSTAGE_COUNT);
export const WARSHIPS = ids<WarshipId>(WARSHIP_COUNT);
export const COMMISSIONERS = ids<CommissionerId>(COMMISSIONER_COUNT);
export const GOVERNORS = ids<GovernorId>(GOVERNOR_COUNT);
export const SHIPS = ids<ShipId>(SHIP_COUNT);
export const NATIONS = ids<NationId>(NATION_COUNT);

export const NO_PIRATE = NONE as PirateId;
export const NO_PORT = NONE as PortId;
export const NO_PLACE = NONE as PlaceId;
export const NO_CARD = NONE as CardId;
export const NO_MERCHANT = NONE as MerchantId;
export const NO_HOSTAGE = NONE as HostageId;
export const NO_WARSHIP = NONE as WarshipId;
export const NO_COMMISSIONER = NONE as CommissionerId;
export const NO_GOVERNOR = NONE as GovernorId;
export const NO_SHIP = NONE as ShipId;
export const NO_NATION = NONE as NationId;

/** In a view: a merchant that lies face down, so that its identity is hidden. */
export const FACE_DOWN = MERCHANT_COUNT as MerchantId;

/** 10.15 A retired pirate in the King's service, and not one of the eight officers. */
export const EX_PIRATE = COMMISSIONERS[COMMISSIONER_COUNT - 1];

export const [SLOOP, SCHOONER, BRIGANTINE] = SHIPS;
export const [ENGLISH, SPANISH, , , PORTUGUESE, ARAB, PIRATE_NATION] = NATIONS;

export const isArea = (at: PlaceId): at is AreaId => at >= 0 && at < AREA_COUNT;
export const isTransit = (at: PlaceId): boolean => at >= AREA_COUNT && at < FIRST_PORT;
export const isPort = (at: PlaceId): boolean => at >= FIRST_PORT;
export const portAt = (at: PlaceId): PortId => PORTS[at - FIRST_PORT];
export const placeOf = (port: PortId): PlaceId => PLACES[port + FIRST_PORT];
/** @returns the number by which a D66 names the port, 11 to 66 */
export const locatorOf = (port: PortId): number => 11 + 10 * Math.floor(port / 6) + (port % 6);
export const isProGovernor = (governor: GovernorId): boolean => governor >= 0 && governor < PRO_GOVERNOR_COUNT;
export const isAntiGovernor = (governor: GovernorId): boolean => governor >= PRO_GOVERNOR_COUNT;
