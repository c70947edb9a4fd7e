/** C8 Voyages: where a pirate sails, and what that is worth. */
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
  portStatus,
  sightingsIn,
  speedOf,
} from '../../rules/index.ts';
import { type Chart, firstStep, isHunted, pirateChart, stepsTo, UNREACHED } from './chart.ts';
import { evades } from './odds.ts';
import { callWorth, raidWorth } from './port.ts';
import { merchantsWorth, searchWorth, unknownWorth } from './prize.ts';
import { best, type ViewerKnowledge } from './viewer-knowledge.ts';
import { eagernessOf, riskAt, stakeOf } from './worth.ts';

const MEAN_DIE = 3.5;
/** How many hexes off a pirate still looks for a place to search; farther, if he can be there at the end of his move. */
const SEARCH_REACH = 6;
/** The chance that he is lost when he is caught. */
const LOST_WHEN_CAUGHT = 0.35;

/** A place to sail to, and what that earns for each operation. */
interface Goal {
  readonly to: PlaceId;
  readonly score: number;
}

/** @returns how the operations of a way follow from its steps, this operation included */
function operationsFrom(o: ViewerKnowledge, pirate: PirateId, points: number): (steps: number) => number {
  const perMove = Math.max(1, MEAN_DIE + speedOf(o.sight.tables, o.sight, pirate));
  return (steps) => (steps <= points ? 1 : 1 + (steps - points) / perMove);
}

/** What meeting the hunters of a hex costs. */
const meetingCost = (o: ViewerKnowledge, pirate: PirateId, hex: PlaceId): number =>
  isHunted(o.sight, hex, o.seat)
    ? (1 - evades(speedOf(o.sight.tables, o.sight, pirate) + handicapOf(o.sight, pirate))) * LOST_WHEN_CAUGHT * stakeOf(o, pirate) + 20
    : 0;

/** The best of the goals seen so far. */
class Goals {
  best: Goal | null = null;

  /** Dangers only lower a score, so a goal that could not be the best without them needs no look at them. */
  mayBe(gain: number): boolean {
    return this.best === null || gain > this.best.score;
  }

  see(to: PlaceId, gain: number, lessDangers: (gain: number) => number): void {
    if (!this.mayBe(gain)) return;
    const score = lessDangers(gain);
    if (this.best === null || score > this.best.score) this.best = { to, score };
  }
}

/** @returns the best place to sail to; null if there is none */
function bestGoal(o: ViewerKnowledge, pirate: PirateId, chart: Chart, points: number): Goal | null {
  const { sight, figures } = o;
  const t = sight.tables;
  const eagerness = figures.prey * eagernessOf(o, pirate);
  const goals = new Goals();
  const operations = operationsFrom(o, pirate, points);
  for (const port of PORTS) {
    const place = placeOf(port);
    const hex = HEXES[t.hexOf[place]];
    const steps = chart.steps[hex] ?? UNREACHED;
    if (steps === UNREACHED) continue;
    const call = place === sight.at[pirate] ? null : callWorth(o, pirate, portStatus(t, sight, pirate, port));
    if (call !== null && call.operations > 0) {
      const toPort = operations(steps + 1);
      const gain = (figures.call * call.worth) / (toPort + call.operations);
      if (goals.mayBe(gain) && stepsTo(chart, sight, pirate, place) !== UNREACHED)
        goals.see(place, gain, (found) => found - riskAt(o, pirate, toPort > 1 ? hex : place));
    }
    const raid = (eagerness * raidWorth(o, pirate, port)) / operations(steps);
    if (goals.mayBe(raid) && mayAttack(t, sight, pirate, port)) goals.see(hex, raid, (gain) => gain - meetingCost(o, pirate, hex));
  }
  for (const [i, hex] of sight.sightingAt.entries()) {
    const steps = hex === NONE ? UNREACHED : (chart.steps[hex] ?? UNREACHED);
    if (steps !== UNREACHED && sight.sightingAt.indexOf(hex) === i)
      goals.see(
        hex,
        (eagerness * merchantsWorth(o, pirate, hex)) / (operations(steps) + 1),
        (gain) => gain - riskAt(o, pirate, hex) - meetingCost(o, pirate, hex),
      );
  }
  seeSearches(o, pirate, chart, points, goals);
  return goals.best;
}

