/** The parts of a plan for one pirate, and what a plan is worth in the end. */
import {
  conversionRate,
  ENGLISH,
  isPardoned,
  isPort,
  mayRefit,
  maySail,
  type NationId,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  type PortStatus,
  paysRansom,
  placeOf,
  portStatus,
  type Tables,
  type View,
} from '@bb/golden-age/rules';
import { ACTIONS_PER_TURN, ACTIONS_TO_FILL_HOLD } from './assumptions.ts';
import { captive } from './captive.ts';
import { distance, FAR } from './distances.ts';
import { type EnmityCost, enmityCosts } from './enmity.ts';
import { memoize } from './memoize.ts';
import { hunted, menace } from './peril.ts';
import type { Raider } from './raider.ts';
import { holdsTitle } from './rivalry.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { mutinyRisk, type Refuge, refugesOf, retiredWorth, retreatFrom, worthInPlay } from './worth.ts';

/** The first thing that a plan has the pirate do. */
export type Step =
  | { readonly do: 'move'; readonly to: PlaceId }
  | { readonly do: 'hunt' | 'raid'; readonly port: PortId }
  | { readonly do: 'grab'; readonly target: PirateId }
  | { readonly do: 'port' | 'retire' | 'recover' | 'dig' | 'sack' };

export interface Plan {
  readonly step: Step;
  /** Victory Points that the plan brings, less what its Actions could have earned elsewhere. */
  readonly gain: number;
  readonly actions: number;
}

/** A point on the way: the pirate as he will be there, and the Actions that it takes. */
export interface Leg {
  readonly r: Raider;
  readonly actions: number;
  /** The first step of the plan; null at the start. */
  readonly step: Step | null;
  /** The chance that no Commissioner has killed him by then. */
  readonly safe: number;
}

export const setOut = (r: Raider): Leg => ({ r, actions: 0, step: null, safe: 1 });

/** A port that the pirate may call at. */
export interface Market {
  readonly port: PortId;
  readonly place: PlaceId;
  readonly nation: NationId;
  readonly status: PortStatus;
  /** Percent of booty that becomes Net Worth. */
  readonly rate: number;
  /** Does it pay ransoms? */
  readonly ransoms: boolean;
  readonly refits: boolean;
  /** How he could retire there; undefined if he could not. */
  readonly refuge: Refuge | undefined;
}

/** What all plans of one pirate share, and the plans found so far. */
export interface Course {
  readonly o: ViewerKnowledge;
  readonly refuges: readonly Refuge[];
  readonly markets: readonly Market[];
  /** Could he get the Letter of Marque in the seat's hand, in a port with a pro-pirate governor? */
  readonly hasLetterToCome: boolean;
  /** What can be expected of the ransom for a captive of this nation taken at this place, as a share. */
  readonly ransomProspect: (nation: NationId, at: PlaceId) => number;
  /** What a nation's enmity would cost him. */
  readonly enmity: EnmityCost;
  /** His worth as he is, without any plan. */
  readonly now: number;
  readonly plans: Plan[];
}

export const holdsLetter = (o: ViewerKnowledge): boolean => holdsTitle(o, 'letter-of-marque');

export function courseOf(o: ViewerKnowledge, start: Raider): Course {
  const refuges = refugesOf(o, start.pirate);
  return {
    o,
    refuges,
    markets: marketsOf(o, start, refuges),
    hasLetterToCome: holdsLetter(o) && o.view.letter[start.pirate] < 0,
    ransomProspect: ransomProspects(o, start.pirate),
    enmity: enmityCosts(o, start),
    now: worthInPlay(o, start, 0, retreatFrom(o, start, refuges, start.at)),
    plans: [],
  };
}

/** Each prospect is computed once. */
function ransomProspects(o: ViewerKnowledge, pirate: PirateId): Course['ransomProspect'] {
  const prospects = memoize((nation: NationId) => memoize((at: PlaceId) => captive(o, pirate, at, nation, 0).prospect));
  return (nation, at) => prospects(nation)(at);
}

