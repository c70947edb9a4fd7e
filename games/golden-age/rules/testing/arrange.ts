/** Puts pieces on the board of a scenario. Each is taken from where it was, so that no piece exists twice. */
import { type CardTitle, TITLE_OF, USE_OF } from '../data/cards.ts';
import {
  AREA_NAMES,
  AREAS,
  type AreaName,
  type CardId,
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  type CommissionerName,
  GOVERNORS,
  type GovernorId,
  HOLD_COUNT,
  HOSTAGES,
  type HostageId,
  type HostageType,
  isAntiGovernor,
  isProGovernor,
  MERCHANT_TYPES,
  type MerchantType,
  NATION_NAMES,
  NATIONS,
  type NationName,
  NO_MERCHANT,
  NONE,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  type PirateName,
  PLACE_NAMES,
  PLACES,
  type PlaceId,
  type PlaceName,
  PORT_NAMES,
  PORTS,
  type PortId,
  type PortName,
  type Seat,
  SHIP_NAMES,
  SHIPS,
  type ShipName,
  type TransitName,
  WARSHIP_NAMES,
  WARSHIPS,
  type WarshipName,
} from '../data/ids.ts';
import { joinForces } from '../effects/alliance.ts';
import { enlist } from '../effects/leaving.ts';
import { dropFrom, takeFrom } from '../effects/lists.ts';
import { giveShip } from '../effects/pirates.ts';
import { information } from '../queries/pirates.ts';
import { EMPTY_HOLD, FATES, type Game, RETIRED, UNFOUND } from '../state/position.ts';
import type { Table } from './scenario.ts';

export const pirateId = (name: PirateName): PirateId => PIRATES[PIRATE_NAMES.indexOf(name)];
export const portId = (name: PortName): PortId => PORTS[PORT_NAMES.indexOf(name)];
export const placeId = (name: PlaceName): PlaceId => PLACES[PLACE_NAMES.indexOf(name)];

const MARKERS = ['sober', 'voluntary', 'involuntary'] as const;

interface PirateOptions {
  readonly seat?: Seat;
  readonly ship?: ShipName;
  /** Current ratings; by default those of an undamaged ship. */
  readonly combat?: number;
  readonly speed?: number;
  readonly loyalty?: number;
  readonly notoriety?: number;
  readonly netWorth?: number;
  /** None by default, so that no roll is interrupted by the offer to reroll. */
  readonly cunning?: number;
  /** The doubloons in the first holds; the others are empty. */
  readonly holds?: readonly number[];
  readonly scurvy?: boolean;
  readonly revelry?: (typeof MARKERS)[number];
  readonly letter?: NationName;
  readonly guns?: boolean;
  /** Nations in his attack history. */
  readonly history?: readonly NationName[];
}

/** Puts a pirate into play. */
export function pirate({ g }: Table, name: PirateName, at: PlaceName, options: PirateOptions = {}): PirateId {
  const { seat = 0, ship = 'sloop', holds = [], revelry = 'sober', history = [] } = options;
  const id = pirateId(name);
  takeFrom(g.pirateDeck, id);
  enlist(g, seat, id);
  giveShip(g, id, SHIPS[SHIP_NAMES.indexOf(ship)]);
  g.at[id] = placeId(at);
  g.combat[id] = options.combat ?? g.combat[id];
  g.speed[id] = options.speed ?? g.speed[id];
  g.loyalty[id] = options.loyalty ?? g.tables.startLoyalty;
  g.notoriety[id] = options.notoriety ?? 0;
  g.netWorth[id] = options.netWorth ?? 0;
  g.cunning[id] = options.cunning ?? 0;
  for (let i = 0; i < HOLD_COUNT; i++) g.holds[id * HOLD_COUNT + i] = holds[i] ?? EMPTY_HOLD;
  g.scurvy[id] = options.scurvy ? 1 : 0;
  g.revelry[id] = MARKERS.indexOf(revelry);
  for (const nation of history) g.history[id] |= 1 << NATION_NAMES.indexOf(nation);
  if (options.guns) g.guns[id] = fromDeck(g, 'heavy-guns');
  if (options.letter) {
    g.letterCard[id] = fromDeck(g, 'letter-of-marque');
    g.letter[id] = NATIONS[NATION_NAMES.indexOf(options.letter)];
  }
  return id;
}

/** Allies two pirates who are in play in one place. The first is the senior, who gets the odd part. */
export function allied({ g }: Table, senior: PirateName, other: PirateName): void {
  joinForces(g, pirateId(senior), pirateId(other), pirateId(senior));
}

