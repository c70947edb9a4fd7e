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

function* goalsOf(o: Outlook, pirate: PirateId, chart: Chart, points: number): Generator<Goal> {
  const { sight } = o;
  const t = sight.tables;
  const eagerness = eagernessOf(o, pirate);
  const operations = (place: PlaceId): number => operationsTo(o, pirate, chart.steps[place] ?? UNREACHED, points);
  for (const port of PORTS) {
    const place = placeOf(port);
    const hex = itemAt(HEXES, itemAt(t.hexOf, place));
    if (chart.steps[place] !== UNREACHED && place !== sight.at[pirate]) {
      const call = callWorth(o, pirate, port);
      const risk = operations(place) > 1 ? riskAt(o, pirate, hex) : riskAt(o, pirate, place);
      if (call.operations > 0) yield { to: place, score: call.worth / (operations(place) + call.operations) - risk };
    }
    if (chart.steps[hex] !== UNREACHED && mayAttack(t, sight, pirate, port))
      yield { to: hex, score: (eagerness * raidWorth(o, pirate, port)) / operations(hex) - meetingCost(o, pirate, hex) };
  }
  for (const hex of new Set(sight.sightingAt))
    if (hex !== NONE && chart.steps[hex] !== UNREACHED)
      yield {
        to: hex,
        score: (eagerness * merchantsWorth(o, pirate, hex)) / (operations(hex) + 1) - riskAt(o, pirate, hex) - meetingCost(o, pirate, hex),
      };
  for (const goal of searchGoals(o, pirate, chart, points)) yield goal;
}

/** Places to search in, the sooner the better, near a port that is open to him. */
function* searchGoals(o: Outlook, pirate: PirateId, chart: Chart, points: number): Generator<Goal> {
  const { sight } = o;
  const eagerness = eagernessOf(o, pirate);
  const unknown = new Map<number, number>();
  for (const hex of HEXES) {
    const steps = chart.steps[hex] ?? UNREACHED;
    if (steps > Math.max(SEARCH_REACH, points) || steps === UNREACHED || isHunted(sight, hex, o.seat)) continue;
    const ocean = itemAt(sight.tables.oceanOf, hex);
    if (!unknown.has(ocean)) unknown.set(ocean, unknownWorth(o, pirate, hex));
    const found = searchWorth(o, hex, unknown.get(ocean) ?? 0);
    // An odd point can be spent on the way, so he searches where he can be at the end of this move.
    yield { to: hex, score: (eagerness * found) / (operationsTo(o, pirate, steps, points) + 1) - riskAt(o, pirate, hex) };
  }
}

/** @returns the best place to sail to; null if there is none */
function bestGoal(o: Outlook, pirate: PirateId, chart: Chart, points: number): Goal | null {
  let found: Goal | null = null;
  for (const goal of goalsOf(o, pirate, chart, points)) if (found === null || goal.score > found.score) found = goal;
  return found;
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
