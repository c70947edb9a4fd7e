/** What the value function looks at, as numbers of about one. It reads nothing that lies face down. */
import {
  AREAS,
  bitOf,
  booty,
  CARD_TITLES,
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
  PORTS,
  type PortId,
  placeOf,
  portAt,
  portStatus,
  type Seat,
  type Tables,
  TITLE_BIT,
  VOLUNTARY,
} from '@bb/engine';
import { type Chart, chartOf, FAR } from '../captain/chart.ts';
import { nth } from '../captain/nth.ts';
import { beats } from '../captain/odds.ts';

/** How many numbers describe a pirate, and a seat. */
export const PIRATE_FEATURES = 65;
export const SEAT_FEATURES = 48;

/** Moves beyond which it makes no difference. */
const FARTHEST = 8;
const TITLES = CARD_TITLES.map(bitOf);

/** What follows from the component set alone. */
interface Waters {
  readonly chart: Chart;
  /** By area: the mean worth of a middling cargo, in thousands of doubloons. */
  readonly richness: readonly number[];
}

const known = new WeakMap<Tables, Waters>();
const MIDDLING = [4, 5, 6, 7, 8, 9] as const;

function watersOf(t: Tables): Waters {
  const found = known.get(t);
  if (found) return found;
  const richness = AREAS.map((area) => MIDDLING.reduce((sum, n) => sum + cargoWorth(nth(t.cargoColumn, area), n), 0) / 6000);
  const made = { chart: chartOf(t), richness };
  known.set(t, made);
  return made;
}

const nearness = (moves: number): number => 1 / (1 + Math.min(FARTHEST, moves));
const flag = (is: boolean): number => (is ? 1 : 0);

/** Cards that the game still has, as a part of all: 1 at the start. */
const DECK = 80;
export const timeLeft = (g: Game): number => (g.deck.length + (g.pardons === 0 && g.tables.settings.length === 'long' ? DECK : 0)) / DECK;

/** Player-Turns until this seat's next one; 0 in its own. */
const turnsUntil = (g: Game, seat: Seat): number => (g.active < 0 ? 0 : (seat - g.active + g.players) % g.players);

