/** The inputs of the value function, scaled to about 1. They depend on nothing that is hidden. */
import {
  AREAS,
  bitOf,
  booty,
  cargoWorth,
  conversionRate,
  type Game,
  HEAVY_GUNS,
  HOLD_COUNT,
  HOSTAGES,
  hasFound,
  hold,
  holdCount,
  INVOLUNTARY,
  information,
  isArea,
  isPardoned,
  isPort,
  isProGovernor,
  letterOf,
  mayAttackPort,
  mayBuyHaven,
  maySack,
  NONE,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  PUBLISHED_TITLES,
  placeOf,
  portAt,
  portStatus,
  type Seat,
  type Tables,
  TITLE_BIT,
  VOLUNTARY,
} from '@bb/golden-age/rules';
import { flag } from '@bb/search';
import { beats } from '../captain/dice-odds.ts';
import { type Distances, distancesOf, FAR } from '../captain/distances.ts';

/** How many inputs describe a pirate, and a seat. */
export const PIRATE_FEATURES = 65;
export const SEAT_FEATURES = 48;

/** A position can be judged when a seat must take an Action or play a card. */
export const isToAct = ({ ask }: Game): boolean => ask?.ask === 'takeAction' || ask?.ask === 'playCard';

/** Every place farther away counts as this many Moves away. */
const MAX_MOVES = 8;
/** The network was trained with the published cards; another counts only in the size of the hand. */
const TITLES = PUBLISHED_TITLES.map(bitOf);

/** What depends only on the component set. */
interface Waters {
  readonly distances: Distances;
  /** By Sea Area: the mean worth of a middling cargo, in thousands of doubloons. */
  readonly richness: readonly number[];
}

const known = new WeakMap<Tables, Waters>();
const MIDDLING_TOTALS = [4, 5, 6, 7, 8, 9] as const;

export function watersOf(t: Tables): Waters {
  const found = known.get(t);
  if (found) return found;
  const richness = AREAS.map((area) => MIDDLING_TOTALS.reduce((sum, n) => sum + cargoWorth(t.cargoColumn[area], n), 0) / 6000);
  const facts = { distances: distancesOf(t), richness };
  known.set(t, facts);
  return facts;
}

export const nearness = (moves: number): number => 1 / (1 + Math.min(MAX_MOVES, moves));

/** The share of the cards still to be drawn: 1 at the start, more in a long game. */
const DECK_CARDS = 80;
const timeLeft = (g: Game): number =>
  (g.deck.length + (g.pardons === 0 && g.tables.settings.length === 'long' ? DECK_CARDS : 0)) / DECK_CARDS;

/** Player-Turns until this seat's next one; 0 during its own. */
const turnsUntil = (g: Game, seat: Seat): number => (g.active < 0 ? 0 : (seat - g.active + g.players) % g.players);

