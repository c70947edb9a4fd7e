/** C8 Voyages: where a pirate sails, and what that is worth. */
import { itemAt } from '@bb/kernel';
import {
  type Choice,
  HEXES,
  handicapOf,
  isHex,
  mayAttack,
  NONE,
  type PirateId,
  type PlaceId,
  PORTS,
  placeOf,
  sightingsIn,
  speedOf,
} from '../../rules/index.ts';
import { type Chart, firstStep, isHunted, pirateChart, UNREACHED } from './chart.ts';
import { evades } from './odds.ts';
import { best, type Outlook } from './outlook.ts';
import { callWorth, raidWorth } from './port.ts';
import { merchantsWorth, searchWorth, unknownWorth } from './prize.ts';
import { eagernessOf, riskAt, stakeOf } from './worth.ts';

const MEAN_DIE = 3.5;
/** How many hexes off a pirate still looks for a place to search. */
const SEARCH_REACH = 6;
/** Of the chance that he is lost when he is caught. */
const LOST_WHEN_CAUGHT = 0.35;

/** A place to sail to, and what that earns for each operation. */
interface Goal {
  readonly to: PlaceId;
  readonly score: number;
}

/** @returns the operations that the way takes, this one included */
function operationsTo(o: Outlook, pirate: PirateId, steps: number, points: number): number {
  const perMove = Math.max(1, MEAN_DIE + speedOf(o.sight.tables, o.sight, pirate));
  return steps <= points ? 1 : 1 + (steps - points) / perMove;
}

/** What meeting the hunters of a hex costs. */
const meetingCost = (o: Outlook, pirate: PirateId, hex: PlaceId): number =>
  isHunted(o.sight, hex, o.seat)
    ? (1 - evades(speedOf(o.sight.tables, o.sight, pirate) + handicapOf(o.sight, pirate))) * LOST_WHEN_CAUGHT * stakeOf(o, pirate) + 20
    : 0;

/** The best of the goals seen so far. */
class Goals {
  best: Goal | null = null;

  /** Dangers only lower a score, so a goal that could not be the best without them needs no look at them. */
  see(to: PlaceId, gain: number, lessDangers: (gain: number) => number): void {
    if (this.best !== null && gain <= this.best.score) return;
    const score = lessDangers(gain);
    if (this.best === null || score > this.best.score) this.best = { to, score };
  }
}

/** @returns the best place to sail to; null if there is none */
function bestGoal(o: Outlook, pirate: PirateId, chart: Chart, points: number): Goal | null {
  const { sight } = o;
  const t = sight.tables;
  const eagerness = eagernessOf(o, pirate);
  const goals = new Goals();
  const operations = (place: PlaceId): number => operationsTo(o, pirate, chart.steps[place] ?? UNREACHED, points);
  for (const port of PORTS) {
    const place = placeOf(port);
    const hex = itemAt(HEXES, itemAt(t.hexOf, place));
    if (chart.steps[place] !== UNREACHED && place !== sight.at[pirate]) {
      const call = callWorth(o, pirate, port);
      const risky = operations(place) > 1 ? hex : place;
      if (call.operations > 0)
        goals.see(place, call.worth / (operations(place) + call.operations), (gain) => gain - riskAt(o, pirate, risky));
    }
    if (chart.steps[hex] !== UNREACHED && mayAttack(t, sight, pirate, port))
      goals.see(hex, (eagerness * raidWorth(o, pirate, port)) / operations(hex), (gain) => gain - meetingCost(o, pirate, hex));
  }
  for (const hex of new Set(sight.sightingAt))
    if (hex !== NONE && chart.steps[hex] !== UNREACHED)
      goals.see(
        hex,
        (eagerness * merchantsWorth(o, pirate, hex)) / (operations(hex) + 1),
        (gain) => gain - riskAt(o, pirate, hex) - meetingCost(o, pirate, hex),
      );
  seeSearches(o, pirate, chart, points, goals);
  return goals.best;
}

/** Places to search in, the sooner the better, near a port that is open to him. */
function seeSearches(o: Outlook, pirate: PirateId, chart: Chart, points: number, goals: Goals): void {
  const { sight } = o;
  const eagerness = eagernessOf(o, pirate);
  const reach = Math.max(SEARCH_REACH, points);
  for (const hex of HEXES) {
    const steps = chart.steps[hex] ?? UNREACHED;
    if (steps > reach || steps === UNREACHED || isHunted(sight, hex, o.seat)) continue;
    const found = searchWorth(o, hex, unknownWorth(o, pirate, hex));
    // An odd point can be spent on the way, so he searches where he can be at the end of this move.
    goals.see(hex, (eagerness * found) / (operationsTo(o, pirate, steps, points) + 1), (gain) => gain - riskAt(o, pirate, hex));
  }
}

/** What a Move is worth to him now. */
export function voyageWorth(o: Outlook, pirate: PirateId): number {
  const points = Math.max(1, MEAN_DIE + speedOf(o.sight.tables, o.sight, pirate));
  return bestGoal(o, pirate, pirateChart(o.sight, pirate), points)?.score ?? 0;
}

/** C8.1 A step towards the best place; with points to spare, to and fro, so that he may search at the end. */
export function moveStep(o: Outlook, legal: readonly Choice[]): Choice {
  const { pirate, points = 0 } = o.about;
  if (pirate === undefined) return itemAt(legal, 0);
  const { sight } = o;
  const chart = pirateChart(sight, pirate);
  const goal = bestGoal(o, pirate, chart, points);
  if (goal === null) return itemAt(legal, 0);
  const here = sight.at[pirate];
  const isReached = goal.to === here;
  if (isReached && (sightingsIn(sight, here).length > 0 || isRaid(o, pirate, here)) && legal.some(({ type }) => type === 'stop'))
    return best(legal, ({ type }) => (type === 'stop' ? 1 : 0));
  if (!isReached) {
    const next = firstStep(chart, goal.to);
    return best(legal, (choice) => (choice.type === 'moveTo' && choice.to === next ? 1 : 0));
  }
  return best(legal, (choice) => (choice.type === 'moveTo' && isHex(choice.to) ? 10 - riskOf(o, pirate, choice.to) : -1000));
}

const isRaid = (o: Outlook, pirate: PirateId, hex: PlaceId): boolean => {
  const port = itemAt(o.sight.tables.portIn, hex);
  return port !== NONE && mayAttack(o.sight.tables, o.sight, pirate, port) && raidWorth(o, pirate, port) > 0;
};
const riskOf = (o: Outlook, pirate: PirateId, hex: PlaceId): number => riskAt(o, pirate, hex) + meetingCost(o, pirate, hex);

/** C8.3, C8.4 */
export function afterMove(o: Outlook, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  if (pirate === undefined) return itemAt(legal, 0);
  const at = itemAt(o.sight.at, pirate);
  const port = itemAt(o.sight.tables.portIn, at);
  return best(legal, ({ type }) => {
    if (type === 'search') return searchWorth(o, at, unknownWorth(o, pirate, at)) / 2;
    if (type === 'attackPort') return port === NONE ? -1 : raidWorth(o, pirate, port);
    return 0;
  });
}
