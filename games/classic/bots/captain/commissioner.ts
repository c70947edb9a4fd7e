/** C18, C19 Hunting the other players' pirates, with Commissioners and warships. */
import {
  type Choice,
  type CommissionerId,
  combatOf,
  handicapOf,
  isHex,
  NONE,
  type PirateId,
  type PlaceId,
  ratingOf,
  speedOf,
} from '../../rules/index.ts';
import { firstStep, hunterChart, UNREACHED } from './chart.ts';
import { evades, tensAtMost } from './odds.ts';
import { apart, best, rivalsOf, type ViewerKnowledge } from './viewer-knowledge.ts';
import { wealthOf } from './worth.ts';

/** A rival who is nearly at 100 Notoriety must be stopped. */
const FAME_FEARED_FROM = 60;
/** The worth of a rival's loss, in pounds. */
function preyWorth(o: ViewerKnowledge, pirate: PirateId): number {
  const { sight, seat } = o;
  const own = Math.max(0, ...sight.fleet[seat].map((pirate) => wealthOf(o, pirate)));
  const wealth = wealthOf(o, pirate);
  return 0.3 * wealth + 0.5 * Math.max(0, wealth - own) + 12 * Math.max(0, sight.notoriety[pirate] - FAME_FEARED_FROM) + 30;
}

const LOST_WHEN_CAUGHT = 0.4;
const chanceToSink = ({ sight }: ViewerKnowledge, pirate: PirateId): number =>
  (sight.careened[pirate] === 1 ? 1 : 1 - evades(speedOf(sight.tables, sight, pirate) + handicapOf(sight, pirate))) * LOST_WHEN_CAUGHT;

/** C18.1 A Commissioner takes some operations to come to his prey. */
const PETITION_SHARE = 0.12;
export const petitionWorth = (o: ViewerKnowledge, pirate: PirateId): number =>
  tensAtMost(o.sight.notoriety[pirate]) * PETITION_SHARE * preyWorth(o, pirate) * (isHex(o.sight.at[pirate]) ? 1 : 0.5);

/** A Commissioner beside his prey can try it in his next operation, if it stays. */
const BESIDE_SHARE = 0.3;
const FARTHER = 0.7;

interface Prey {
  readonly at: PlaceId;
  readonly score: number;
}
function bestPrey(o: ViewerKnowledge, start: PlaceId, movement: number): Prey | null {
  const { steps } = hunterChart(o.sight, start);
  let found: Prey | null = null;
  for (const pirate of rivalsOf(o)) {
    const at = o.sight.at[pirate];
    if (!isHex(at) || steps[at] === UNREACHED) continue;
    const moves = Math.max(0, Math.ceil(steps[at] / Math.max(1, movement)) - 1);
    const score = preyWorth(o, pirate) * chanceToSink(o, pirate) * FARTHER ** moves;
    if (found === null || score > found.score) found = { at, score };
  }
  return found;
}

export function pursuitWorth(o: ViewerKnowledge, commissioner: CommissionerId): number {
  const at = o.sight.commissionerAt[commissioner];
  const prey = bestPrey(o, at, o.sight.movement[commissioner]);
  return prey === null || prey.at === at ? 0 : BESIDE_SHARE * prey.score;
}

const preyIn = (o: ViewerKnowledge, at: PlaceId): readonly PirateId[] => rivalsOf(o).filter((pirate) => o.sight.at[pirate] === at);

export const interceptWorth = (o: ViewerKnowledge, commissioner: CommissionerId): number =>
  Math.max(0, ...preyIn(o, o.sight.commissionerAt[commissioner]).map((pirate) => preyWorth(o, pirate) * chanceToSink(o, pirate)));

/** C18.2 */
export function moveCommissioner(o: ViewerKnowledge, commissioner: CommissionerId, legal: readonly Choice[]): Choice {
  return stepTowards(o, o.sight.commissionerAt[commissioner], o.sight.movement[commissioner], legal);
}

function stepTowards(o: ViewerKnowledge, at: PlaceId, reach: number, legal: readonly Choice[]): Choice {
  const prey = bestPrey(o, at, reach);
  const next = prey === null || prey.at === at ? NONE : firstStep(hunterChart(o.sight, at), o.sight.tables, prey.at);
  return best(legal, (choice) => (choice.type === 'moveTo' ? (choice.to === next ? 2 : 0) : choice.type === 'stop' ? 1 : 0));
}

/** C22.3 The event "Move Warships": to the richest prey in reach; else away from the own pirates. */
export function moveWarship(o: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const { sight, about, seat } = o;
  const reach = about.points ?? sight.tables.warshipMove;
  if (about.slot !== undefined) {
    const at = sight.slotAt[about.slot];
    const prey = bestPrey(o, at, reach);
    if (prey !== null && hunterChart(sight, at).steps[prey.at] <= reach) return stepTowards(o, at, reach, legal);
    return best(legal, (choice) => (choice.type === 'moveTo' ? safety(o, choice.to) : safety(o, at)));
  }
  return best(legal, (choice) => {
    if (choice.type !== 'moveWarship') return rivalsOf(o).length > sight.fleet[seat].length ? 1 : -1;
    const at = sight.slotAt[choice.slot];
    const prey = bestPrey(o, at, reach);
    const attack = prey !== null && hunterChart(sight, at).steps[prey.at] <= reach ? prey.score : 0;
    return attack + (safety(o, at) < 2 ? 3 : 0);
  });
}

/** @returns the hexes between a warship and the nearest own pirate */
const safety = ({ sight, seat }: ViewerKnowledge, at: PlaceId): number =>
  Math.min(6, ...sight.fleet[seat].map((pirate) => apart(sight.tables, sight.at[pirate], at)));

export const chooseQuarry = (o: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'hunt' ? preyWorth(o, choice.pirate) * chanceToSink(o, choice.pirate) : 0));

/** C16.4 A Commissioner is not risked against a stronger ship. */
const FEARED_EDGE = 3;
export function tryIntercept({ sight, about: { pirate, commissioner } }: ViewerKnowledge, legal: readonly Choice[]): Choice {
  const tries =
    pirate !== undefined &&
    commissioner !== undefined &&
    combatOf(sight.tables, sight, pirate) + ratingOf(sight.tables, sight, pirate, 'ability') <= sight.strength[commissioner] + FEARED_EDGE;
  return best(legal, ({ type }) => ((type === 'intercept') === tries ? 1 : 0));
}