/** Writes the pirate's `PIRATE_FEATURES` inputs to `out`, from index `i` on. @param at  where he is, or would be */
export function describePirate(g: Game, pirate: PirateId, out: Float32Array | Float64Array, i: number, at: PlaceId = g.at[pirate]): void {
  const t = g.tables;
  const { distances, richness } = watersOf(t);
  const from = distances[at];
  const seat = g.owner[pirate];
  const { initiative, ability, leadership, cruelty, duel } = t.pirates[pirate];
  const ship = t.ships[g.ship[pirate]];
  const combat = g.combat[pirate];
  const speed = g.speed[pirate];
  const notoriety = g.notoriety[pirate];
  const netWorth = g.netWorth[pirate];
  const loyalty = g.loyalty[pirate];
  const revelry = g.revelry[pirate];

  out[i++] = 1;
  out[i++] = (ship.holds - 2) / 2;
  out[i++] = combat / 5;
  out[i++] = speed / 5;
  out[i++] = (ship.combat - combat) / 3;
  out[i++] = (ship.speed - speed) / 3;
  out[i++] = flag(g.guns[pirate] !== NONE);
  out[i++] = flag(speed < 0);
  out[i++] = initiative / 3;
  out[i++] = (ability - 2) / 2;
  out[i++] = (leadership - 2) / 2;
  out[i++] = (cruelty - 2) / 2;
  out[i++] = duel / 4;
  out[i++] = g.cunning[pirate] / 2;

  const holds = holdCount(t, g, pirate);
  let empty = 0;
  let poorest = 6000;
  for (let h = 0; h < HOLD_COUNT && h < holds; h++) {
    const doubloons = hold(g, pirate, h);
    if (doubloons < 0) empty++;
    else if (doubloons < poorest) poorest = doubloons;
  }
  const aboard = booty(t, g, pirate) / 1000;
  out[i++] = notoriety / 10;
  out[i++] = flag(notoriety >= 2) + flag(notoriety >= 6) + flag(notoriety >= 12);
  out[i++] = netWorth / 4000;
  out[i++] = aboard / 4;
  out[i++] = empty / 2;
  out[i++] = flag(empty === 0);
  out[i++] = empty === holds ? 0 : poorest / 2000;

  let captives = 0;
  let ransom = 0;
  for (const h of HOSTAGES)
    if (g.hostageOf[h] === pirate) {
      captives++;
      ransom += t.hostages[h].value;
    }
  out[i++] = captives / 2;
  out[i++] = ransom / 5;
  out[i++] = loyalty / 6;
  out[i++] = flag(loyalty <= 1);
  out[i++] = flag(loyalty <= 3);
  out[i++] = flag(loyalty >= 8);
  out[i++] = flag(revelry === VOLUNTARY);
  out[i++] = flag(revelry === INVOLUNTARY);
  out[i++] = g.recovery[pirate] / 2;
  out[i++] = g.scurvy[pirate];

  let full = FAR;
  let half = FAR;
  let refuge = FAR;
  let purchase = FAR;
  let pays = FAR;
  const letter = letterOf(g, pirate);
  for (const port of PORTS) {
    const moves = from[placeOf(port)];
    if (moves >= full && moves >= half && moves >= refuge && moves >= purchase) continue;
    const status = portStatus(t, g, pirate, port);
    const rate = conversionRate(status);
    if (rate >= 100) {
      if (moves < full) full = moves;
      const isHaven = status === 'safeHaven';
      if (moves < refuge && (isHaven || (status === 'pro' && letter === t.portNation[port]))) refuge = moves;
      if (moves < purchase && mayBuyHaven(t, g, pirate, port)) purchase = moves;
    } else if (rate > 0 && moves < half) half = moves;
    if (rate > 0 && moves < pays && isProGovernor(g.governorAt[port])) pays = moves;
  }
  out[i++] = nearness(full);
  out[i++] = aboard * nearness(full);
  out[i++] = nearness(half);
  out[i++] = flag(refuge < FAR);
  out[i++] = nearness(refuge);
  out[i++] = (notoriety / 10 + netWorth / 4000) * nearness(refuge);
  out[i++] = nearness(purchase);
  out[i++] = nearness(pays);
  out[i++] = flag(letter !== NONE);
  out[i++] = flag(isPort(at));
  out[i++] = flag(!isPort(at) && !isArea(at));

  let here = 0;
  let found = 0;
  let near = 0;
  for (const area of AREAS) {
    const moves = from[area];
    if (moves > 2) continue;
    let merchants = 0;
    for (const port of t.areaPorts[area]) {
      if (g.merchantAt[port] === NONE) continue;
      merchants++;
      if (area === at && hasFound(g, pirate, port)) found++;
    }
    const worth = merchants * richness[area];
    if (area === at) here = worth;
    else near = Math.max(near, worth * (moves === 1 ? 1 : 0.6));
  }
  out[i++] = here / 4;
  out[i++] = flag(here > 0);
  out[i++] = near / 4;
  out[i++] = flag(found > 0);
  out[i++] = isArea(at) ? richness[at] : 0;

  let raid = 0;
  let raids = 0;
  let raidNear = 0;
  for (const area of AREAS) {
    const moves = from[area];
    if (moves > 2) continue;
    for (const port of t.areaPorts[area]) {
      if (!mayAttackPort(t, g, port)) continue;
      const promise = raidPromise(g, pirate, port);
      if (area === at) {
        raid = Math.max(raid, promise);
        raids += promise;
      } else raidNear = Math.max(raidNear, promise * (moves === 1 ? 1 : 0.6));
    }
  }
  out[i++] = raid / 3;
  out[i++] = raids / 6;
  out[i++] = raidNear / 3;
  const canSack = isPort(at) && maySack(g, pirate);
  out[i++] = canSack ? (t.portValue[portAt(at)] / 3) * wins(t.pirates[pirate].cruelty - t.portDefense[portAt(at)]) : 0;

  const warship = isArea(at) ? g.warshipAt[at] : NONE;
  out[i++] = warship === NONE ? 0 : (t.warships[warship].combat + t.navyBonus) / 8;
  let menace = 0;
  for (let other = 0; other < g.players; other++) {
    const commissioner = g.commissioner[other];
    if (commissioner === NONE || other === seat) continue;
    menace = Math.max(menace, nearness(from[g.commissionerAt[other]]));
  }
  out[i++] = menace;
  out[i++] = countBits(g.history[pirate]) / 3;
  out[i++] = flag(maySack(g, pirate));
  out[i++] = flag(g.taken[pirate] === 1);
  out[i++] = flag(g.ally[pirate] !== NONE);
  out[i++] = flag(g.treasureMapOf === pirate);
  out[i++] = flag(isPardoned(g, pirate));
  const mine = g.active === seat;
  out[i++] = flag(mine && (g.actionsOf === pirate || g.actionsOf === NONE)) * (g.actionsLeft / 2);
  const time = timeLeft(g);
  const turns = g.deck.length / (2 * g.players);
  out[i++] = time;
  out[i++] = Math.min(2, turns / 6);
  out[i++] = 1 / (1 + turns);
  out[i++] = turnsUntil(g, seat) / g.players;
  out[i++] = (g.players - 3) / 2;
}

