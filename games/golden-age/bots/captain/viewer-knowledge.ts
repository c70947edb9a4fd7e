/** What a seat knows and most estimates need, computed once per decision. */
import { cardsOf, FACE_DOWN, HOSTAGES, MERCHANTS, NONE, type Seat, type Tables, type View } from '@bb/golden-age/rules';
import type { Situation } from '../bot.ts';
import { ACTIONS_PER_TURN, drawsPerTurn, LOSS_CHANCE_PER_ROUND } from './assumptions.ts';
import { type Distances, distancesOf } from './distances.ts';
import type { Goals } from './goals.ts';
import { memoize } from './memoize.ts';
import { falls } from './peril.ts';
import type { Habits } from './weaker-captains.ts';

export interface ViewerKnowledge {
  readonly view: View;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly distances: Distances;
  /** What an Action earns on average. */
  readonly action: number;
  /** By Cargo rating: the chance that a face-down merchant has it. */
  readonly cargoOdds: readonly number[];
  /** The mean Value of the hostages not aboard any ship. */
  readonly hostageValue: number;
  /** By number of own turns to come: the chance that the game lasts that long. */
  readonly duration: readonly number[];
  /** By a key made of Speed and fight: the chance that a Commissioner yet to be drawn catches and beats such a ship. */
  readonly falls: (key: number) => number;
  /** What the seat plays for. */
  readonly goals: Goals;
  /** How the player plays. */
  readonly habits: Habits;
}

const [PARDON] = cardsOf('general-pardon');
/** 4.1 About how many cards the long game's second deck has. */
const SECOND_DECK_CARDS = 70;

export function knowledgeOf({ view, decision, tables }: Situation, goals: Goals, habits: Habits): ViewerKnowledge {
  return {
    view,
    tables,
    seat: decision.seat,
    distances: distancesOf(tables),
    action: goals.action(view.players),
    goals,
    habits,
    cargoOdds: cargoOdds(view, tables),
    hostageValue: hostageValue(view, tables),
    duration: goals.duration(view, tables, decision.seat),
    falls: memoize((key: number) => fallsOf(view, tables, Math.floor(key / 64) - 8, key % 64)),
  };
}

/** The mean over the Commissioners in the pool; 0 if it is empty. */
function fallsOf({ commissionerPool }: View, t: Tables, speed: number, fight: number): number {
  let sum = 0;
  for (const commissioner of commissionerPool) {
    const { speed: pace, combat } = t.commissioners[commissioner];
    sum += falls(speed, fight, { speed: pace, combat: combat + t.navyBonus });
  }
  return sum / Math.max(1, commissionerPool.length);
}

/** A face-down merchant can be any that is not seen, in the pool or on the map. */
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

/** 17.2 #8 The chance that the game still goes on after this many draws. */
function lastsForDraws(view: View, t: Tables, draws: number): number {
  if (t.settings.length === 'long' && view.pardons === 0 && PARDON !== undefined && view.aside.includes(PARDON)) {
    const later = draws - view.deckSize;
    return later <= 0 ? 1 : Math.max(0, 1 - (later / SECOND_DECK_CARDS) ** 3);
  }
  const deck = view.deckSize;
  if (draws >= deck) return 0;
  const inDeck = PARDON === undefined || !view.aside.includes(PARDON);
  const comings = 2 - view.pardons;
  if (comings <= 0 && inDeck) return 1 - draws / deck;
  const late = deck - t.pardonReturnsAt;
  if (late > 0) return draws <= late ? 1 : 1 - (draws - late) / t.pardonReturnsAt;
  return 1 - (draws / deck) ** (comings + 1);
}

/** How many own turns to look ahead. */
const HORIZON_TURNS = 12;

/** By number of own turns to come: the chance that the game lasts that long, by the deck and the Pardons seen. */
export function durationOf(view: View, t: Tables, seat: Seat): readonly number[] {
  const first = ((seat - Math.max(0, view.active) + view.players - 1) % view.players) + 1;
  return Array.from({ length: HORIZON_TURNS + 1 }, (_, turns) => {
    if (turns === 0) return 1;
    const rounds = turns - 1 + first / view.players;
    return lastsForDraws(view, t, rounds * view.players * drawsPerTurn(view.players)) * (1 - LOSS_CHANCE_PER_ROUND) ** rounds;
  });
}

/** The chance that after this many more Actions of the seat the game still goes on and the pirate is not lost, mutinies aside. */
export function lasts(o: ViewerKnowledge, actions: number): number {
  const later = actions - (o.view.active === o.seat ? o.view.actionsLeft : 0);
  if (later <= 0) return 1;
  return o.duration[Math.min(HORIZON_TURNS, Math.ceil(later / ACTIONS_PER_TURN - 0.2))] ?? 1;
}
