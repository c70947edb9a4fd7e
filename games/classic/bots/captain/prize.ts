/** C9 Merchants: what an attack is worth, and the answers during a capture. */
import {
  type Choice,
  combatOf,
  firstHold,
  freeLog,
  HIDDEN,
  hasAttacked,
  isHex,
  MAX_HOLDS,
  type NationId,
  NONE,
  OCEANS,
  PIRATES,
  type PirateId,
  PLACES,
  type PlaceId,
  PORTS,
  placeOf,
  ratingOf,
  SHIPS,
  type ShipId,
  SIGHTINGS,
  type SightingId,
  speedOf,
  type Tables,
} from '../../rules/index.ts';
import { pairAtMost } from './odds.ts';
import { remember } from './remember.ts';
import { apart, best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { combatPoint, crewWorth, fameWorth, hitCosts, loadOf, lossCosts, riskAt } from './worth.ts';

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** C9.5 The mean worth of a cargo in each ocean, by the merchant's defense. */
const cargoes = remember((t: Tables, defense) =>
  t.hostageModifier.map((_, ocean) => mean(t.cards.map(({ worth }) => worth[defense - 2][ocean]))),
);

/** What selling brings of a cargo's worth, on the whole. */
const SOLD_SHARE = 0.75;
const HOSTAGE = 280;
const HOSTAGE_FROM = 10;
/** C9.7 The chance of a hostage, by defense and the ocean's modifier. */
const hostageChance = remember((t: Tables, sum) => mean(t.cards.map((card) => (card.hostage + sum >= HOSTAGE_FROM ? 1 : 0))));

/** What the ports of a nation nearby are worth to one who has not attacked it yet. */
const OPEN_PORT = 16;
const NEARBY = 8;
function closedPorts({ sight }: ViewerKnowledge, pirate: PirateId, nation: NationId, at: PlaceId): number {
  if (hasAttacked(sight, pirate, nation)) return 0;
  const t = sight.tables;
  return PORTS.filter((port) => t.portNation[port] === nation && apart(t, at, placeOf(port)) <= NEARBY).length * OPEN_PORT;
}

/** What a ship is worth in itself. */
const shipWorth = (combat: number, speed: number, holds: number): number => 45 * combat + 40 * speed + 35 * holds;
function gainOfShip({ sight }: ViewerKnowledge, pirate: PirateId, ship: ShipId | typeof NONE): number {
  if (ship === NONE) return 0;
  const t = sight.tables;
  if (ship !== sight.ship[pirate] && freeLog(t, sight, ship) === NONE) return 0;
  const [own, next] = [t.ships[sight.ship[pirate]], t.ships[ship]];
  return shipWorth(next.combat, next.speed, next.holds) - shipWorth(sight.combat[pirate], sight.speed[pirate], own.holds);
}

/** With all holds full a cargo can only take the place of another. */
const NO_ROOM = 0.35;

/** What all attacks of a pirate on merchants have in common. */
interface Attacker {
  /** C9.3 The attack number before the merchant's defense is taken off. */
  readonly number: number;
  /** The share of a cargo that he has room for. */
  readonly room: number;
  /** What his cruelty and a hostage add to his fame. */
  readonly fame: number;
  readonly hostage: number;
  /** What a hit costs, with the crew's mood and the chance of a wound. */
  readonly hit: number;
}
const attackerOf = remember((o: ViewerKnowledge, key): Attacker => {
  const { sight } = o;
  const t = sight.tables;
  const pirate = PIRATES[key];
  const notoriety = sight.notoriety[pirate];
  const wound = sight.scurvy[pirate] === 1 || sight.wound[pirate] > 0 ? 100 : 25;
  return {
    number: combatOf(t, sight, pirate) + speedOf(t, sight, pirate) + ratingOf(t, sight, pirate, 'ability'),
    room: loadOf(o, pirate) < 1 ? 1 : NO_ROOM,
    fame: fameWorth(o, notoriety, ratingOf(t, sight, pirate, 'cruelty')),
    hostage: HOSTAGE + fameWorth(o, notoriety, 5),
    hit: hitCosts(o, combatPoint(sight.combat[pirate]) - crewWorth(sight.unrest[pirate], -1) + wound),
  };
});

/** What he loses with his ship. */
const SUNK = 1000;
/** What an attack on a merchant in this hex is worth, before the dice. `nation`: none if it is not known. */
function attackWorth(
  o: ViewerKnowledge,
  pirate: PirateId,
  at: PlaceId,
  defense: number,
  nation: NationId | typeof NONE,
  ship: ShipId | typeof NONE,
): number {
  const { sight } = o;
  const t = sight.tables;
  const attacker = attackerOf(o, pirate);
  const number = attacker.number - defense;
  const ocean = t.oceanOf[at];
  const spoils =
    SOLD_SHARE * attacker.room * cargoes(t, defense)[ocean] +
    hostageChance(t, defense + t.hostageModifier[ocean]) * attacker.hostage +
    Math.max(0, gainOfShip(o, pirate, ship)) +
    attacker.fame -
    (nation === NONE ? 2 * OPEN_PORT : closedPorts(o, pirate, nation, at));
  const captures = pairAtMost(number);
  const oneHit = pairAtMost(number + 1) - captures;
  const twoHits = pairAtMost(number + 2) - captures - oneHit;
  const sinks = sight.combat[pirate] <= 1 ? oneHit + twoHits : sight.combat[pirate] === 2 ? twoHits : 0;
  return captures * spoils - (oneHit + 2 * twoHits) * attacker.hit - sinks * lossCosts(o, SUNK);
}

/** What an attack on this sighting is worth, if it is known. */
function knownWorth(o: ViewerKnowledge, pirate: PirateId, sighting: SightingId): number {
  const t = o.sight.tables;
  const merchant = o.sight.merchantOn[sighting];
  return attackWorth(
    o,
    pirate,
    o.sight.sightingAt[sighting],
    t.merchantDefense[merchant],
    t.merchantNation[merchant],
    t.merchantShip[merchant],
  );
}

/** The share of the merchants that have this defense. */
const shares = remember((t: Tables, defense) => mean(t.merchantDefense.map((other) => (other === defense ? 1 : 0))));
const DEFENSES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/** What an unknown merchant in this hex is worth: it may be let go for a point of Crew Unrest (C9.2). */
export const unknownWorth = (o: ViewerKnowledge, pirate: PirateId, at: PlaceId): number =>
  unknownIn(o, o.sight.tables.oceanOf[at] * PIRATES.length + pirate);
/** By ocean and pirate, since nothing else tells the places of an unknown merchant apart. */
const unknownIn = remember((o: ViewerKnowledge, key) => {
  const t = o.sight.tables;
  const pirate = PIRATES[key % PIRATES.length];
  const at = PLACES[t.oceanOf.indexOf(OCEANS[Math.floor(key / PIRATES.length)])];
  const letGo = crewWorth(o.sight.unrest[pirate], -1);
  let sum = 0;
  for (const defense of DEFENSES) {
    const ship = t.merchantShip[t.merchantDefense.indexOf(defense)] ?? NONE;
    sum += shares(t, defense) * Math.max(letGo, attackWorth(o, pirate, at, defense, NONE, ship));
  }
  return sum;
});

/** What the merchants in a hex are worth to him who attacks one of them in his next operation. */
export function merchantsWorth(o: ViewerKnowledge, pirate: PirateId, at: PlaceId): number {
  const { sight } = o;
  const letGo = crewWorth(sight.unrest[pirate], -1);
  let [most, unseen, faceDown] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const sighting of SIGHTINGS) {
    if (sighting >= sight.sightingAt.length) break;
    if (sight.sightingAt[sighting] !== at) continue;
    if (sight.sightingUp[sighting] === 1) {
      most = Math.max(most, knownWorth(o, pirate, sighting));
      continue;
    }
    faceDown += 1;
    unseen += sight.merchantOn[sighting] === HIDDEN ? unknownWorth(o, pirate, at) : Math.max(letGo, knownWorth(o, pirate, sighting));
  }
  return faceDown > 0 ? Math.max(most, unseen / faceDown) : most;
}