/** Places to search in, the sooner the better, near a port that is open to him. */
function seeSearches(o: ViewerKnowledge, pirate: PirateId, chart: Chart, points: number, goals: Goals): void {
  const { tables: t } = o.sight;
  const operations = operationsFrom(o, pirate, points);
  const eagerness = o.figures.prey * eagernessOf(o, pirate);
  const reach = Math.max(SEARCH_REACH, points);
  /** By ocean and coast: nothing else tells the places of a search apart. */
  const worths: number[] = [];
  for (const hex of chart.near) {
    const steps = chart.steps[hex] ?? UNREACHED;
    if (steps > reach) continue;
    const kind = 2 * (t.oceanOf[hex] ?? 0) + (t.isCoastal[hex] ? 1 : 0);
    const found = worths[kind] ?? searchWorth(o, hex, unknownWorth(o, pirate, hex));
    worths[kind] = found;
    // An odd point can be spent on the way, so he searches where he can be at the end of this move.
    goals.see(hex, (eagerness * found) / (operations(steps) + 1), (gain) => gain - riskAt(o, pirate, hex));
  }
}

/** What a Move is worth to him now. */
export function voyageWorth(o: ViewerKnowledge, pirate: PirateId): number {
  const points = Math.max(1, MEAN_DIE + speedOf(o.sight.tables, o.sight, pirate));
  return bestGoal(o, pirate, pirateChart(o.sight, pirate), points)?.score ?? 0;
}

/** C8.1 A step towards the best place; with points to spare, to and fro, so that he may search at the end. */
export function moveStep(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate, points = 0 } = o.about;
  if (pirate === undefined) return legal[0];
  const { sight } = o;
  const chart = pirateChart(sight, pirate);
  const goal = bestGoal(o, pirate, chart, points);
  if (goal === null) return legal[0];
  const here = sight.at[pirate];
  const isReached = goal.to === here;
  if (isReached && (sightingsIn(sight, here).length > 0 || isRaid(o, pirate, here)) && legal.some(({ type }) => type === 'stop'))
    return best(legal, ({ type }) => (type === 'stop' ? 1 : 0));
  if (!isReached) {
    const next = firstStep(chart, sight.tables, goal.to);
    return best(legal, (choice) => (choice.type === 'moveTo' && choice.to === next ? 1 : 0));
  }
  return best(legal, (choice) => (choice.type === 'moveTo' && isHex(choice.to) ? 10 - riskOf(o, pirate, choice.to) : -1000));
}

const isRaid = (o: ViewerKnowledge, pirate: PirateId, hex: PlaceId): boolean => {
  const port = o.sight.tables.portIn[hex];
  return port !== NONE && mayAttack(o.sight.tables, o.sight, pirate, port) && raidWorth(o, pirate, port) > 0;
};
const riskOf = (o: ViewerKnowledge, pirate: PirateId, hex: PlaceId): number => riskAt(o, pirate, hex) + meetingCost(o, pirate, hex);

/** C8.3, C8.4 */
export function afterMove(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { pirate } = o.about;
  if (pirate === undefined) return legal[0];
  const at = o.sight.at[pirate];
  const port = o.sight.tables.portIn[at];
  return best(legal, ({ type }) => {
    if (type === 'search') return searchWorth(o, at, unknownWorth(o, pirate, at)) / 2;
    if (type === 'attackPort') return port === NONE ? -1 : raidWorth(o, pirate, port);
    return 0;
  });
}
