import {
  type CardId,
  type CommissionerId,
  EX_PIRATE,
  type GovernorId,
  HOSTAGE_TYPES,
  type HostageId,
  type HostageType,
  MERCHANT_TYPES,
  type MerchantId,
  NATION_NAMES,
  type NationId,
  NONE,
  PIRATE_NAMES,
  type PirateId,
  PLACE_NAMES,
  type PlaceId,
  type PortId,
  placeOf,
  RECONSTRUCTED,
  type Seat,
  SHIP_NAMES,
  type ShipId,
  type Tables,
  TITLE_OF,
  type View,
  type WarshipId,
} from '@bb/golden-age/rules';
import { en } from './en/index.ts';
import { typographic } from './figures.ts';
import type { Language } from './language.ts';

/** The names of pieces and players at one table, in one language. `NONE` gives the name of an unknown piece. */
export interface Names {
  readonly tables: Tables;
  readonly language: Language;
  seat(seat: Seat): string;
  /** Short: the family name. */
  pirate(pirate: PirateId): string;
  pirateInFull(pirate: PirateId): string;
  place(place: PlaceId): string;
  /** With its article where it has one: `the Gold Coast`, `India`. */
  sea(place: PlaceId): string;
  /** Where a ship is: `off the Gold Coast`, `in the North Atlantic`. */
  where(place: PlaceId): string;
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

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A component set may rename a piece. Such a name is used in every language; the usual one is translated. */
function called<I extends string>(id: I, own: readonly Named[], usual: readonly Named[], words: { readonly [K in I]?: string }): string {
  const name = own.find((piece) => piece.id === id)?.name ?? id;
  const isUsual = usual.find((piece) => piece.id === id)?.name === name;
  return (isUsual ? words[id] : undefined) ?? typographic(name);
}

const placesOf = ({ areas, transitBoxes, ports }: Tables['set']): readonly Named[] => [...areas, ...transitBoxes, ...ports];

export const hostageType = (hostage: HostageId, { hostages }: Tables): HostageType | undefined =>
  HOSTAGE_TYPES.find((type) => type === hostages[hostage]?.type);

function hostageName(hostage: HostageId, tables: Tables, { pieces }: Language): string {
  const type = hostageType(hostage, tables);
  const name = tables.hostages[hostage]?.name;
  if (type === undefined || name === undefined) return pieces.unknown.hostage;
  const isUsual = RECONSTRUCTED.hostages.some((usual) => usual.type === type && usual.name === name);
  return isUsual ? pieces.hostages[type] : typographic(name);
}

/** @param seats the players' names, by seat; a seat without one is called by its number */
export function namesFor(tables: Tables, seats: readonly string[], language: Language = en): Names {
  const { set } = tables;
  const { pieces } = language;
  const { unknown } = pieces;
  const inFull = PIRATE_NAMES.map((id) => called(id, set.pirates, RECONSTRUCTED.pirates, pieces.pirates));
  const short = inFull.map((name) => pieces.inShort(familyName(name)));
  const [own, usual] = [placesOf(set), placesOf(RECONSTRUCTED)];
  const places = PLACE_NAMES.map((id) => called(id, own, usual, pieces.places));
  const placeName = (place: PlaceId): string => places[place] ?? unknown.place;
  const at = <T, R>(list: readonly T[], id: number, words: (item: T) => R, other: R): R => {
    const item = list[id];
    return item === undefined ? other : words(item);
  };
  const commissionerNamed = (commissioner: CommissionerId, shorten: (name: string) => string): string =>
    commissioner === EX_PIRATE
      ? pieces.exPirate
      : at(tables.commissioners, commissioner, ({ name }) => shorten(typographic(name)), unknown.commissioner);
  return {
    tables,
    language,
    seat: (seat) => seats[seat] ?? pieces.seat(seat),
    pirate: (pirate) => short[pirate] ?? unknown.pirate,
    pirateInFull: (pirate) => inFull[pirate] ?? unknown.pirate,
    place: placeName,
    sea: (place) => pieces.sea(place, placeName(place)),
    where: (place) => pieces.where(place, placeName(place)),
    port: (port) => (port < 0 ? unknown.place : placeName(placeOf(port))),
    card: (card) => at(TITLE_OF, card, (title) => language.cards[title].title, unknown.card),
    hostage: (hostage) => hostageName(hostage, tables, language),
    merchant: (merchant) => at(MERCHANT_TYPES, tables.merchantType[merchant] ?? -1, (type) => pieces.merchants[type], unknown.merchant),
    ship: (ship) => at(SHIP_NAMES, ship, (name) => pieces.ships[name], unknown.ship),
    nation: (nation) => at(NATION_NAMES, nation, (name) => pieces.nations[name], unknown.nation),
    governor: (governor) => [...set.governors.pro, ...set.governors.anti][governor] ?? unknown.governor,
    warship: (warship) => tables.warships[warship]?.name ?? unknown.warship,
    commissioner: (commissioner) => commissionerNamed(commissioner, familyName),
    commissionerInFull: (commissioner) => commissionerNamed(commissioner, (name) => name),
  };
}

/** All but the first name. */
const familyName = (name: string): string => name.slice(name.indexOf(' ') + 1);

/** The Commissioner's name; the Ex-Pirate keeps the name he had as a pirate. */
export const commissionerName = (names: Names, view: View, id: CommissionerId): string =>
  id === EX_PIRATE && view.exPirate !== NONE
    ? `${names.pirate(view.exPirate)}, ${names.language.pieces.formerPirate}`
    : names.commissionerInFull(id);
