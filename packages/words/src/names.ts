import {
  CARD_KINDS,
  type CardId,
  type CommissionerId,
  EX_PIRATE,
  type GovernorId,
  type HostageId,
  isArea,
  isTransit,
  MERCHANT_TYPES,
  type MerchantId,
  NATION_NAMES,
  type NationId,
  PIRATE_NAMES,
  type PirateId,
  PLACE_NAMES,
  type PlaceId,
  PORT_NAMES,
  type PortId,
  type Seat,
  SHIP_NAMES,
  type ShipId,
  type Tables,
  TITLE_OF,
  type WarshipId,
} from '@bb/engine';

/** How pieces and players are called at one table. Ids may be none: then the piece is not known. */
export interface Names {
  readonly tables: Tables;
  seat(seat: Seat): string;
  /** Short: the family name. */
  pirate(pirate: PirateId): string;
  pirateInFull(pirate: PirateId): string;
  place(place: PlaceId): string;
  /** With its article where it has one: `the Gold Coast`, `India`. */
  sea(place: PlaceId): string;
  port(port: PortId): string;
  card(card: CardId): string;
  hostage(hostage: HostageId): string;
  merchant(merchant: MerchantId): string;
  ship(ship: ShipId): string;
  nation(nation: NationId): string;
  governor(governor: GovernorId): string;
  warship(warship: WarshipId): string;
  /** Short: the family name. */
  commissioner(commissioner: CommissionerId): string;
  commissionerInFull(commissioner: CommissionerId): string;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const MERCHANT_WORDS: readonly string[] = MERCHANT_TYPES;

function titleOf(card: CardId): string {
  const title = TITLE_OF[card];
  return title === undefined ? 'a card' : CARD_KINDS[title].title;
}

/** `seats`: the players' names, by seat. */
export function namesFor(tables: Tables, seats: readonly string[]): Names {
  const { set } = tables;
  const inFull = PIRATE_NAMES.map((id) => typographic(set.pirates.find((p) => p.id === id)?.name ?? id));
  const short = inFull.map(familyName);
  const placeNames = new Map<string, string>(
    [...set.areas, ...set.transitBoxes, ...set.ports].map((place) => [place.id, typographic(place.name)]),
  );
  const places = PLACE_NAMES.map((id) => placeNames.get(id) ?? id);
  const ports = PORT_NAMES.map((id) => placeNames.get(id) ?? id);
  return {
    tables,
    seat: (seat) => seats[seat] ?? `Seat ${seat + 1}`,
    pirate: (pirate) => short[pirate] ?? 'a pirate',
    pirateInFull: (pirate) => inFull[pirate] ?? 'a pirate',
    place: (place) => places[place] ?? 'nowhere',
    sea: (place) => {
      const name = places[place] ?? 'nowhere';
      return isArea(place) ? withArticle(name) : isTransit(place) ? `the passage ${name}` : name;
    },
    port: (port) => ports[port] ?? 'nowhere',
    card: (card) => titleOf(card),
    hostage: (hostage) => typographic(tables.hostages[hostage]?.name ?? 'hostage'),
    merchant: (merchant) => MERCHANT_WORDS[tables.merchantType[merchant] ?? -1] ?? 'merchant',
    ship: (ship) => SHIP_NAMES[ship] ?? 'ship',
    nation: (nation) => capital(NATION_NAMES[nation] ?? 'no nation'),
    governor: (governor) => [...set.governors.pro, ...set.governors.anti][governor] ?? 'a governor',
    warship: (warship) => tables.warships[warship]?.name ?? 'a warship',
    commissioner: (commissioner) =>
      commissioner === EX_PIRATE ? 'the Ex-Pirate' : familyName(tables.commissioners[commissioner]?.name ?? 'a Commissioner'),
    commissionerInFull: (commissioner) =>
      commissioner === EX_PIRATE ? 'the Ex-Pirate' : typographic(tables.commissioners[commissioner]?.name ?? 'a Commissioner'),
  };
}

/** All but the first name. */
const familyName = (name: string): string => name.slice(name.indexOf(' ') + 1);
const withArticle = (sea: string): string => (/Atlantic$|Caribbean$|Coast$/.test(sea) ? `the ${sea}` : sea);
const typographic = (text: string): string => text.replaceAll("'", '’');

/** `Arlo’s Commissioner Rhett`, `Arlo’s Ex-Pirate`. */
export const hunter = (seat: Seat, commissioner: CommissionerId, n: Names): string =>
  `${n.seat(seat)}’s ${commissioner === EX_PIRATE ? 'Ex-Pirate' : `Commissioner ${n.commissioner(commissioner)}`}`;

const NUMBER = new Intl.NumberFormat('en-US');
/** 1500 → `1,500 d`. */
export const doubloons = (amount: number): string => `${NUMBER.format(amount)} d`;
export const money = (amount: number): string => NUMBER.format(amount);
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
/** A rating as it stands: 3, −1. */
export const rated = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** −2, +1. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
/** `a, b or c`. */
export const list = (items: readonly string[], last: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
