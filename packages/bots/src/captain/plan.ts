/** What a plan is made of, and what it is worth in the end. */
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
  TITLE_OF,
  type View,
} from '@bb/engine';
import { distance, FAR } from './chart.ts';
import { nth } from './nth.ts';
import { lasts, type Outlook } from './outlook.ts';
import { hunted, menace } from './peril.ts';
import type { Raider } from './raider.ts';
import { ACTIONS_A_TURN } from './weights.ts';
import { mutinyRisk, type Refuge, refugesOf, retreatFrom, worthInPlay } from './worth.ts';

/** The first thing a plan has him do. */
export type Step =
  | { readonly do: 'move'; readonly to: PlaceId }
  | { readonly do: 'hunt' | 'raid'; readonly port: PortId }
  | { readonly do: 'grab'; readonly target: PirateId }
  | { readonly do: 'port' | 'retire' | 'recover' | 'dig' | 'sack' };

export interface Plan {
  readonly step: Step;
  /** Victory Points it brings, less those its Actions could have brought elsewhere. */
  readonly gain: number;
  readonly actions: number;
}

/** A point on the way: the pirate as he will be, the Actions it took, and the first thing done; null at the start. */
export interface Leg {
  readonly r: Raider;
  readonly actions: number;
  readonly step: Step | null;
  /** The chance that no hunter has brought him down by then. */
  readonly safe: number;
}

export const setOut = (r: Raider): Leg => ({ r, actions: 0, step: null, safe: 1 });

/** A port that he may call at. */
export interface Market {
  readonly port: PortId;
  readonly place: PlaceId;
  readonly nation: NationId;
  readonly status: PortStatus;
  /** Percent of booty that becomes Net Worth. */
  readonly rate: number;
  readonly ransoms: boolean;
  readonly refits: boolean;
  readonly refuge: Refuge | undefined;
}

/** The plans of one pirate, as they are found. */
export interface Course {
  readonly o: Outlook;
  readonly refuges: readonly Refuge[];
  readonly markets: readonly Market[];
  /** He could be given the Letter in hand, in a port with a pro-pirate governor. */
  readonly hasLetterToCome: boolean;
  /** What he is worth without any plan. */
  readonly now: number;
  readonly plans: Plan[];
}

export const holdsLetter = ({ view }: Outlook): boolean => view.hand.some((card) => TITLE_OF[card] === 'letter-of-marque');

export function courseOf(o: Outlook, start: Raider): Course {
  const refuges = refugesOf(o, start.pirate);
  return {
    o,
    refuges,
    markets: marketsOf(o, start, refuges),
    hasLetterToCome: holdsLetter(o) && nth(o.view.letter, start.pirate) < 0,
    now: worthInPlay(o, start, 0, retreatFrom(o, start, refuges, start.at)),
    plans: [],
  };
}

/** Those that he may enter; without the English ones under a Pardon, where his voyage ends (17.2 #8). */
function marketsOf({ view, tables: t }: Outlook, { pirate, at }: Raider, refuges: readonly Refuge[]): readonly Market[] {
  return PORTS.flatMap((port) => {
    const place = placeOf(port);
    if (place !== at && (!maySail(t, view, pirate, place) || isPardonPort(t, view, pirate, port))) return [];
    const status = portStatus(t, view, pirate, port);
    return {
      port,
      place,
      nation: nth(t.portNation, port),
      status,
      rate: conversionRate(status),
      ransoms: paysRansom(t, port, status),
      refits: mayRefit(t, port, status),
      refuge: refuges.find((one) => one.port === port),
    };
  });
}

const isPardonPort = (t: Tables, view: View, pirate: PirateId, port: PortId): boolean =>
  t.portNation[port] === ENGLISH && isPardoned(view, pirate);

/** Null where no way leads. */
export function sail({ o }: Course, leg: Leg, to: PlaceId): Leg | null {
  const { r } = leg;
  if (r.at === to) return leg;
  const moves = distance(o.chart, r.at, to);
  if (moves >= FAR) return null;
  const step = leg.step ?? firstHop(o, r, to, moves);
  const exposed = isPort(r.at) ? moves - 1 : moves;
  const safe = leg.safe * survives(o, r, r.at, exposed) * (isPort(to) ? 1 : 1 - menace(o, r, to));
  return step ? { r: { ...r, at: to }, actions: leg.actions + moves * r.moveCost, step, safe } : null;
}

/** The chance that so many Actions at sea, the first of them here, bring no hunter who is his end. */
export function survives(o: Outlook, r: Raider, place: PlaceId, actions: number): number {
  if (actions <= 0) return 1;
  return (1 - hunted(o, r)) ** (actions / ACTIONS_A_TURN) * (1 - menace(o, r, place));
}

function firstHop(o: Outlook, r: Raider, to: PlaceId, moves: number): Step | null {
  for (const next of nth(o.tables.moves, r.at))
    if (distance(o.chart, next, to) === moves - 1 && (next === to || !isPort(next)) && maySail(o.tables, o.view, r.pirate, next))
      return { do: 'move', to: next };
  return null;
}

/** The plan ends here, with the pirate in play. */
export function stayInPlay({ o, refuges, now, plans }: Course, { r, actions, step, safe }: Leg): void {
  if (!step) return;
  const worth = worthInPlay(o, r, actions, retreatFrom(o, r, refuges, r.at));
  plans.push({ step, actions, gain: safe * worth + (1 - safe) * o.goals.lost(o, r) - now - o.action * actions });
}

/** The part of an Action that a successor will take to come into play, by the pirates left at sea. */
const SUCCESSOR = [1, 0.5, 0.25, 0] as const;

/** The plan ends with his retirement; the last Action is counted in already. */
export function goHome({ o, now, plans }: Course, { r, actions, step, safe }: Leg): void {
  if (!step) return;
  const lives = safe * lasts(o, actions) * (actions > o.view.actionsLeft ? 1 - mutinyRisk(r) / 2 : 1);
  const others = nth(o.view.fleet, o.seat).length - 1;
  const successor = SUCCESSOR[Math.max(0, others)] ?? 0;
  plans.push({
    step,
    actions,
    gain: lives * o.goals.home(o, r, actions) + (1 - lives) * o.goals.lost(o, r) - now - o.action * (actions + successor),
  });
}