/** 9.53 The mean of the second die that a port throws once it has been attacked. */
const ALARMED_PORT_BONUS = 3.5;

/** 9.52 The chance to take the port times its Value. */
export function raidPromise(g: Game, pirate: PirateId, port: PortId): number {
  const guns = g.guns[pirate] === NONE ? 0 : HEAVY_GUNS;
  const fight = g.combat[pirate] + g.tables.pirates[pirate].ability + guns;
  const edge = fight + information(g, pirate, port) - g.tables.portDefense[port] - (g.attacked[port] > 0 ? ALARMED_PORT_BONUS : 0);
  return wins(edge) * g.tables.portValue[port];
}

/** By edge, from -6 to 6: the chance that one die plus the edge beats another die. */
const BEATS = Array.from({ length: 13 }, (_, i) => beats(i - 6));
const wins = (edge: number): number => BEATS[Math.max(0, Math.min(12, Math.round(edge) + 6))];

/** Writes the seat's `SEAT_FEATURES` inputs to `out`, from index `i` on. */
export function describeSeat(g: Game, seat: Seat, out: Float32Array | Float64Array, i: number): void {
  const { ask } = g;
  const mine = g.active === seat;
  const fleet = g.fleet[seat];
  const hand = g.hands[seat];
  const turns = g.deck.length / (2 * g.players);
  out[i++] = 1;
  out[i++] = timeLeft(g);
  out[i++] = Math.min(2, turns / 6);
  out[i++] = 1 / (1 + turns);
  out[i++] = g.pardons / 2;
  out[i++] = flag(g.pardonThrough > 0);
  out[i++] = (g.players - 3) / 2;
  out[i++] = flag(g.players === 2);
  out[i++] = flag(g.players >= 4);
  out[i++] = turnsUntil(g, seat) / g.players;
  out[i++] = flag(mine);
  out[i++] = flag(mine) * (g.actionsLeft / 2);
  out[i++] = flag(mine && ask?.ask === 'playCard');
  out[i++] = fleet.length / 3;
  out[i++] = flag(fleet.length === 0);
  out[i++] = g.pirateHands[seat].length / 3;
  out[i++] = hand.length / 8;
  out[i++] = flag(g.commissioner[seat] !== NONE);
  out[i++] = flag(g.apSpent[seat] !== 0);
  out[i++] = g.vp.reduce((most, vp, other) => (other === seat ? most : Math.max(most, vp)), 0) / 50;
  out[i++] = g.vp[seat] / 50;
  let merchants = 0;
  for (const merchant of g.merchantAt) if (merchant !== NONE) merchants++;
  out[i++] = merchants / 12;
  let others = 0;
  let hunters = 0;
  for (let other = 0; other < g.players; other++) {
    if (other === seat) continue;
    others += g.hands[other].length;
    if (g.commissioner[other] !== NONE) hunters++;
  }
  out[i++] = others / (8 * (g.players - 1));
  out[i++] = hunters / 2;
  out[i++] = g.playerTurn === 0 ? 1 : 0;
  for (let title = 0; title < TITLES.length; title++) {
    let n = 0;
    const bit = TITLES[title];
    for (const card of hand) if (TITLE_BIT[card] === bit) n++;
    out[i++] = n / 2;
  }
}

function countBits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest >>= 1) n += rest & 1;
  return n;
}