/** Makes these pirates retired. */
export function retired({ g }: Table, ...names: readonly PirateName[]): void {
  for (const name of names) {
    takeFrom(g.pirateDeck, pirateId(name));
    g.fate[pirateId(name)] = RETIRED;
  }
}

/** Puts pirate cards into a player's hand. */
export function pirateHand({ g }: Table, seat: Seat, ...names: readonly PirateName[]): void {
  for (const name of names) {
    takeFrom(g.pirateDeck, pirateId(name));
    g.pirateHands[seat].push(pirateId(name));
  }
}

function fromDeck(g: Game, title: CardTitle): CardId {
  const card = g.deck.find((c) => TITLE_OF[c] === title);
  if (card === undefined) throw new Error(`no ${title} is left in the deck`);
  dropFrom(g.deck, card);
  return card;
}

/** Replaces a hand by exactly these event cards; the old ones go back to the deck. */
export function hand({ g }: Table, seat: Seat, ...titles: readonly CardTitle[]): void {
  g.deck.push(...g.hands[seat]);
  g.hands[seat] = titles.map((title) => fromDeck(g, title));
}

/** Leaves exactly these event cards in the deck; the others are discarded. */
export function deck({ g }: Table, ...titles: readonly CardTitle[]): void {
  const left = titles.map((title) => fromDeck(g, title));
  g.discards.push(...g.deck);
  g.deck = left;
}

/** Like `deck`, with further cards to hold until the deck has `count` cards. */
export function deckOf(t: Table, count: number, ...titles: readonly CardTitle[]): void {
  const { g } = t;
  const toHold = g.deck.filter((card) => USE_OF[card] !== 'now').slice(0, count - titles.length);
  g.deck = g.deck.filter((card) => !toHold.includes(card));
  deck(t, ...titles);
  g.deck.push(...toHold);
}

/** The number of cards of a title in a list. */
export const count = (cards: readonly CardId[], title: CardTitle): number => cards.filter((card) => TITLE_OF[card] === title).length;

interface MerchantOptions {
  /** Face up since the turn before, or found in this turn by these pirates. Face down by default. */
  readonly found?: 'earlier' | readonly PirateName[];
}

export function merchant({ g }: Table, port: PortName, type: MerchantType, { found }: MerchantOptions = {}): void {
  const id = g.merchantPool.find((m) => MERCHANT_TYPES[g.tables.merchantType[m]] === type);
  if (id === undefined) throw new Error(`no ${type} is left in the pool`);
  takeFrom(g.merchantPool, id);
  g.merchantAt[portId(port)] = id;
  g.merchantSince[portId(port)] = found === undefined ? UNFOUND : found === 'earlier' ? g.playerTurn - 1 : g.playerTurn;
  if (Array.isArray(found)) for (const name of found) g.merchantFinders[portId(port)] |= 1 << pirateId(name);
}

/** Takes the merchant of a port off the map, if there is one. */
export function noMerchant({ g }: Table, name: PortName): void {
  const port = portId(name);
  if (g.merchantAt[port] < 0) return;
  g.merchantPool.push(g.merchantAt[port]);
  g.merchantAt[port] = NO_MERCHANT;
}

/** Takes all merchants off the map. */
export const noMerchants = (t: Table): void => PORT_NAMES.forEach((name) => void noMerchant(t, name));

export function governor({ g }: Table, port: PortName, side: 'pro' | 'anti'): GovernorId {
  const free = side === 'anti' ? g.governorPool : GOVERNORS.filter((id) => isProGovernor(id) && !g.governorAt.includes(id));
  const [id] = free;
  g.governorPool = g.governorPool.filter((other) => other !== id);
  g.governorAt[portId(port)] = id;
  return id;
}

/** Places a pro-pirate governor, and makes his port the pirate's safe haven. */
export function haven(t: Table, port: PortName, name: PirateName): void {
  t.g.bribed[pirateId(name)] |= 1 << governor(t, port, 'pro');
  t.g.havenOf[portId(port)] = pirateId(name);
}

export function destroyed({ g }: Table, port: PortName): void {
  g.destroyed[portId(port)] = 1;
}

/** Sets the King's Commissioners who can be drawn: these, or by default all eight that are not in play. */
export function commissionerPool({ g }: Table, ...names: readonly CommissionerName[]): void {
  const drawn = names.length > 0 ? names : COMMISSIONER_NAMES.filter((name) => name !== 'ex-pirate');
  const ids = drawn.map((name) => COMMISSIONERS[COMMISSIONER_NAMES.indexOf(name)]);
  g.commissionerPool = ids.filter((id) => !g.commissioner.includes(id));
}