/** Writes `PIRATE_FEATURES` numbers from `out[i]` on. */
export function describePirate(g: Game, pirate: PirateId, out: Float32Array | Float64Array, i: number): void {
  const t = g.tables;
  const { chart, richness } = watersOf(t);
  const at = nth(g.at, pirate);
  const from = nth(chart, at);
  const seat = nth(g.owner, pirate);
  const { initiative, ability, leadership, cruelty, duel } = nth(t.pirates, pirate);
  const ship = nth(t.ships, nth(g.ship, pirate));
  const combat = nth(g.combat, pirate);
  const speed = nth(g.speed, pirate);
  const notoriety = nth(g.notoriety, pirate);
  const netWorth = nth(g.netWorth, pirate);
  const loyalty = nth(g.loyalty, pirate);
  const revelry = nth(g.revelry, pirate);

  out[i++] = 1;
  out[i++] = (ship.holds - 2) / 2;
  out[i++] = combat / 5;
  out[i++] = speed / 5;
  out[i++] = (ship.combat - combat) / 3;
  out[i++] = (ship.speed - speed) / 3;
  out[i++] = flag(nth(g.guns, pirate) !== NONE);
  out[i++] = flag(speed < 0);
  out[i++] = initiative / 3;
  out[i++] = (ability - 2) / 2;
  out[i++] = (leadership - 2) / 2;
  out[i++] = (cruelty - 2) / 2;
  out[i++] = duel / 4;
  out[i++] = nth(g.cunning, pirate) / 2;

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
      ransom += nth(t.hostages, h).value;
    }
  out[i++] = captives / 2;
  out[i++] = ransom / 5;
  out[i++] = loyalty / 6;
  out[i++] = flag(loyalty <= 1);
  out[i++] = flag(loyalty <= 3);
  out[i++] = flag(loyalty >= 8);
  out[i++] = flag(revelry === VOLUNTARY);
  out[i++] = flag(revelry === INVOLUNTARY);
  out[i++] = nth(g.recovery, pirate) / 2;
  out[i++] = nth(g.scurvy, pirate);

  let full = FAR;
  let half = FAR;
  let refuge = FAR;
  let purchase = FAR;
  let pays = FAR;
  const letter = letterOf(g, pirate);
  for (const port of PORTS) {
    const moves = nth(from, placeOf(port));
    if (moves >= full && moves >= half && moves >= refuge && moves >= purchase) continue;
    const status = portStatus(t, g, pirate, port);
    const rate = conversionRate(status);
    if (rate >= 100) {
      if (moves < full) full = moves;
      const isHaven = status === 'safeHaven';
      if (moves < refuge && (isHaven || (status === 'pro' && letter === t.portNation[port]))) refuge = moves;
      if (moves < purchase && mayBuyHaven(t, g, pirate, port)) purchase = moves;
    } else if (rate > 0 && moves < half) half = moves;
    if (rate > 0 && moves < pays && isProGovernor(nth(g.governorAt, port))) pays = moves;
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
    const moves = nth(from, area);
    if (moves > 2) continue;
    let merchants = 0;
    for (const port of nth(t.areaPorts, area)) {
      if (g.merchantAt[port] === NONE) continue;
      merchants++;
      if (area === at && hasFound(g, pirate, port)) found++;
    }
    const worth = merchants * nth(richness, area);
    if (area === at) here = worth;
    else near = Math.max(near, worth * (moves === 1 ? 1 : 0.6));
  }
  out[i++] = here / 4;
  out[i++] = flag(here > 0);
  out[i++] = near / 4;
  out[i++] = flag(found > 0);
  out[i++] = isArea(at) ? nth(richness, at) : 0;

  let raid = 0;
  let raids = 0;
  let raidNear = 0;
  for (const area of AREAS) {
    const moves = nth(from, area);
    if (moves > 2) continue;
    for (const port of nth(t.areaPorts, area)) {
      if (!mayAttackPort(t, g, port)) continue;
      const promise = raidPromise(g, pirate, port, combat + ability + (nth(g.guns, pirate) === NONE ? 0 : HEAVY_GUNS));
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
  out[i++] = canSack ? (nth(t.portValue, portAt(at)) / 3) * wins(nth(t.pirates, pirate).cruelty - nth(t.portDefense, portAt(at))) : 0;

  const warship = isArea(at) ? nth(g.warshipAt, at) : NONE;
  out[i++] = warship === NONE ? 0 : (nth(t.warships, warship).combat + t.navyBonus) / 8;
  let menace = 0;
  for (let other = 0; other < g.players; other++) {
    const commissioner = nth(g.commissioner, other);
    if (commissioner === NONE || other === seat) continue;
    menace = Math.max(menace, nearness(nth(from, nth(g.commissionerAt, other))));
  }
  out[i++] = menace;
  out[i++] = countBits(nth(g.history, pirate)) / 3;
  out[i++] = flag(maySack(g, pirate));
  out[i++] = flag(nth(g.taken, pirate) === 1);
  out[i++] = flag(nth(g.ally, pirate) !== NONE);
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

/** 9.53 A second die for the port. */
const ALARM = 3.5;

/** 9.52 The chance to take the port, times its Value. */
function raidPromise(g: Game, pirate: PirateId, port: PortId, fight: number): number {
  const edge = fight + information(g, pirate, port) - nth(g.tables.portDefense, port) - (nth(g.attacked, port) > 0 ? ALARM : 0);
  return wins(edge) * nth(g.tables.portValue, port);
}

/** By edge from -6 to 6: the chance that one die and the edge are more than another die. */
const BEATS = Array.from({ length: 13 }, (_, i) => beats(i - 6));
const wins = (edge: number): number => nth(BEATS, Math.max(0, Math.min(12, Math.round(edge) + 6)));

/** Writes `SEAT_FEATURES` numbers from `out[i]` on. */
export function describeSeat(g: Game, seat: Seat, out: Float32Array | Float64Array, i: number): void {
  const { ask } = g;
  const mine = g.active === seat;
  const fleet = nth(g.fleet, seat);
  const hand = nth(g.hands, seat);
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
  out[i++] = nth(g.pirateHands, seat).length / 3;
  out[i++] = hand.length / 8;
  out[i++] = flag(nth(g.commissioner, seat) !== NONE);
  out[i++] = flag(nth(g.apSpent, seat) !== 0);
  out[i++] = g.vp.reduce((most, vp, other) => (other === seat ? most : Math.max(most, vp)), 0) / 50;
  out[i++] = nth(g.vp, seat) / 50;
  let merchants = 0;
  for (const merchant of g.merchantAt) if (merchant !== NONE) merchants++;
  out[i++] = merchants / 12;
  let others = 0;
  let hunters = 0;
  for (let other = 0; other < g.players; other++) {
    if (other === seat) continue;
    others += nth(g.hands, other).length;
    if (g.commissioner[other] !== NONE) hunters++;
  }
  out[i++] = others / (8 * (g.players - 1));
  out[i++] = hunters / 2;
  out[i++] = g.playerTurn === 0 ? 1 : 0;
  for (let title = 0; title < TITLES.length; title++) {
    let n = 0;
    const bit = nth(TITLES, title);
    for (const card of hand) if (TITLE_BIT[card] === bit) n++;
    out[i++] = n / 2;
  }
}

function countBits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest >>= 1) n += rest & 1;
  return n;
}
