/** 4.5 Chooses the Action: the first step of the best plan of any pirate in the fleet. */
import { type Choice, isFleetFull, isPort, mayAttackPort, type PirateId, type PlaceId, portAt, SCHOONER } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import { memoize } from './memoize.ts';
import type { Plan, Step } from './plan.ts';
import { raidGain } from './raid.ts';
import { finest, newcomer, type Raider, raiderOf } from './raider.ts';
import { holdsTitle } from './rivalry.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { voyagesFrom, voyagesOf } from './voyage-plans.ts';
import { bribeGain, retiredWorth, successorWorth, worthNow } from './worth.ts';

/** An Action that earns nothing costs what an Action earns on average. A plan that earns less for each Action is not worth beginning. */
const idle = (o: ViewerKnowledge): number => -o.action;

export function chooseAction(o: ViewerKnowledge, legal: readonly Choice[], random: Random): Choice {
  const value = actionValues(o);
  const { hesitation } = o.habits;
  return best(legal, hesitation === 0 ? value : (choice) => value(choice) + hesitation * random());
}

/** @returns a function that values an Action: the Victory Points that its best plan earns for each Action */
export function actionValues(o: ViewerKnowledge): (choice: Choice) => number {
  const plansOf = memoize((pirate: PirateId) => voyagesOf(o, pirate).filter(({ actions }) => actions <= o.habits.foresight));
  return (choice) => worthOf(o, choice, plansOf);
}

/** The item with the highest worth; the first of equals. */
export function best<T>(list: readonly T[], worth: (item: T) => number): T {
  let found = list[0];
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

function worthOf(o: ViewerKnowledge, choice: Choice, plansOf: (pirate: PirateId) => readonly Plan[]): number {
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

/** 11.2 Allies attack a port near theirs with both Abilities. The Action that forms the alliance is counted in. */
function allianceGain(o: ViewerKnowledge, pirate: PirateId, ally: PirateId): number {
  const r = raiderOf(o, pirate);
  if (!isPort(r.at)) return idle(o);
  const other = raiderOf(o, ally);
  const joint: Raider = { ...r, fight: Math.max(r.fight, other.fight - other.ability + r.ability) + other.ability };
  let gain = 0;
  for (const area of o.tables.portAreas[portAt(r.at)])
    for (const port of o.tables.areaPorts[area]) {
      if (!mayAttackPort(o.tables, o.view, port)) continue;
      const alone = Math.max(0, raidGain(o, { ...r, at: area }, port), raidGain(o, { ...other, at: area }, port));
      gain = Math.max(gain, raidGain(o, { ...joint, at: area }, port) - alone);
    }
  return (gain - 2 * o.action) / 2;
}

/** 11.5 Ending an alliance frees a pirate to use his Letter of Marque. */
function partingGain(o: ViewerKnowledge, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  return r.hasLetter ? (retiredWorth(r) - worthNow(o, r)) / 2 : idle(o) + SMALL_GAIN_VP;
}

/** What a plan earns for each Action: plans of different lengths are compared by it. */
const rate = ({ gain, actions }: Plan): number => gain / Math.max(1, actions);

const bestGain = (plans: readonly Plan[], fits: (step: Step) => boolean): number =>
  plans.reduce((most, plan) => (fits(plan.step) ? Math.max(most, rate(plan)) : most), Number.NEGATIVE_INFINITY);

export const bestRate = (plans: readonly Plan[]): number => bestGain(plans, () => true);

/** Added to make a choice a little better than an Action not taken. */
const SMALL_GAIN_VP = 0.5;

/** 5.16 Drawing a pirate is worth most with no pirate in play; with others at sea it is for when there is nothing else to do. */
function drawingGain(o: ViewerKnowledge): number {
  const { view, seat } = o;
  if (isFleetFull(view, seat)) return o.goals.laziness * idle(o) + SMALL_GAIN_VP;
  if (view.pirateHand.length > 0) return idle(o);
  return view.fleet[seat].length === 0 ? 0 : holdsTitle(o, 'piratical-ambition') ? SMALL_GAIN_VP : idle(o) / 2;
}

/** What a new pirate would earn from there, for each Action; the Action that deploys him is counted in. */
export function deploymentGain(o: ViewerKnowledge, { pirate, to }: { pirate: PirateId; to: PlaceId }): number {
  if (hasNoMerchants(o, to) || (o.view.pirateHand.includes(pirate) && pirate !== finest(o, o.view.pirateHand))) return idle(o);
  const plans = voyagesFrom(o, newcomer(o, pirate, to, SCHOONER));
  const rate = plans.reduce((most, { gain, actions }) => Math.max(most, (gain - o.action) / (actions + 1)), idle(o) + SMALL_GAIN_VP);
  return isKeptForAmbition(o, pirate) ? rate - AMBITION_VP_PER_ACTION : rate;
}

/** 17.2 #17 Is this pirate better kept in hand for Piratical Ambition? A good duelist may win a ship with all that is aboard. */
function isKeptForAmbition(o: ViewerKnowledge, pirate: PirateId): boolean {
  if (!holdsTitle(o, 'piratical-ambition') || o.tables.pirates[pirate].duel < MIN_DUEL) return false;
  return o.view.fleet[o.seat].length > 0 && o.view.pirateHand.every((other) => other === pirate);
}
const MIN_DUEL = 3;
/** Waiting for a ship to win, in Victory Points per Action. */
const AMBITION_VP_PER_ACTION = 10;

/** Are there no merchants to hunt near this place? A new pirate can be deployed anywhere else. */
export const hasNoMerchants = ({ view, tables: t }: ViewerKnowledge, to: PlaceId): boolean =>
  !(t.areaPorts[to] ?? []).some((port) => view.merchantAt[port] >= 0);