export function commissioner({ g }: Table, seat: Seat, name: CommissionerName, at: AreaName | TransitName): void {
  const id = COMMISSIONERS[COMMISSIONER_NAMES.indexOf(name)];
  g.commissionerPool = g.commissionerPool.filter((other) => other !== id);
  g.commissioner[seat] = id;
  g.commissionerAt[seat] = placeId(at);
}

/** 4.61, 10.23 These seats have used their anti-pirate action in this Player-Turn; a Commissioner has acted in it if `commissioner` is true. */
export function spent({ g }: Table, seats: readonly Seat[], { commissioner: hasActed = false } = {}): void {
  for (const seat of seats) g.apSpent[seat] = 1;
  if (hasActed) g.commissionerActed = 1;
}

export function warship({ g }: Table, area: AreaName, name: WarshipName): void {
  const id = WARSHIPS[WARSHIP_NAMES.indexOf(name)];
  takeFrom(g.warshipPool, id);
  g.warshipAt[AREAS[AREA_NAMES.indexOf(area)]] = id;
}

/** Puts a hostage aboard a pirate's ship, held for ransom. */
export function hostage({ g }: Table, name: PirateName, type: HostageType, nation: NationName): HostageId {
  const id = HOSTAGES.find((h) => g.hostageOf[h] === NONE && g.tables.hostages[h].type === type);
  if (id === undefined) throw new Error(`no ${type} is left in the pool`);
  g.hostageOf[id] = pirateId(name);
  g.hostageNation[id] = NATIONS[NATION_NAMES.indexOf(nation)];
  return id;
}

/** 17.2 #1 Gives the map of Buried Treasure to this pirate. */
export function treasureMap({ g }: Table, name: PirateName): void {
  fromDeck(g, 'buried-treasure');
  g.treasureMapOf = pirateId(name);
}

/** Makes the General Pardon have come up once or twice; the second time it holds for all pirates in play. */
export function pardons({ g }: Table, times: 1 | 2, through = g.playerTurn + g.players): void {
  g.pardons = times;
  if (times < 2) return;
  g.aside.push(fromDeck(g, 'general-pardon'));
  g.pardonReturn = g.tables.pardonReturnsAt;
  g.pardonThrough = through;
  g.pardoned = g.fleet.flat().reduce((mask, id) => mask | (1 << id), 0);
}

/** @returns the state of a pirate, with names in place of ids */
export function pirateState({ g }: Table, name: PirateName) {
  const id = pirateId(name);
  const nation = g.letter[id];
  return {
    fate: FATES[g.fate[id]],
    owner: g.owner[id],
    at: PLACE_NAMES[g.at[id]] ?? null,
    ship: SHIP_NAMES[g.ship[id]] ?? null,
    combat: g.combat[id],
    speed: g.speed[id],
    loyalty: g.loyalty[id],
    notoriety: g.notoriety[id],
    netWorth: g.netWorth[id],
    cunning: g.cunning[id],
    holds: g.holds.slice(id * HOLD_COUNT, (id + 1) * HOLD_COUNT).filter((doubloons) => doubloons !== EMPTY_HOLD),
    hostages: HOSTAGES.filter((h) => g.hostageOf[h] === id).map((h) => g.tables.hostages[h].type),
    scurvy: g.scurvy[id] === 1,
    revelry: MARKERS[g.revelry[id]],
    letter: NATION_NAMES[nation] ?? null,
    guns: g.guns[id] !== NONE,
    ally: PIRATE_NAMES[g.ally[id]] ?? null,
    bribed: GOVERNORS.filter((governorId) => (g.bribed[id] & (1 << governorId)) !== 0),
    treasureMap: g.treasureMapOf === id,
  };
}

export const informationOf = ({ g }: Table, name: PirateName, port: PortName): number => information(g, pirateId(name), portId(port));

/** The ports with a merchant, face down or up. */
export const merchantPorts = ({ g }: Table): readonly PortName[] => PORT_NAMES.filter((_, i) => g.merchantAt[PORTS[i]] >= 0);

export const hasGovernor = ({ g }: Table, port: PortName): 'pro' | 'anti' | null => {
  const id = g.governorAt[portId(port)];
  return isProGovernor(id) ? 'pro' : isAntiGovernor(id) ? 'anti' : null;
};