const FINDS = { nothing: 0, merchant: 1, two: 1.2, storm: 0 } as const;
const STORM_COST = 110;
/** The merchants that a search finds, and what its storms cost; by whether the hex is coastal. */
const searches = remember((t: Tables, isCoastal) => {
  const finds = t.cards.map((card) => (isCoastal === 1 ? card.findAtCoast : card.findAtSea));
  return { merchants: mean(finds.map((find) => FINDS[find])), storms: mean(finds.map((find) => (find === 'storm' ? STORM_COST : 0))) };
});
/** C8.3 What a search in this hex is worth: a merchant to be attacked in the next operation. */
export function searchWorth({ sight: { tables } }: ViewerKnowledge, at: PlaceId, unknown: number): number {
  if (!isHex(at)) return 0;
  const { merchants, storms } = searches(tables, tables.isCoastal[at] ? 1 : 0);
  return merchants * unknown - storms;
}

export function attackOrLeave(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, sighting } = o.about;
  if (pirate === undefined || sighting === undefined) return legal[0];
  const worth = knownWorth(o, pirate, sighting);
  return best(legal, ({ type }) => (type === 'attack' ? worth : crewWorth(o.sight.unrest[pirate], -1)));
}

export function chooseMerchant(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  if (pirate === undefined) return legal[0];
  return best(legal, (choice) =>
    choice.type === 'chase' ? knownWorth(o, pirate, choice.sighting) : unknownWorth(o, pirate, o.sight.at[pirate]),
  );
}

