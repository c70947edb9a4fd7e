/** Finds the plans of one pirate: where to hunt, where to sell, whether to retire. Each is valued by where it ends. */
import {
  AREAS,
  conversionRate,
  converted,
  ENGLISH,
  INVOLUNTARY,
  isPardoned,
  isPort,
  isRevelling,
  maySail,
  type PirateId,
  PORTS,
  type PortId,
  placeOf,
  portStatus,
} from '@bb/golden-age/rules';
import { ACTIONS_PER_TURN, MEAN_TREASURE_DOUBLOONS, RANSOM_DOUBLOONS_PER_VALUE } from './assumptions.ts';
import { callAtPort, cheered, INVOLUNTARY_RECOVERY_ACTIONS } from './call-at-port.ts';
import { distance } from './distances.ts';
import { planGrabs } from './grab.ts';
import { harassed } from './peril.ts';
import { type Course, courseOf, goHome, type Leg, type Plan, sail, setOut, stayInPlay, survives } from './plan.ts';
import { type Prey, preyIn } from './prey.ts';
import { planRaids, planSack } from './raid.ts';
import { type Raider, raiderOf, sum, withCargo } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { hasAttacked } from './worth.ts';

/** How many merchants a plan hunts in one Sea Area. */
const MAX_MERCHANTS_PER_HUNT = 3;
/** A plan sails at most this many Moves to hunt. */
const MAX_MOVES_TO_HUNT = 5;
/** [R15] Loyalty that a pirate port adds if he brought his revelry from elsewhere. */
const PIRATE_PORT_ADDED_LOYALTY = 2;

/** All plans worth considering for a pirate of the seat's fleet. */
export const voyagesOf = (o: ViewerKnowledge, pirate: PirateId): readonly Plan[] => voyagesFrom(o, raiderOf(o, pirate));

/** The same for a pirate as he might be later, or in another place. */
export function voyagesFrom(o: ViewerKnowledge, start: Raider): readonly Plan[] {
  const course = courseOf(o, start);
  if (isRevelling(o.view, start.pirate)) planSobering(course, setOut(start));
  else planFrom(course, setOut(start));
  return course.plans;
}

/** Plans that begin with this merchant in the pirate's Sea Area, even if it is not the best one there. */
export function huntsOf(o: ViewerKnowledge, pirate: PirateId, port: PortId): readonly Plan[] {
  const course = courseOf(o, raiderOf(o, pirate));
  for (const area of AREAS.filter((area) => area === o.view.at[pirate])) {
    const prey = preyIn(o, pirate, area);
    const first = prey.find((merchant) => merchant.port === port);
    if (!first) continue;
    let hunting = setOut(raiderOf(o, pirate));
    for (const merchant of [first, ...prey.filter((other) => other !== first)].slice(0, MAX_MERCHANTS_PER_HUNT)) {
      hunting = hunt(course, hunting, merchant);
      stayInPlay(course, hunting);
      planPorts(course, hunting, MAX_MOVES_AFTER_HUNT);
    }
  }
  return course.plans;
}

/** 13.22 A revelling pirate first sails to a port to sober up. Under the Pardon he may go home as he is. */
function planSobering(course: Course, leg: Leg): void {
  const { view } = course.o;
  const { pirate, at } = leg.r;
  const recovery = view.revelry[pirate] === INVOLUNTARY ? INVOLUNTARY_RECOVERY_ACTIONS : 1;
  planPardon(course, leg);
  if (isPort(at)) {
    planFrom(course, { ...leg, actions: recovery - view.recovery[pirate], step: { do: 'recover' } });
    return;
  }
  for (const market of course.markets) {
    const there = sail(course, leg, market.place);
    if (!there) continue;
    const feast = market.status === 'piratePort' && view.feasted[pirate] === 0;
    const sober: Leg = {
      ...there,
      r: cheered(course.o, there.r, feast ? PIRATE_PORT_ADDED_LOYALTY : 0),
      actions: there.actions + recovery,
    };
    stayInPlay(course, sober);
    callAtPort(course, sober, market);
  }
}

function planFrom(course: Course, leg: Leg): void {
  const { o } = course;
  planPardon(course, leg);
  planPorts(course, leg);
  planDig(course, leg);
  planSack(course, leg);
  planGrabs(course, leg);
  for (const area of AREAS) {
    if (distance(o.distances, leg.r.at, area) > MAX_MOVES_TO_HUNT) continue;
    let hunting = sail(course, leg, area);
    if (!hunting) continue;
    planRaids(course, hunting, area);
    const prey = preyIn(o, leg.r.pirate, area);
    for (const merchant of prey.slice(0, MAX_MERCHANTS_PER_HUNT)) {
      hunting = hunt(course, hunting, merchant);
      stayInPlay(course, hunting);
      planPorts(course, hunting, MAX_MOVES_AFTER_HUNT);
    }
  }
}

