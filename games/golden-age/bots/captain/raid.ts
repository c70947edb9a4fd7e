/** 9.5 Plans to attack a port and to sack it. */
import {
  type AreaId,
  conversionRate,
  converted,
  information,
  isPort,
  mayAttackPort,
  maySack,
  type PortId,
  type PortStatus,
  placeOf,
  portAt,
  portStatus,
} from '@bb/golden-age/rules';
import { INFORMED_ATTACK_CHANCE } from './assumptions.ts';
import { cheered, INVOLUNTARY_RECOVERY_ACTIONS } from './call-at-port.ts';
import { atLeast, expected, meanOf } from './dice-odds.ts';
import { outlawed } from './enmity.ts';
import { harassed } from './peril.ts';
import { type Course, courseOf, type Leg, survives } from './plan.ts';
import { hit, type Raider, sum, withCargo } from './raider.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { retreatFrom, worthInPlay } from './worth.ts';

/** 9.54 Notoriety for each point of a port's Value: once for taking it, once for sacking it. */
const NOTORIETY_PER_VALUE = 2;
/** 9.54 The mean plunder for each point of a port's Value. */
const PLUNDER_DOUBLOONS_PER_VALUE = 350;
/** 9.57 Actions lost after a sack: the pirate goes to sea revelling, so it takes a Move and the recovery. */
const ACTIONS_AFTER_SACK = 1 + INVOLUNTARY_RECOVERY_ACTIONS;

/** What the pirate adds to his die, less what the port adds to its own. */
const edgeAt = ({ view, tables: t }: ViewerKnowledge, r: Raider, port: PortId): number =>
  r.fight + information(view, r.pirate, port) - t.portDefense[port];

/** 9.53 A port that has been attacked throws two dice. */
const portDice = ({ view }: ViewerKnowledge, port: PortId): number => (view.attacked[port] > 0 ? 2 : 1);

export function planRaids(course: Course, leg: Leg, area: AreaId): void {
  const { o, now } = course;
  const stopped = harassed(o, leg.r, area);
  const actions = leg.actions + 1;
  const driven = stopped > 0 ? afloat(course, hit(leg.r, 1), actions) : 0;
  const safe = leg.safe * survives(o, leg.r, area, 1);
  for (const port of o.tables.areaPorts[area]) {
    if (!mayAttackPort(o.tables, o.view, port)) continue;
    const won = raidWorth(course, leg.r, port, actions);
    if (won === null) continue;
    const worth = stopped * driven + (1 - stopped) * won;
    course.plans.push({
      step: leg.step ?? { do: 'raid', port },
      actions,
      gain: safe * worth + (1 - safe) * o.goals.lost(o, leg.r) - now - o.action * actions,
    });
  }
}

/** An attack with a smaller edge over the port's dice is not considered. */
const MIN_EDGE = -2;

/** The mean worth of all outcomes of an attack. @param bonus Information that he may still get. @returns null if the attack is hopeless */
function raidWorth(course: Course, r: Raider, port: PortId, actions: number, bonus = 0): number | null {
  const { o } = course;
  const edge = edgeAt(o, r, port) + bonus;
  const dice = portDice(o, port);
  if (edge - meanOf(dice - 1) < MIN_EDGE) return null;
  const nation = o.tables.portNation[port];
  const outlaw = outlawed(o, r, nation);
  const taken = takenWorth(course, cheered(o, hit(outlaw, 1), 1), port, actions);
  const repelled: number[] = [];
  const whenRepelled = (hits: number): number => {
    repelled[hits] ??= afloat(course, hit(outlaw, hits), actions);
    return repelled[hits];
  };
  return expected(edge, (margin) => (margin > 0 ? taken : whenRepelled(-margin)), 1, dice) - course.enmity(nation, r.at);
}

/** 6.27 His worth at sea; if his ship has sunk, what a lost pirate is worth. */
const afloat = ({ o, refuges }: Course, r: Raider, actions: number): number =>
  r.combat < o.tables.lowestCombat ? o.goals.lost(o, r) : worthInPlay(o, r, actions, retreatFrom(o, r, refuges, r.at));

/** His worth once he has taken the port: he sells there, sacks it, or sails away. */
function takenWorth(course: Course, r: Raider, port: PortId, actions: number): number {
  const { o } = course;
  const value = o.tables.portValue[port];
  const famous: Raider = { ...r, at: placeOf(port), notoriety: r.notoriety + NOTORIETY_PER_VALUE * value };
  if (r.combat < o.tables.lowestCombat) return o.goals.lost(o, famous);
  const rich: Raider = { ...famous, booty: withCargo(r.booty, r.holds, PLUNDER_DOUBLOONS_PER_VALUE * value) };
  return Math.max(
    afloat(course, rich, actions),
    soldWorth(course, rich, statusBefore(o, r, port), actions + 1) - o.action,
    sackWorth(course, rich, port, actions + 1) - o.action,
  );
}

/** [R34] While he stays, the port keeps the status that it had for him before the attack. */
const statusBefore = ({ view, tables }: ViewerKnowledge, r: Raider, port: PortId): PortStatus => portStatus(tables, view, r.pirate, port);

function soldWorth(course: Course, r: Raider, status: PortStatus, actions: number): number {
  const rate = conversionRate(status);
  if (rate === 0) return 0;
  return afloat(course, { ...r, booty: [], netWorth: r.netWorth + converted(sum(r.booty), rate) }, actions);
}

/** 9.56 The chance that the sack succeeds. */
const sackChance = ({ tables: t }: ViewerKnowledge, r: Raider, port: PortId): number =>
  atLeast(1, t.portDefense[port] - t.pirates[r.pirate].cruelty + 1);

function sackWorth(course: Course, r: Raider, port: PortId, actions: number): number {
  const { o } = course;
  const chance = sackChance(o, r, port);
  const stays = afloat(course, r, actions);
  if (chance === 0) return stays;
  const area = o.tables.portAreas[port][0];
  const feared: Raider = { ...r, at: area, notoriety: r.notoriety + NOTORIETY_PER_VALUE * o.tables.portValue[port] };
  return (
    chance * (afloat(course, cheered(o, feared, 2), actions + ACTIONS_AFTER_SACK) - ACTIONS_AFTER_SACK * o.action) + (1 - chance) * stays
  );
}

export function planSack(course: Course, leg: Leg): void {
  const { o, now } = course;
  const { r } = leg;
  if (leg.step || !isPort(r.at) || !maySack(o.view, r.pirate)) return;
  const gain = sackWorth(course, r, portAt(r.at), 1) - now - o.action;
  course.plans.push({ step: { do: 'sack' }, actions: 1, gain });
}

/** What he gains by attacking this port at once. */
export function raidGain(o: ViewerKnowledge, r: Raider, port: PortId, bonus = 0): number {
  const course = courseOf(o, r);
  return (raidWorth(course, r, port, 1, bonus) ?? 0) - course.now - o.action;
}

/** 8.46 What points of Information about a port are worth to him. */
export function informationWorth(o: ViewerKnowledge, r: Raider, port: PortId, points: number): number {
  const better = Math.max(0, raidGain(o, r, port, points));
  return INFORMED_ATTACK_CHANCE * (better - Math.max(0, raidGain(o, r, port)));
}
