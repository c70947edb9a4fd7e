/** 4.5 Which Action to take: the first step of the best plan, whoever's it is. */
import { type Choice, isFleetFull, isPort, mayAttackPort, type PirateId, type PlaceId, portAt, SCHOONER } from '@bb/engine';
import { nth } from './nth.ts';
import type { Outlook } from './outlook.ts';
import type { Plan, Step } from './plan.ts';
import { raidGain } from './raid.ts';
import { finest, newcomer, type Raider, raiderOf } from './raider.ts';
import { remembered } from './remembered.ts';
import { holds } from './rivalry.ts';
import { voyagesFrom, voyagesOf } from './voyage.ts';
import { bribeGain, retiredWorth, successorWorth, worthNow } from './worth.ts';

/** A plan whose Actions earn less than this, each, is not worth beginning. */
const idle = (o: Outlook): number => -o.action;

export const chooseAction = (o: Outlook, legal: readonly Choice[]): Choice => best(legal, actionValues(o));

/** What each Action is worth to the player who takes it, in Victory Points for each Action that its plan takes. */
export function actionValues(o: Outlook): (choice: Choice) => number {
  const plansOf = remembered((pirate: PirateId) => voyagesOf(o, pirate));
  return (choice) => worthOf(o, choice, plansOf);
}

/** The choice with most; the first of equals. */
export function best<T>(list: readonly T[], worth: (item: T) => number): T {
  let found = nth(list, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const w = worth(item);
    if (w > most) {
      found = item;
      most = w;
    }
  }
  return found;
}

function worthOf(o: Outlook, choice: Choice, plansOf: (pirate: PirateId) => readonly Plan[]): number {
  switch (choice.type) {
    case 'move':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'move' && step.to === choice.to);
    case 'findMerchant':
    case 'lootMerchant':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'hunt' && step.port === choice.port);
    case 'doPortActivities':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'port');
    case 'retireByLetter':
    case 'retireInHaven':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'retire');
    case 'recover':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'recover');
    case 'digForTreasure':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'dig');
    case 'attackPort':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'raid' && step.port === choice.port);
    case 'sackPort':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'sack');
    case 'grabBooty':
      return bestGain(plansOf(choice.pirate), (step) => step.do === 'grab' && step.target === choice.target);
    case 'formAlliance':
      return allianceGain(o, choice.pirate, choice.ally);
    case 'endAlliance':
      return partingGain(o, choice.pirate);
    case 'retireInPiratePort':
      return retiredWorth(raiderOf(o, choice.pirate)) + successorWorth(o, 1) - worthNow(o, raiderOf(o, choice.pirate)) - o.action;
    case 'bribeToRetire':
      return bribeGain(o, raiderOf(o, choice.pirate));
    case 'deployPirate':
      return deploymentGain(o, choice);
    case 'drawNewPirate':
      return drawingGain(o);
    case 'endActions':
      return o.goals.laziness * idle(o);
    default:
      return idle(o);
  }
}

/** 11.2 Two together attack a port beside theirs with both Abilities; the Action that joins them counts in. */
function allianceGain(o: Outlook, pirate: PirateId, ally: PirateId): number {
  const r = raiderOf(o, pirate);
  if (!isPort(r.at)) return idle(o);
  const other = raiderOf(o, ally);
  const joint: Raider = { ...r, fight: Math.max(r.fight, other.fight - other.ability + r.ability) + other.ability };
  let gain = 0;
  for (const area of nth(o.tables.portAreas, portAt(r.at)))
    for (const port of nth(o.tables.areaPorts, area)) {
      if (!mayAttackPort(o.tables, o.view, port)) continue;
      const alone = Math.max(0, raidGain(o, { ...r, at: area }, port), raidGain(o, { ...other, at: area }, port));
      gain = Math.max(gain, raidGain(o, { ...joint, at: area }, port) - alone);
    }
  return (gain - 2 * o.action) / 2;
}

/** 11.5 An ally can't use his Letter. */
function partingGain(o: Outlook, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  return r.hasLetter ? (retiredWorth(r) - worthNow(o, r)) / 2 : idle(o) + BUSTLE;
}

/** By Action: a plan may be long, but only what it earns for each Action counts against other plans. */
export const rate = ({ gain, actions }: Plan): number => gain / Math.max(1, actions);

const bestGain = (plans: readonly Plan[], fits: (step: Step) => boolean): number =>
  plans.reduce((most, plan) => (fits(plan.step) ? Math.max(most, rate(plan)) : most), Number.NEGATIVE_INFINITY);

export const bestRate = (plans: readonly Plan[]): number => bestGain(plans, () => true);

/** A new pirate is better than an Action not taken. */
const BUSTLE = 0.5;

/** 5.16 A pirate for the empty place in the fleet is welcome; one for the hand, while others are at sea, only when there is nothing else to do. */
function drawingGain(o: Outlook): number {
  const { view, seat } = o;
  if (isFleetFull(view, seat)) return o.goals.laziness * idle(o) + BUSTLE;
  if (view.pirateHand.length > 0) return idle(o);
  return nth(view.fleet, seat).length === 0 ? 0 : holds(o, 'piratical-ambition') ? BUSTLE : idle(o) / 2;
}

/** What a new pirate would earn there, the Action that brings him counted in. */
export function deploymentGain(o: Outlook, { pirate, to }: { pirate: PirateId; to: PlaceId }): number {
  if (isPointless(o, to) || (o.view.pirateHand.includes(pirate) && pirate !== finest(o, o.view.pirateHand))) return idle(o);
  const plans = voyagesFrom(o, newcomer(o, pirate, to, SCHOONER));
  const rate = plans.reduce((most, { gain, actions }) => Math.max(most, (gain - o.action) / (actions + 1)), idle(o) + BUSTLE);
  return isAmbitious(o, pirate) ? rate - AMBITION : rate;
}

/** 17.2 #17 A duelist for whom there is a card: he may win a ship with all that is aboard, and need not be fitted out. */
function isAmbitious(o: Outlook, pirate: PirateId): boolean {
  if (!holds(o, 'piratical-ambition') || nth(o.tables.pirates, pirate).duel < GOOD_DUEL) return false;
  return nth(o.view.fleet, o.seat).length > 0 && o.view.pirateHand.every((other) => other === pirate);
}
const GOOD_DUEL = 3;
/** What waiting for a ship to win is worth. */
const AMBITION = 10;

/** Nothing to hunt there: a new pirate may appear anywhere else. */
export const isPointless = ({ view, tables: t }: Outlook, to: PlaceId): boolean =>
  !(t.areaPorts[to] ?? []).some((port) => nth(view.merchantAt, port) >= 0);
