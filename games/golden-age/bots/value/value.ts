/** The value function: the Victory Points each seat will end the game with, and its chance to win. */
import { type Game, type GoldenAge, IN_PLAY, MAX_SEATS, type PirateId } from '@bb/golden-age/rules';
import { type Appraisal, evaluate, lazily, type Network, type Row, type ValueFeatures, weightStartsOf, weightsFromText } from '@bb/search';
import { describePirate, describeSeat, isToAct, PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';
import { TEXT } from './network-weights.ts';
import { pirateCache, worldHash } from './pirate-cache.ts';
import { SOLITAIRE_VALUE, type SolitaireChances, solitaireChances } from './solitaire.ts';
import { TEXT as SOLITAIRE_TEXT } from './solitaire-weights.ts';

const SEAT: Network = { inputs: SEAT_FEATURES, first: 16, second: 8 };
const PIRATE: Network = { inputs: PIRATE_FEATURES, first: 24, second: 8 };
const NETWORKS = [SEAT, PIRATE];
const [SEAT_START = 0, PIRATE_START = 0] = weightStartsOf(NETWORKS);
/** How many Victory Points an output of 1 stands for. */
const VP_PER_UNIT = 20;

/** What a seat still scores is the output for the seat plus the outputs for each of its pirates in play. */
export const VALUE: ValueFeatures<GoldenAge> = {
  networks: NETWORKS,
  target: { kind: 'points', unit: VP_PER_UNIT, pointsOf: (g, seat) => g.vp[seat] },
  isSampled: isToAct,
  describe: (g) =>
    g.fleet.map((fleet, seat): readonly Row[] => {
      const inputs = new Float32Array(SEAT_FEATURES);
      describeSeat(g, seat, inputs, 0);
      return [{ network: 0, inputs }, ...fleet.filter((pirate) => g.fate[pirate] === IN_PLAY).map((pirate) => rowOf(g, pirate))];
    }),
};

function rowOf(g: Game, pirate: PirateId): Row {
  const inputs = new Float32Array(PIRATE_FEATURES);
  describePirate(g, pirate, inputs, 0);
  return { network: 1, inputs };
}

const x = new Float64Array(SEAT_FEATURES + PIRATE_FEATURES);

/** By number of players: what is returned each time, since a search would spend much of its time on making these lists. */
const RESULTS = Array.from({ length: MAX_SEATS + 1 }, (_, players) => ({
  scores: new Float64Array(players),
  win: new Float64Array(players),
}));

/** @returns what a pirate in play will still score, in units of `VP_PER_UNIT` */
function worthBy(weights: Float64Array, g: Game, pirate: PirateId): number {
  describePirate(g, pirate, x, 0);
  return evaluate(PIRATE, weights, PIRATE_START, x);
}

/** @returns the value function with these weights, for positions that are not over; it returns the same object for each position of as many players */
export function valueWith(weights: Float64Array, solitaire: SolitaireChances): (g: Game) => Appraisal {
  const cachedWorth = pirateCache();

  /** The Victory Points that a seat will still score. */
  function remainingVp(g: Game, seat: number, world: number): number {
    describeSeat(g, seat, x, 0);
    let sum = evaluate(SEAT, weights, SEAT_START, x);
    for (const pirate of g.fleet[seat]) {
      if (g.fate[pirate] !== IN_PLAY) continue;
      sum += cachedWorth(g, pirate, world, () => worthBy(weights, g, pirate));
    }
    return VP_PER_UNIT * Math.max(0, sum);
  }

  return (g) => {
    const result = RESULTS[g.players];
    const { scores: vp, win } = result;
    const world = worldHash(g);
    let rest = 0;
    for (let seat = 0; seat < g.players; seat++) {
      const more = remainingVp(g, seat, world);
      rest += more;
      vp[seat] = g.vp[seat] + more;
    }
    if (g.tables.settings.solitaire) solitaire(g, world, win);
    else chances(vp, g.players, spread(rest / g.players), win);
    return result;
  };
}

export const shippedWeights = lazily(() => weightsFromText(NETWORKS, TEXT));
export const shippedSolitaireWeights = lazily(() => weightsFromText(SOLITAIRE_VALUE.networks, SOLITAIRE_TEXT));
const chancesInSolitaire = lazily(() => solitaireChances(shippedSolitaireWeights()));
export const shippedSolitaire: SolitaireChances = (g, world, win) => chancesInSolitaire()(g, world, win);
const shippedValue = lazily(() => valueWith(shippedWeights(), shippedSolitaire));

/** The value function with the shipped weights. */
export const appraise = (g: Game): Appraisal => shippedValue()(g);
export const pirateWorth = (g: Game, pirate: PirateId): number => worthBy(shippedWeights(), g, pirate);

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
