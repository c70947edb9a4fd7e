/** Puts pieces on the board of a scenario. Each comes from where it is in the box, so that nothing exists twice. */
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
import { PARDON_RETURNS_AT } from '../rules/cards/general-pardon.ts';
import { EMPTY_HOLD, FATES, type Game, RETIRED, UNFOUND } from '../state/game.ts';
import type { Table } from './scenario.ts';

export const pirateId = (name: PirateName): PirateId => PIRATES[PIRATE_NAMES.indexOf(name)];
export const portId = (name: PortName): PortId => PORTS[PORT_NAMES.indexOf(name)];
export const placeId = (name: PlaceName): PlaceId => PLACES[PLACE_NAMES.indexOf(name)];

const MARKERS = ['sober', 'voluntary', 'involuntary'] as const;

interface PirateOptions {
  readonly seat?: Seat;
  readonly ship?: ShipName;
  /** Current ratings; those of an undamaged ship unless given. */
  readonly combat?: number;
  readonly speed?: number;
  readonly loyalty?: number;
  readonly notoriety?: number;
  readonly netWorth?: number;
  /** None unless given: then no roll is interrupted by the offer to reroll. */
  readonly cunning?: number;
  /** Doubloons of the first holds; the others are empty. */
  readonly holds?: readonly number[];
  readonly scurvy?: boolean;
  readonly revelry?: (typeof MARKERS)[number];
  readonly letter?: NationName;
  readonly guns?: boolean;
  /** Nations in his attack history. */
  readonly history?: readonly NationName[];
}

/** A pirate in play. */
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

/** Two pirates in play, in one place, are allied; the first gets the odd part. */
export function allied({ g }: Table, senior: PirateName, other: PirateName): void {
  joinForces(g, pirateId(senior), pirateId(other), pirateId(senior));
}

/** Pirates who have left the game by retiring. */
export function retired({ g }: Table, ...names: readonly PirateName[]): void {
  for (const name of names) {
    takeFrom(g.pirateDeck, pirateId(name));
    g.fate[pirateId(name)] = RETIRED;
  }
}

/** Pirate cards in a player's hand. */
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

/** Exactly these event cards are in hand; what was there goes back to the deck. */
export function hand({ g }: Table, seat: Seat, ...titles: readonly CardTitle[]): void {
  g.deck.push(...g.hands[seat]);
  g.hands[seat] = titles.map((title) => fromDeck(g, title));
}

/** Exactly these event cards are left in the deck; the others have been discarded. */
export function deck({ g }: Table, ...titles: readonly CardTitle[]): void {
  const left = titles.map((title) => fromDeck(g, title));
  g.discards.push(...g.deck);
  g.deck = left;
}

/** `deck`, and enough cards to hold as make `count`. */
export function deckOf(t: Table, count: number, ...titles: readonly CardTitle[]): void {
  const { g } = t;
  const toHold = g.deck.filter((card) => USE_OF[card] !== 'now').slice(0, count - titles.length);
  g.deck = g.deck.filter((card) => !toHold.includes(card));
  deck(t, ...titles);
  g.deck.push(...toHold);
}

/** How many cards of a title are in a list. */
export const count = (cards: readonly CardId[], title: CardTitle): number => cards.filter((card) => TITLE_OF[card] === title).length;

interface MerchantOptions {
  /** Face up, since the turn before, or since this one by these pirates. */
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

/** Takes all merchants off the map. */
export function noMerchants({ g }: Table): void {
  for (const port of PORTS) {
    if (g.merchantAt[port] < 0) continue;
    g.merchantPool.push(g.merchantAt[port]);
    g.merchantAt[port] = NO_MERCHANT;
  }
}

export function governor({ g }: Table, port: PortName, side: 'pro' | 'anti'): GovernorId {
  const free = side === 'anti' ? g.governorPool : GOVERNORS.filter((id) => isProGovernor(id) && !g.governorAt.includes(id));
  const [id] = free;
  g.governorPool = g.governorPool.filter((other) => other !== id);
  g.governorAt[portId(port)] = id;
  return id;
}

/** A pro-pirate governor, and his port as this pirate's safe haven. */
export function haven(t: Table, port: PortName, name: PirateName): void {
  t.g.bribed[pirateId(name)] |= 1 << governor(t, port, 'pro');
  t.g.havenOf[portId(port)] = pirateId(name);
}

export function destroyed({ g }: Table, port: PortName): void {
  g.destroyed[portId(port)] = 1;
}

/** King's Commissioners who can be drawn; all eight that are not in play unless named. */
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

export function warship({ g }: Table, area: AreaName, name: WarshipName): void {
  const id = WARSHIPS[WARSHIP_NAMES.indexOf(name)];
  takeFrom(g.warshipPool, id);
  g.warshipAt[AREAS[AREA_NAMES.indexOf(area)]] = id;
}

/** A hostage held for ransom aboard a pirate's ship. */
export function hostage({ g }: Table, name: PirateName, type: HostageType, nation: NationName): HostageId {
  const id = HOSTAGES.find((h) => g.hostageOf[h] === NONE && g.tables.hostages[h].type === type);
  if (id === undefined) throw new Error(`no ${type} is left in the pool`);
  g.hostageOf[id] = pirateId(name);
  g.hostageNation[id] = NATIONS[NATION_NAMES.indexOf(nation)];
  return id;
}

/** 17.2 #1 The map lies before this pirate. */
export function treasureMap({ g }: Table, name: PirateName): void {
  fromDeck(g, 'buried-treasure');
  g.treasureMapOf = pirateId(name);
}

/** The General Pardon has come up so often; the second time it was for all pirates in play. */
export function pardons({ g }: Table, times: 1 | 2, through = g.playerTurn + g.players): void {
  g.pardons = times;
  if (times < 2) return;
  g.aside.push(fromDeck(g, 'general-pardon'));
  g.pardonReturn = PARDON_RETURNS_AT;
  g.pardonThrough = through;
  g.pardoned = g.fleet.flat().reduce((mask, id) => mask | (1 << id), 0);
}

/** What a test may want to know of a pirate. */
export function the({ g }: Table, name: PirateName) {
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

/** Ports with a merchant, face down or up. */
export const merchantPorts = ({ g }: Table): readonly PortName[] => PORT_NAMES.filter((_, i) => g.merchantAt[PORTS[i]] >= 0);

export const hasGovernor = ({ g }: Table, port: PortName): 'pro' | 'anti' | null => {
  const id = g.governorAt[portId(port)];
  return isProGovernor(id) ? 'pro' : isAntiGovernor(id) ? 'anti' : null;
};