export function takeShip(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, sighting } = o.about;
  if (pirate === undefined || sighting === undefined) return legal[0];
  const gain = gainOfShip(o, pirate, SHIPS[o.sight.tables.merchantShip[o.sight.merchantOn[sighting]]] ?? NONE);
  return best(legal, ({ type }) => (type === 'takeShip' ? gain : 0));
}

/** C9.5 Into an empty hold, or in place of the least worth. */
export function dealWithCargo(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, pounds = 0 } = o.about;
  if (pirate === undefined) return legal[0];
  return best(legal, (choice) => {
    if (choice.type !== 'stow' || choice.hold >= MAX_HOLDS) return 0;
    return pounds - o.sight.holds[firstHold(o.sight, pirate) + choice.hold];
  });
}

export function clearHolds(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  if (pirate === undefined) return legal[0];
  return best(legal, (choice) => (choice.type === 'throwOverboard' ? -o.sight.holds[firstHold(o.sight, pirate) + choice.hold] : 0));
}

const isWell = ({ sight }: ViewerKnowledge, pirate: PirateId): boolean => sight.unrest[pirate] > 4;
/** A hostage is worth more alive, if the crew is content. */
export function tortureHostage(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  return best(legal, ({ type }) => ((type === 'spare') === (pirate === undefined || isWell(o, pirate)) ? 1 : 0));
}

/** C9.9 D&R costs the next turn of this pirate, unless another can use it. */
const IDLE_TURN = 60;
const OTHERS_TURN = 15;
export function declareRevelry(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, mandatory = false } = o.about;
  if (pirate === undefined) return legal[0];
  const unrest = o.sight.unrest[pirate];
  const cost = o.sight.fleet[o.seat].length > 1 ? OTHERS_TURN : IDLE_TURN;
  const gain = crewWorth(unrest, 1) - (mandatory ? crewWorth(unrest, -1) : 0) - riskAt(o, pirate, o.sight.at[pirate]) / 2;
  return best(legal, ({ type }) => (type === 'declareRevelry' ? gain - cost : 0));
}
