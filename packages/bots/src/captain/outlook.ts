/** What a seat knows that many judgements need: computed once for a decision. */
import { cardsOf, FACE_DOWN, HOSTAGES, MERCHANTS, NONE, type Seat, type Tables, type View } from '@bb/engine';
import type { Situation } from '../bot.ts';
import { type Chart, chartOf } from './chart.ts';
import { ACTIONS_A_TURN, DRAWS_A_TURN, MISFORTUNE } from './weights.ts';

export interface Outlook {
  readonly view: View;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly chart: Chart;
  /** By Cargo rating: how likely a merchant that lies face down has it. */
  readonly cargoOdds: readonly number[];
  /** The mean Value of the hostages not aboard any ship. */
  readonly hostageValue: number;
  /** By own turns to come: the chance that the game lasts so long. */
  readonly duration: readonly number[];
}

const [PARDON] = cardsOf('general-pardon');
/** 17.2 #8 After its second coming the Pardon waits until so many cards are left. */
const PARDON_RETURNS_AT = 20;

export function lookOut({ view, decision, tables }: Situation): Outlook {
  return {
    view,
    tables,
    seat: decision.seat,
    chart: chartOf(tables),
    cargoOdds: cargoOdds(view, tables),
    hostageValue: hostageValue(view, tables),
    duration: durationOf(view, decision.seat),
  };
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
export function lastsForDraws(view: View, draws: number): number {
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

/** Rounds until this seat's turn after so many own turns. */
function durationOf(view: View, seat: Seat): readonly number[] {
  const first = ((seat - Math.max(0, view.active) + view.players - 1) % view.players) + 1;
  return Array.from({ length: HORIZON + 1 }, (_, turns) => {
    if (turns === 0) return 1;
    const rounds = turns - 1 + first / view.players;
    return lastsForDraws(view, rounds * view.players * DRAWS_A_TURN) * (1 - MISFORTUNE) ** rounds;
  });
}

/** The chance that the game still goes on, and the pirate still lives but for mutinies, when his player has taken so many more Actions. */
export function lasts(o: Outlook, actions: number): number {
  const later = actions - (o.view.active === o.seat ? o.view.actionsLeft : 0);
  if (later <= 0) return 1;
  return o.duration[Math.min(HORIZON, Math.ceil(later / ACTIONS_A_TURN - 0.2))] ?? 1;
}