/** Adds a hunt to the way. 8.21 A merchant must be found and looted in one Player-Turn, so he does not search with the last Action. */
function hunt(course: Course, leg: Leg, prey: Prey): Leg {
  const { o } = course;
  const { r } = leg;
  const left = o.view.actionsLeft - leg.actions;
  const wasted = prey.actions > 1 && left >= 1 && left < 2 ? 1 : 0;
  const actions = prey.actions / (1 - harassed(o, r, prey.area));
  const booty = withCargo(r.booty, r.holds, prey.doubloons);
  return {
    r: cheered(o, withHostage(course, { ...r, notoriety: r.notoriety + prey.notoriety, booty }, prey), prey.loyalty),
    actions: leg.actions + actions + wasted,
    step: leg.step ?? { do: 'hunt', port: prey.port },
    safe: leg.safe * survives(o, r, r.at, actions),
  };
}

/** 8.4 Holds the hostage for ransom if that can be expected to bring more than the Notoriety for torture. */
function withHostage({ o, ransomProspect }: Course, r: Raider, { nation, hostage: value }: Prey): Raider {
  const prospect = hasAttacked(r, nation) ? 0 : ransomProspect(nation, r.at);
  if (!o.habits.isKind && prospect * RANSOM_DOUBLOONS_PER_VALUE <= TORTURE_DOUBLOONS_PER_VALUE)
    return { ...r, notoriety: r.notoriety + value };
  return { ...r, captives: [...r.captives, { nation, value, prospect }] };
}
/** Torture brings a point of Notoriety for each point of Value, which counts twice at retirement. */
const TORTURE_DOUBLOONS_PER_VALUE = 200;

/** 17.2 #8 Adds the plans that end a pardoned pirate's voyage in an English port. */
function planPardon(course: Course, leg: Leg): void {
  const { o } = course;
  const { pirate } = leg.r;
  if (!isPardoned(o.view, pirate)) return;
  for (const port of PORTS) {
    if (o.tables.portNation[port] !== ENGLISH || leg.r.at === placeOf(port) || !maySail(o.tables, o.view, pirate, placeOf(port))) continue;
    const home = sail(course, leg, placeOf(port));
    if (!home || home.actions > pardonedActions(o)) continue;
    const status = portStatus(o.tables, o.view, pirate, port);
    const rate = conversionRate(status === 'anti' ? 'neutral' : status);
    goHome(course, { ...home, r: { ...home.r, netWorth: home.r.netWorth + converted(sum(home.r.booty), rate) } });
  }
}

/** How many Actions this seat still has under the Pardon. */
function pardonedActions({ view, seat }: ViewerKnowledge): number {
  const another = view.active !== seat || view.playerTurn + view.players <= view.pardonThrough;
  return (view.active === seat ? view.actionsLeft : 0) + (another ? Math.floor(ACTIONS_PER_TURN) : 0);
}

/** How far a plan sails to sell at half price, for any other call at a port, and after a hunt. */
const MAX_MOVES_FOR_HALF_PRICE = 2;
const MAX_MOVES_TO_PORT = 5;
const MAX_MOVES_AFTER_HUNT = 3;

function planPorts(course: Course, leg: Leg, farthest = MAX_MOVES_TO_PORT): void {
  for (const market of course.markets) {
    const pays = market.ransoms && leg.r.captives.some(({ nation }) => nation === market.nation);
    const far = !market.refuge && !pays && market.rate < 100 ? MAX_MOVES_FOR_HALF_PRICE : farthest;
    if (distance(course.o.distances, leg.r.at, market.place) > far) continue;
    if (hasAttacked(leg.r, market.nation) && leg.r.at !== market.place) continue;
    const there = sail(course, leg, market.place);
    if (there) callAtPort(course, there, market);
  }
}

/** 17.2 #1 Adds the plan to dig for treasure at the Isle of Pines. */
function planDig(course: Course, leg: Leg): void {
  const { o } = course;
  if (o.view.treasureMapOf !== leg.r.pirate) return;
  const there = sail(course, leg, o.tables.islePines);
  if (!there) return;
  const booty = withCargo(there.r.booty, there.r.holds, MEAN_TREASURE_DOUBLOONS);
  stayInPlay(course, { ...there, r: { ...there.r, booty }, actions: there.actions + 1, step: there.step ?? { do: 'dig' } });
}
