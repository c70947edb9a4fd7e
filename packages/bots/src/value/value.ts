/** What a position is worth to each seat: Victory Points at the end of the game, and the chance to win it. */
import { type Game, IN_PLAY, outcome, type PirateId, shareOfWin } from '@bb/engine';
import { nth } from '../captain/nth.ts';
import { describePirate, describeSeat, PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';
import { remembered, worldOf } from './memory.ts';
import { evaluate, PIRATE_SHAPE, PIRATES_FROM, SCALE, SEAT_SHAPE } from './network.ts';
import { solitaireChances } from './solitaire.ts';
import { WEIGHTS } from './weights.ts';

const x = new Float64Array(SEAT_FEATURES + PIRATE_FEATURES);

/** Fills `vp` and `win`, a number for each seat. */
export function appraise(g: Game, vp: Float64Array, win: Float64Array): void {
  const end = g.ask ? null : outcome(g);
  if (end) {
    for (let seat = 0; seat < g.players; seat++) {
      vp[seat] = nth(end.vp, seat);
      win[seat] = shareOfWin(end, seat);
    }
    return;
  }
  const world = worldOf(g);
  let rest = 0;
  for (let seat = 0; seat < g.players; seat++) {
    const more = toCome(g, seat, world);
    rest += more;
    vp[seat] = nth(g.vp, seat) + more;
  }
  if (g.tables.settings.solitaire) solitaireChances(g, win);
  else chances(vp, g.players, spread(rest / g.players), win);
}

function toCome(g: Game, seat: number, world: number): number {
  describeSeat(g, seat, x, 0);
  let sum = evaluate(SEAT_SHAPE, WEIGHTS, 0, x);
  for (const pirate of nth(g.fleet, seat)) {
    if (g.fate[pirate] !== IN_PLAY) continue;
    sum += remembered(g, pirate, world, () => pirateWorth(g, pirate));
  }
  return SCALE * Math.max(0, sum);
}

/** Of a pirate in play, in units of `SCALE`. */
export function pirateWorth(g: Game, pirate: PirateId): number {
  describePirate(g, pirate, x, 0);
  return evaluate(PIRATE_SHAPE, WEIGHTS, PIRATES_FROM, x);
}

/** How far from what is expected each may end, so many Victory Points being still to come. */
const spread = (rest: number): number => 1 + 3 * Math.sqrt(Math.max(0, rest));

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
