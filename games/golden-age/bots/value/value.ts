/** The value function: the Victory Points each seat will end the game with, and its chance to win. */
import { type Game, IN_PLAY, MAX_SEATS, type PirateId } from '@bb/golden-age/rules';
import { itemAt } from '@bb/kernel';
import type { Appraisal } from '@bb/search';
import { describePirate, describeSeat, PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';
import { evaluate, PIRATE_LAYERS, PIRATE_WEIGHTS_START, SEAT_LAYERS, VP_PER_UNIT } from './network.ts';
import { WEIGHTS } from './network-weights.ts';
import { cachedWorth, worldHash } from './pirate-cache.ts';
import { solitaireChances } from './solitaire-chances.ts';

const x = new Float64Array(SEAT_FEATURES + PIRATE_FEATURES);

/** By number of players: what is returned each time, since a search would spend much of its time on making these lists. */
const RESULTS = Array.from({ length: MAX_SEATS + 1 }, (_, players) => ({
  scores: new Float64Array(players),
  win: new Float64Array(players),
}));

/** @param g must not be over @returns the same object for each position of as many players */
export function appraise(g: Game): Appraisal {
  const result = itemAt(RESULTS, g.players);
  const { scores: vp, win } = result;
  const world = worldHash(g);
  let rest = 0;
  for (let seat = 0; seat < g.players; seat++) {
    const more = remainingVp(g, seat, world);
    rest += more;
    vp[seat] = itemAt(g.vp, seat) + more;
  }
  if (g.tables.settings.solitaire) solitaireChances(g, win);
  else chances(vp, g.players, spread(rest / g.players), win);
  return result;
}

/** The Victory Points that a seat will still score. */
function remainingVp(g: Game, seat: number, world: number): number {
  describeSeat(g, seat, x, 0);
  let sum = evaluate(SEAT_LAYERS, WEIGHTS, 0, x);
  for (const pirate of itemAt(g.fleet, seat)) {
    if (g.fate[pirate] !== IN_PLAY) continue;
    sum += cachedWorth(g, pirate, world, () => pirateWorth(g, pirate));
  }
  return VP_PER_UNIT * Math.max(0, sum);
}

/** What a pirate in play will still score, in units of `VP_PER_UNIT`. */
export function pirateWorth(g: Game, pirate: PirateId): number {
  describePirate(g, pirate, x, 0);
  return evaluate(PIRATE_LAYERS, WEIGHTS, PIRATE_WEIGHTS_START, x);
}

/** How far a seat may end from its expected Victory Points, given how many are still to come. */
const spread = (rest: number): number => 1 + 3 * Math.sqrt(Math.max(0, rest));

/** Turns expected Victory Points into chances to win, by a softmax. */
function chances(vp: Float64Array, players: number, spread: number, win: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < players; seat++) most = Math.max(most, vp[seat] ?? 0);
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const e = Math.exp(((vp[seat] ?? 0) - most) / spread);
    win[seat] = e;
    sum += e;
  }
  for (let seat = 0; seat < players; seat++) win[seat] = (win[seat] ?? 0) / sum;
}
