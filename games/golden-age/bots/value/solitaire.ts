/**
 * 19.9 The chances to win a solitaire game: Blackbeard's by networks fitted to such games (`training/solitaire.ts`), for how he and the System
 * Player stand, for Blackbeard himself, and for each of his rivals at sea. The seats of the System Player share the rest.
 */
import {
  BLACKBEARD,
  BLACKBEARDS_GOAL,
  BLACKBEARDS_SEAT,
  booty,
  type Game,
  type GoldenAge,
  HUNTED_FROM_NOTORIETY,
  IN_PLAY,
  isHunted,
  NO_SHIP,
  PIRATES,
  type PirateId,
  retirementVp,
  SYSTEM_SEATS,
  SYSTEMS_GOAL,
  systemVp,
} from '@bb/golden-age/rules';
import { evaluate, flag, type Network, type Row, type ValueFeatures, weightStartsOf } from '@bb/search';
import { UNSOLD_BOOTY_SHARE } from '../captain/assumptions.ts';
import { describePirate, describeSeat, isToAct, PIRATE_FEATURES, SEAT_FEATURES } from './features.ts';
import { pirateCache } from './pirate-cache.ts';

const STANDING = 14;
const NETWORKS: readonly Network[] = [
  { inputs: SEAT_FEATURES + STANDING, first: 16, second: 8 },
  { inputs: PIRATE_FEATURES, first: 24, second: 8 },
  { inputs: PIRATE_FEATURES, first: 12, second: 4 },
];
const [SEAT, HIMSELF, RIVAL] = [0, 1, 2] as const;

const worthAshore = (g: Game, pirate: PirateId): number => retirementVp(g.notoriety[pirate], g.netWorth[pirate]);

/** Writes how the two sides stand to `out`, from index `i` on: Victory Points as shares of each side's goal. */
function describeStanding(g: Game, out: Float32Array | Float64Array, i: number): void {
  const aboard = g.ship[BLACKBEARD] === NO_SHIP ? 0 : booty(g.tables, g, BLACKBEARD) / 100;
  const kept = g.vp[BLACKBEARDS_SEAT] + worthAshore(g, BLACKBEARD);
  const fortune = kept + UNSOLD_BOOTY_SHARE * aboard;
  const rivals = SYSTEM_SEATS.flatMap((seat) => g.fleet[seat]);
  const afloat = rivals.reduce((sum, pirate) => sum + worthAshore(g, pirate), 0);
  const scored = systemVp(g) / SYSTEMS_GOAL;
  out[i++] = flag(g.tables.navyBonus === 0);
  out[i++] = Math.min(1, kept / BLACKBEARDS_GOAL);
  out[i++] = Math.min(1, fortune / BLACKBEARDS_GOAL);
  out[i++] = flag(kept >= BLACKBEARDS_GOAL);
  out[i++] = flag(fortune >= BLACKBEARDS_GOAL);
  out[i++] = flag(kept >= 0.8 * BLACKBEARDS_GOAL);
  out[i++] = g.notoriety[BLACKBEARD] / HUNTED_FROM_NOTORIETY;
  out[i++] = flag(isHunted(g));
  out[i++] = scored;
  out[i++] = scored * scored;
  out[i++] = afloat / SYSTEMS_GOAL;
  out[i++] = flag(scored + afloat / SYSTEMS_GOAL >= 1);
  out[i++] = rivals.length / SYSTEM_SEATS.length;
  out[i++] = g.pirateDeck.length / PIRATES.length;
}

function describeSides(g: Game, out: Float32Array | Float64Array): void {
  describeSeat(g, BLACKBEARDS_SEAT, out, 0);
  describeStanding(g, out, SEAT_FEATURES);
}

const networkOf = (pirate: PirateId): typeof HIMSELF | typeof RIVAL => (pirate === BLACKBEARD ? HIMSELF : RIVAL);
const atSea = (g: Game): readonly PirateId[] => g.fleet.flatMap((fleet) => fleet.filter((pirate) => g.fate[pirate] === IN_PLAY));

/** All rows are Blackbeard's: the value of the System Player's seats is 0. */
export const SOLITAIRE_VALUE: ValueFeatures<GoldenAge> = {
  networks: NETWORKS,
  target: { kind: 'win' },
  isSampled: isToAct,
  describe(g) {
    const inputs = new Float32Array(SEAT_FEATURES + STANDING);
    describeSides(g, inputs);
    const pirates = atSea(g).map((pirate): Row => {
      const row = new Float32Array(PIRATE_FEATURES);
      describePirate(g, pirate, row, 0);
      return { network: networkOf(pirate), inputs: row };
    });
    return g.fleet.map((_, seat) => (seat === BLACKBEARDS_SEAT ? [{ network: SEAT, inputs }, ...pirates] : []));
  },
};

/** Fills `win`, by seat. @param world  the `worldHash` of the position */
export type SolitaireChances = (g: Game, world: number, win: Float64Array) => void;

export function solitaireChances(weights: Float64Array): SolitaireChances {
  const cached = pirateCache();
  const starts = weightStartsOf(NETWORKS);
  const x = new Float64Array(SEAT_FEATURES + STANDING + PIRATE_FEATURES);
  const outputOf = (network: number): number => evaluate(NETWORKS[network], weights, starts[network], x);
  return (g, world, win) => {
    describeSides(g, x);
    let value = outputOf(SEAT);
    for (const pirate of atSea(g))
      value += cached(g, pirate, world, () => {
        describePirate(g, pirate, x, 0);
        return outputOf(networkOf(pirate));
      });
    // What a softmax makes of this value and a 0 for each seat of the System Player.
    const chance = 1 / (1 + SYSTEM_SEATS.length * Math.exp(-value));
    win.fill((1 - chance) / SYSTEM_SEATS.length);
    win[BLACKBEARDS_SEAT] = chance;
  };
}
