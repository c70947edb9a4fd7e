/** Puts pieces on the board of a scenario. */
import {
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  type CommissionerId,
  type CommissionerName,
  GOVERNORS,
  HEXES,
  HOSTAGES,
  type HostageId,
  LETTERS,
  type LetterId,
  MAX_HOLDS,
  MERCHANTS,
  NATION_NAMES,
  NATIONS,
  type NationId,
  type NationName,
  NO_CARD,
  NO_PIRATE,
  NONE,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  type PirateName,
  PLACE_NAMES,
  PLACES,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortId,
  type PortName,
  type Seat,
  SHIP_NAMES,
  SHIPS,
  type ShipName,
  SIGHTINGS,
  type SightingId,
  SLOTS,
  type SlotId,
  WARSHIPS,
} from '../data/ids.ts';
import { CRIPPLING, MINOR, NO_WOUND } from '../data/tables.ts';
import { takeFrom } from '../effects/lists.ts';
import { placeMerchant } from '../effects/sea.ts';
import { firstHold, freeLog, stashOf } from '../queries/pirates.ts';
import { ACTIVE, FATES, type Game, LOST, RETIRED } from '../state/position.ts';
import type { Table } from './scenario.ts';

export const pirateId = (name: PirateName): PirateId => PIRATES[PIRATE_NAMES.indexOf(name)];
export const portId = (name: PortName): PortId => PORTS[PORT_NAMES.indexOf(name)];
export const nationId = (name: NationName): NationId => NATIONS[NATION_NAMES.indexOf(name)];
/** @param name  a hex such as `A0708`, a transit box or a port */
export function placeId(name: string): PlaceId {
  const place = PLACES[PLACE_NAMES.indexOf(name)];
  if (place === undefined) throw new Error(`there is no place ${name}`);
  return place;
}

interface PirateOptions {
  readonly seat?: Seat;
  readonly ship?: ShipName;
  readonly combat?: number;
  readonly speed?: number;
  readonly unrest?: number;
  readonly notoriety?: number;
  readonly netWorth?: number;
  readonly cunning?: number;
  /** Pounds in the first holds. */
  readonly holds?: readonly number[];
  readonly scurvy?: boolean;
  readonly revelry?: boolean;
  readonly careened?: boolean;
  readonly wound?: 'minor' | 'crippling';
  readonly letter?: NationName;
  readonly history?: readonly NationName[];
  readonly havens?: readonly PortName[];
}

/** Puts a pirate into play. */
export function pirate({ g }: Table, name: PirateName, at: string, options: PirateOptions = {}): PirateId {
  const { seat = 0, ship = 'sloop', holds = [], history = [], havens = [] } = options;
  const id = pirateId(name);
  const shipId = SHIPS[SHIP_NAMES.indexOf(ship)];
  const figures = g.tables.ships[shipId];
  g.owner[id] = seat;
  g.fate[id] = ACTIVE;
  g.fleet[seat].push(id);
  g.log[id] = freeLog(g.tables, g, shipId);
  g.ship[id] = shipId;
  g.at[id] = placeId(at);
  g.combat[id] = options.combat ?? figures.combat;
  g.speed[id] = options.speed ?? figures.speed;
  g.unrest[id] = options.unrest ?? g.tables.startUnrest;
  g.notoriety[id] = options.notoriety ?? 0;
  g.netWorth[id] = options.netWorth ?? 0;
  g.cunning[id] = options.cunning ?? 0;
  for (let i = 0; i < MAX_HOLDS; i++) g.holds[firstHold(g, id) + i] = holds[i] ?? 0;
  g.scurvy[id] = options.scurvy ? 1 : 0;
  g.revelry[id] = options.revelry ? 1 : 0;
  g.careened[id] = options.careened ? 1 : 0;
  g.wound[id] = options.wound === 'minor' ? MINOR : options.wound === 'crippling' ? CRIPPLING : NO_WOUND;
  for (const nation of history) g.history[id] = g.history[id] | (1 << nationId(nation));
  for (const port of havens) g.havenOf[portId(port)] = id;
  if (options.letter) g.letter[id] = drawLetter(g, options.letter);
  return id;
}

function drawLetter(g: Game, nation: NationName): LetterId {
  const letter = LETTERS.find((letter) => g.letterPool.includes(letter) && g.tables.letterNation[letter] === nationId(nation));
  if (letter === undefined) throw new Error(`no letter of ${nation} is left`);
  takeFrom(g.letterPool, letter);
  return letter;
}

/** Puts a letter of this nation on offer. */
export function letterOn({ g }: Table, port: PortName, nation: NationName): void {
  g.letterOn[portId(port)] = drawLetter(g, nation);
}