/** The ports that he may enter, except English ones under a Pardon, where his voyage would end (17.2 #8). */
function marketsOf({ view, tables: t }: ViewerKnowledge, { pirate, at }: Raider, refuges: readonly Refuge[]): readonly Market[] {
  return PORTS.flatMap((port) => {
    const place = placeOf(port);
    if (place !== at && (!maySail(t, view, pirate, place) || isPardonPort(t, view, pirate, port))) return [];
    const status = portStatus(t, view, pirate, port);
    return {
      port,
      place,
      nation: t.portNation[port],
      status,
      rate: conversionRate(status),
      ransoms: paysRansom(t, port, status),
      refits: mayRefit(t, port, status),
      refuge: refuges.find((refuge) => refuge.port === port),
    };
  });
}

const isPardonPort = (t: Tables, view: View, pirate: PirateId, port: PortId): boolean =>
  t.portNation[port] === ENGLISH && isPardoned(view, pirate);

/** Sails on to a place. @returns null if there is no way */
export function sail({ o }: Course, leg: Leg, to: PlaceId): Leg | null {
  const { r } = leg;
  if (r.at === to) return leg;
  const moves = distance(o.distances, r.at, to);
  if (moves >= FAR) return null;
  const step = leg.step ?? firstHop(o, r, to, moves);
  const exposed = isPort(r.at) ? moves - 1 : moves;
  const safe = leg.safe * survives(o, r, r.at, exposed) * (isPort(to) ? 1 : 1 - menace(o, r, to));
  return step ? { r: { ...r, at: to }, actions: leg.actions + moves * r.moveCost, step, safe } : null;
}

/** The chance that no Commissioner kills him during this many Actions at sea, the first of them at `place`. */
export function survives(o: ViewerKnowledge, r: Raider, place: PlaceId, actions: number): number {
  if (actions <= 0) return 1;
  return (1 - hunted(o, r)) ** (actions / ACTIONS_PER_TURN) * (1 - menace(o, r, place));
}

function firstHop(o: ViewerKnowledge, r: Raider, to: PlaceId, moves: number): Step | null {
  for (const next of o.tables.moves[r.at])
    if (distance(o.distances, next, to) === moves - 1 && (next === to || !isPort(next)) && maySail(o.tables, o.view, r.pirate, next))
      return { do: 'move', to: next };
  return null;
}

/** Adds the plan that ends here, with the pirate in play. */
export function stayInPlay({ o, refuges, now, plans }: Course, { r, actions, step, safe }: Leg): void {
  if (!step) return;
  const worth = worthInPlay(o, r, actions, retreatFrom(o, r, refuges, r.at));
  plans.push({ step, actions, gain: safe * worth + (1 - safe) * o.goals.lost(o, r) - now - o.action * actions });
}

/** By number of other pirates in play: the Actions that it costs to bring a successor into play. */
const SUCCESSOR_ACTIONS = [1, 0.5, 0.25, 0] as const;

/** Adds the plan that ends with his retirement. `leg.actions` already counts the Action of retiring. */
export function goHome({ o, now, plans }: Course, { r, actions, step, safe }: Leg): void {
  if (!step || retiredWorth(r) < o.habits.retiresFromVp * lasts(o, ACTIONS_TO_FILL_HOLD)) return;
  const lives = safe * lasts(o, actions) * (actions > o.view.actionsLeft ? 1 - mutinyRisk(r) / 2 : 1);
  const others = o.view.fleet[o.seat].length - 1;
  const successor = SUCCESSOR_ACTIONS[Math.max(0, others)] ?? 0;
  plans.push({
    step,
    actions,
    gain: lives * o.goals.home(o, r, actions) + (1 - lives) * o.goals.lost(o, r) - now - o.action * (actions + successor),
  });
}
