/** What a seat knows that many judgments need: computed once for a decision. */
import { cardsOf, FACE_DOWN, HOSTAGES, MERCHANTS, NONE, type Seat, type Tables, type View } from '@bb/engine';
import type { Situation } from '../bot.ts';
import { type Chart, chartOf } from './chart.ts';
import type { Goals } from './goals.ts';
import { nth } from './nth.ts';
import { falls } from './peril.ts';
import { remembered } from './remembered.ts';
import { ACTIONS_A_TURN, drawsATurn, MISFORTUNE } from './weights.ts';

export interface Outlook {
  readonly view: View;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly chart: Chart;
  /** What an Action earns on average. */
  readonly action: number;
  /** By Cargo rating: how likely a merchant that lies face down has it. */
  readonly cargoOdds: readonly number[];
  /** The mean Value of the hostages not aboard any ship. */
  readonly hostageValue: number;
  /** By own turns to come: the chance that the game lasts so long. */
  readonly duration: readonly number[];
  /** By Speed and fight: the chance that a Commissioner who is yet to be drawn catches and beats such a ship. */
  readonly falls: (key: number) => number;
  /** What it plays for. */
  readonly goals: Goals;
}

const [PARDON] = cardsOf('general-pardon');
/** 17.2 #8 After its second coming the Pardon waits until so many cards are left. */
const PARDON_RETURNS_AT = 20;
/** 4.1 Cards in the deck of the long game's second round, about. */
const SECOND_DECK = 70;

export function lookOut({ view, decision, tables }: Situation, goals: Goals): Outlook {
  return {
    view,
    tables,
    seat: decision.seat,
    chart: chartOf(tables),
    action: goals.action(view.players),
    goals,
    cargoOdds: cargoOdds(view, tables),
    hostageValue: hostageValue(view, tables),
    duration: goals.duration(view, tables, decision.seat),
    falls: remembered((key: number) => fallsOf(view, tables, Math.floor(key / 64) - 8, key % 64)),
  };
}

/** The mean over those in the pool; none, none falls. */
function fallsOf({ commissionerPool }: View, t: Tables, speed: number, fight: number): number {
  let sum = 0;
  for (const one of commissionerPool) {
    const { speed: pace, combat } = nth(t.commissioners, one);
    sum += falls(speed, fight, { speed: pace, combat: combat + t.navyBonus });
  }
  return sum / Math.max(1, commissionerPool.length);
}

/** Those in the pool and those face down look alike: all that are not seen. */
function cargoOdds(view: View, t: Tables): readonly number[] {
  const counts: number[] = [];
  let unseen = 0;
  const seen = new Set<number>(view.merchantAt.filter((m) => m !== NONE && m !== FACE_DOWN));
  for (const m of MERCHANTS) {
    if (seen.has(m)) continue;
    const cargo = t.merchantCargo[m] ?? 0;
    counts[cargo] = (counts[cargo] ?? 0) + 1;
    unseen++;
  }
  return Array.from(counts, (n = 0) => n / Math.max(1, unseen));
}

function hostageValue(view: View, t: Tables): number {
  let sum = 0;
  let n = 0;
  for (const h of HOSTAGES) {
    if (view.hostageOf[h] !== NONE) continue;
    sum += t.hostages[h]?.value ?? 0;
    n++;
  }
  return n === 0 ? 0 : sum / n;
}

/** The chance that the game still goes on after so many cards have been drawn (17.2 #8). */
function lastsForDraws(view: View, t: Tables, draws: number): number {
  if (t.settings.length === 'long' && view.pardons === 0 && PARDON !== undefined && view.aside.includes(PARDON)) {
    const later = draws - view.deckSize;
    return later <= 0 ? 1 : Math.max(0, 1 - (later / SECOND_DECK) ** 3);
  }
  const deck = view.deckSize;
  if (draws >= deck) return 0;
  const inDeck = PARDON === undefined || !view.aside.includes(PARDON);
  const comings = 2 - view.pardons;
  if (comings <= 0 && inDeck) return 1 - draws / deck;
  const late = deck - PARDON_RETURNS_AT;
  if (late > 0) return draws <= late ? 1 : 1 - (draws - late) / PARDON_RETURNS_AT;
  return 1 - (draws / deck) ** (comings + 1);
}

/** Own turns looked ahead. */
const HORIZON = 12;

/** By own turns to come: the chance that the game lasts so long, as the deck and the Pardon have it. */
export function durationOf(view: View, t: Tables, seat: Seat): readonly number[] {
  const first = ((seat - Math.max(0, view.active) + view.players - 1) % view.players) + 1;
  return Array.from({ length: HORIZON + 1 }, (_, turns) => {
    if (turns === 0) return 1;
    const rounds = turns - 1 + first / view.players;
    return lastsForDraws(view, t, rounds * view.players * drawsATurn(view.players)) * (1 - MISFORTUNE) ** rounds;
  });
}

/** The chance that the game still goes on, and the pirate still lives but for mutinies, when his player has taken so many more Actions. */
export function lasts(o: Outlook, actions: number): number {
  const later = actions - (o.view.active === o.seat ? o.view.actionsLeft : 0);
  if (later <= 0) return 1;
  return o.duration[Math.min(HORIZON, Math.ceil(later / ACTIONS_A_TURN - 0.2))] ?? 1;
}