/** Notes a pirate who has left the game. */
export function departed({ g }: Table, name: PirateName, seat: Seat, fate: 'retired' | 'lost', netWorth = 0, notoriety = 0): PirateId {
  const id = pirateId(name);
  g.owner[id] = seat;
  g.fate[id] = fate === 'retired' ? RETIRED : LOST;
  g.exit[seat] = g.fate[id];
  g.netWorth[id] = netWorth;
  g.notoriety[id] = notoriety;
  return id;
}

/** Puts a merchant of this defense and nation on the map. */
export function merchant({ g }: Table, at: string, defense: number, nation: NationName = 'english', up = false): SightingId {
  const id = MERCHANTS.find(
    (merchant) =>
      g.merchantPool.includes(merchant) &&
      g.tables.merchantDefense[merchant] === defense &&
      g.tables.merchantNation[merchant] === nationId(nation),
  );
  if (id === undefined) throw new Error(`no ${nation} merchant of defense ${defense} is left`);
  placeMerchant(g, id, placeId(at), up, 'C9.1');
  const sighting = SIGHTINGS.find((sighting) => g.merchantOn[sighting] === id);
  if (sighting === undefined) throw new Error('the merchant is not on the map');
  return sighting;
}

/** Puts a warship of this combat and nation on the map. */
export function warship({ g }: Table, at: string, combat: number, nation: NationName = 'english', up = true): SlotId {
  const id = WARSHIPS.find(
    (warship) =>
      g.warshipPool.includes(warship) && g.tables.warshipCombat[warship] === combat && g.tables.warshipNation[warship] === nationId(nation),
  );
  if (id === undefined) throw new Error(`no ${nation} warship of combat ${combat} is left`);
  takeFrom(g.warshipPool, id);
  const slot = SLOTS[g.slotAt.length];
  g.slotAt.push(placeId(at));
  g.slotUp.push(up ? 1 : 0);
  g.warshipOn.push(id);
  return slot;
}

export function commissioner({ g }: Table, name: CommissionerName, seat: Seat, at: string): CommissionerId {
  const id = COMMISSIONERS[COMMISSIONER_NAMES.indexOf(name)];
  g.commissionerOf[id] = seat;
  g.commissionerAt[id] = placeId(at);
  g.movement[id] = g.tables.commissioners[id].movement;
  g.strength[id] = g.tables.commissioners[id].combat;
  return id;
}

export function governor({ g }: Table, port: PortName, side: 'pro' | 'anti'): void {
  const id = GOVERNORS.find((governor) => g.governorPool.includes(governor) && g.tables.isPro[governor] === (side === 'pro'));
  if (id === undefined) throw new Error(`no ${side} governor is left`);
  takeFrom(g.governorPool, id);
  g.governorAt[portId(port)] = id;
}

/** Puts a hostage aboard, whose home port his captor's player knows. */
export function hostage({ g }: Table, name: PirateName, home: PortName): HostageId {
  const id = HOSTAGES[g.hostageOf.length];
  g.hostageOf.push(pirateId(name));
  g.tortured.push(0);
  g.toldTo.push(NO_PIRATE);
  g.takenAt.push(HEXES[g.tables.hexOf[placeId(home)]]);
  g.takenFrom.push(nationId('english'));
  g.homePort.push(portId(home));
  g.homeSeen.push(1 << g.owner[pirateId(name)]);
  g.homeCard.push(NO_CARD);
  return id;
}

/** Allies two pirates. */
export function allied({ g }: Table, pirateName: PirateName, other: PirateName): void {
  g.ally[pirateId(pirateName)] = pirateId(other);
  g.ally[pirateId(other)] = pirateId(pirateName);
}

/** @returns the state of a pirate, with names in place of ids */
export function pirateState({ g }: Table, name: PirateName) {
  const id = pirateId(name);
  return {
    fate: FATES[g.fate[id]],
    at: PLACE_NAMES[g.at[id]] ?? null,
    ship: SHIP_NAMES[g.ship[id]] ?? null,
    combat: g.combat[id],
    speed: g.speed[id],
    unrest: g.unrest[id],
    notoriety: g.notoriety[id],
    netWorth: g.netWorth[id],
    stash: stashOf(g, id),
    cunning: g.cunning[id],
    holds: g.log[id] === NONE ? [] : g.holds.slice(firstHold(g, id), firstHold(g, id) + MAX_HOLDS).filter((pounds) => pounds > 0),
    hostages: g.hostageOf.filter((pirate) => pirate === id).length,
    history: NATION_NAMES.filter((_, nation) => (g.history[id] & (1 << nation)) !== 0),
    ally: PIRATE_NAMES[g.ally[id]] ?? null,
    scurvy: g.scurvy[id] === 1,
    revelry: g.revelry[id] === 1,
    careened: g.careened[id] === 1,
    holding: g.holding[id] === 1,
  };
}
